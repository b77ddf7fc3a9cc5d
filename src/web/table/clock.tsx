/** Time left in a match against the clock; the table itself keeps the time, this only shows it run. */
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Chip } from '../parts/chip/chip.tsx'
import * as ICONS from '../parts/icons.ts'
import { text } from '../text/index.ts'

export function Clock({ left }: { readonly left: number }) {
  const shown = useSignal(left)
  useEffect(() => {
    const since = performance.now()
    shown.value = left
    const tick = setInterval(() => {
      shown.value = Math.max(0, left - (performance.now() - since) / 1000)
    }, 1000)
    return () => clearInterval(tick)
  }, [left])
  return <Chip icon={ICONS.time}>{text.value.clock(shown.value)}</Chip>
}
