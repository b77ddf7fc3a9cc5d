/** The few numbers that sum up a chronicle. */
import { Card } from '../parts/card/card.tsx'
import type { Shelf } from './shelf.ts'
import { deedsDone, rowsOf } from './stats.ts'
import { words } from './text/index.ts'

export function Sums({ shelf: { entries, looks } }: { readonly shelf: Shelf }) {
  const say = words.value
  const { now, longest } = rowsOf(entries)
  const deeds = [...looks.keys()].reduce((sum, game) => sum + deedsDone(entries, game).size, 0)
  const numbers: readonly (readonly [number, string])[] = [
    [entries.length, say.matches],
    [entries.filter(({ won }) => won).length, say.wins],
    [Math.abs(now), now < 0 ? say.lostRow : say.streak],
    [longest, say.longest],
    [deeds, say.deedsDone],
  ]
  return (
    <Card class="chronicle-card chronicle-sums" label={say.sums}>
      <dl>
        {numbers.map(([number, what]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{number}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
