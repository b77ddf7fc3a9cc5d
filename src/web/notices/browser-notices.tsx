/** Whether this browser shows a notice when it is one's turn. */
import { type Signal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Switch } from '../parts/switch/switch.tsx'
import { canSubscribe } from './push.ts'
import { words } from './text/index.ts'
import { setBrowser, type Wishing } from './wishes.ts'

export function BrowserNotices({ now }: { readonly now: Signal<Wishing | null> }) {
  const can = useSignal(false)
  useEffect(() => {
    void canSubscribe().then(is => (can.value = is))
  }, [])
  const { wishes, pushKey = null } = now.value ?? {}
  if (!can.value || pushKey === null) return <p class="muted">{words.value.noPush}</p>
  return (
    <Switch
      label={words.value.browser}
      checked={wishes?.push !== undefined}
      onChange={isOn => void setBrowser(now, isOn)}
    />
  )
}
