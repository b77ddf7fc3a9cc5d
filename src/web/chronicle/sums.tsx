/** The few numbers that sum up a chronicle. */
import { deedsIn, streaksIn } from '../../table/chronicle-stats.ts'
import { Card } from '../parts/card/card.tsx'
import type { Shelf } from './shelf.ts'
import { words } from './text/index.ts'

export function Sums({ shelf: { entries, looks } }: { readonly shelf: Shelf }) {
  const say = words.value
  const { current, longest } = streaksIn(entries)
  const deedsOf = (game: string) => deedsIn(entries.filter(entry => entry.game === game)).size
  const deeds = [...looks.keys()].reduce((sum, game) => sum + deedsOf(game), 0)
  const numbers: readonly (readonly [number, string])[] = [
    [entries.length, say.matches],
    [entries.filter(({ won }) => won).length, say.wins],
    [current, say.streak],
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
