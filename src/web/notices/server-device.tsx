/** What the server tells this device while it is away, and what it has of it: asked only by whoever opens it. */
import { type Signal, useSignal } from '@preact/signals'
import { Button } from '../parts/button/button.tsx'
import * as ICONS from '../parts/icons.ts'
import { call } from '../shell/wire.ts'
import { BrowserNotices } from './browser-notices.tsx'
import { QuietHours } from './quiet-hours.tsx'
import './server-device.css'
import { words } from './text/index.ts'
import { Webhook } from './webhook.tsx'
import { download, erase, type Wishing } from './wishes.ts'

export function ServerDevice() {
  const now = useSignal<Wishing | null>(null)
  const isMissing = useSignal(false)
  const read = () =>
    void call('notices', {}).then(
      found => {
        now.value = found
        isMissing.value = false
      },
      () => (isMissing.value = true),
    )
  const say = words.value
  return (
    <details class="server-device" onToggle={event => void (event.currentTarget.open && read())}>
      <summary>{say.title}</summary>
      <p class="muted">{say.lead}</p>
      {now.value ? <Wishes now={now} /> : <p role="status">{isMissing.value ? say.noServer : say.asking}</p>}
    </details>
  )
}

function Wishes({ now }: { readonly now: Signal<Wishing | null> }) {
  const say = words.value
  return (
    <div class="server-device-rows">
      <BrowserNotices now={now} />
      <Webhook now={now} />
      <QuietHours now={now} />
      <div class="server-device-buttons">
        <Button icon={ICONS.download} onPress={() => void download()}>
          {say.download}
        </Button>
        <Button kind="risk" icon={ICONS.trash} sub={say.eraseRisk} onPress={() => void erase(now)}>
          {say.erase}
        </Button>
      </div>
    </div>
  )
}
