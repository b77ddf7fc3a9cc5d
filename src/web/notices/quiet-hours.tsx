/** Hours in which nothing is sent. */
import type { Signal } from '@preact/signals'
import { Switch } from '../parts/switch/switch.tsx'
import { minuteOf, timeOf } from './minutes.ts'
import { words } from './text/index.ts'
import { keepWishes, type Wishing } from './wishes.ts'

const NIGHT = { from: 22 * 60, to: 7 * 60 }

export function QuietHours({ now }: { readonly now: Signal<Wishing | null> }) {
  const say = words.value
  const quiet = now.value?.wishes.quiet
  const set = (hours: { readonly from: number; readonly to: number } | undefined) => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
    return void keepWishes(now, { quiet: hours && { from: hours.from, to: hours.to, zone } })
  }
  const time = (edge: 'from' | 'to') => (
    <input
      class="name-field"
      type="time"
      aria-label={`${say.quiet} ${say[edge]}`}
      value={timeOf((quiet ?? NIGHT)[edge])}
      onChange={event => {
        const minute = minuteOf(event.currentTarget.value)
        if (minute !== null && quiet) set({ ...quiet, [edge]: minute })
      }}
    />
  )
  return (
    <div class="server-device-row">
      <Switch
        label={say.quiet}
        checked={quiet !== undefined}
        onChange={isOn => set(isOn ? NIGHT : undefined)}
      />
      {quiet && (
        <>
          {say.from} {time('from')} {say.to} {time('to')}
        </>
      )}
    </div>
  )
}
