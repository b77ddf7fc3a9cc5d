/** An address of one's own that hears when it is one's turn. */
import { type Signal, useSignal } from '@preact/signals'
import { Button } from '../parts/button/button.tsx'
import { NameField } from '../parts/name-field/name-field.tsx'
import { words } from './text/index.ts'
import { keepWishes, type Wishing } from './wishes.ts'

const LONGEST = 500

export function Webhook({ now }: { readonly now: Signal<Wishing | null> }) {
  const say = words.value
  const written = useSignal(now.value?.wishes.webhook ?? '')
  const keep = () => keepWishes(now, { webhook: written.value.trim() || undefined })
  return (
    <div class="server-device-row">
      <b>{say.webhook}</b>
      <NameField
        label={say.webhook}
        value={written.value}
        maxLength={LONGEST}
        onInput={text => (written.value = text)}
      />
      <Button name={`${say.keep}: ${say.webhook}`} onPress={() => void keep()}>
        {say.keep}
      </Button>
      <p class="muted">{say.webhookHelp}</p>
    </div>
  )
}
