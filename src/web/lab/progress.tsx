/** How far the games are, how fast they are played, and how long it will take. */
import type { Numbers } from '../../sim/report/numbers.ts'
import { paceOf } from './pace.ts'
import type { Playing } from './run.ts'
import { words } from './text/index.ts'

interface Props {
  readonly playing: Playing
  readonly numbers: Numbers
}

export function Progress({ playing: { done, of, began, now }, numbers }: Props) {
  const say = words.value
  const pace = began === null ? null : paceOf(done, of, now - began)
  const told = [say.of(numbers.count(done), numbers.count(of)), ...(pace ? paceWords(pace, numbers) : [])]
  return (
    <div class="lab-progress">
      <progress aria-label={say.progress} max={of} value={done} />
      <p>{began === null ? say.preparing : told.join(' · ')}</p>
    </div>
  )
}

/** Below one a second, by the minute. */
function paceWords({ rate, left }: { readonly rate: number; readonly left: number }, numbers: Numbers) {
  const say = words.value
  const whole = (value: number) => (value < 10 ? numbers.decimal(value) : numbers.count(Math.round(value)))
  return [
    rate < 1 ? say.ratePerMinute(whole(rate * 60)) : say.rate(whole(rate)),
    left < 100 ? say.seconds(left) : say.minutes(Math.ceil(left / 60)),
  ]
}
