/** Another name for whoever sits there. */
import { useSignal } from '@preact/signals'
import type { Company } from '../../table/protocol.ts'
import { Button } from '../parts/button/button.tsx'
import { NameField } from '../parts/name-field/name-field.tsx'
import { ask } from './ask.ts'
import { nameAt } from './company.ts'
import { words } from './text/index.ts'

interface Props {
  readonly company: Company
  readonly seat: number
  readonly onDone: () => void
}

export function Rename({ company, seat, onDone }: Props) {
  const before = nameAt(company, seat)
  const name = useSignal(before)
  const rename = async (event: SubmitEvent) => {
    event.preventDefault()
    const isChanged = name.value.trim() !== before
    if (isChanged) await ask('rename', { match: company.match, seat, name: name.value.trim() })
    onDone()
  }
  return (
    <form class="person-buttons" onSubmit={event => void rename(event)}>
      <NameField
        label={words.value.newName(before)}
        value={name.value}
        onInput={next => (name.value = next)}
      />
      <Button kind="go" submit>
        {words.value.rename}
      </Button>
    </form>
  )
}
