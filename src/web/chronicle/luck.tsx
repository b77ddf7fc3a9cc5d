/** All dice together against what they show on the average, on a scale of how far they may well stray. */
import { luckIn } from '../../table/chronicle-stats.ts'
import { Card } from '../parts/card/card.tsx'
import type { Shelf } from './shelf.ts'
import { words } from './text/index.ts'

/** The scale reaches so many times as far as dice stray. */
const REACH = 3
/** Of one die. */
const VARIANCE = 35 / 12

export function Luck({ shelf: { entries } }: { readonly shelf: Shelf }) {
  const { dice, sum, expected } = luckIn(entries)
  if (dice === 0) return null
  const say = words.value
  const more = Math.round(sum - expected)
  const stray = Math.sqrt(dice * VARIANCE)
  const share = Math.max(-1, Math.min(1, (sum - expected) / (REACH * stray)))
  return (
    <section class="chronicle-part" aria-label={say.luck}>
      <h2>{say.luck}</h2>
      <Card class="chronicle-card">
        <p>{say.luckOf(dice, more)}</p>
        <div class="luck" aria-hidden="true">
          <span>{say.less}</span>
          <span class="luck-scale">
            <i class="luck-usual" style={{ width: `${100 / REACH}%` }} />
            <i class="luck-mark" style={{ left: `${50 + share * 50}%` }} />
          </span>
          <span>{say.more}</span>
        </div>
        <p class="muted">{say.luckWide(Math.round(stray))}</p>
      </Card>
    </section>
  )
}
