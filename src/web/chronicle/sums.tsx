/** The few numbers that sum up a chronicle. */
import { deedsIn, streaksIn } from '../../table/chronicle-stats.ts'
import { today } from '../day/today.ts'
import { Card } from '../parts/card/card.tsx'
import { streakOf } from '../puzzles/of-day.ts'
import type { Shelf } from './shelf.ts'
import { words } from './text/index.ts'

type Numbers = readonly (readonly [number, string])[]

export function Sums({ shelf: { entries, looks } }: { readonly shelf: Shelf }) {
  const say = words.value
  const { current, longest } = streaksIn(entries)
  const deedsOf = (game: string) => deedsIn(entries.filter(entry => entry.game === game)).size
  const deeds = [...looks.keys()].reduce((sum, game) => sum + deedsOf(game), 0)
  const numbers: Numbers = [
    [entries.length, say.matches],
    [entries.filter(({ won }) => won).length, say.wins],
    [current, say.streak],
    [longest, say.longest],
    [deeds, say.deedsDone],
  ]
  return <SumsCard label={say.sums} numbers={numbers} />
}

/** What was answered to puzzles. */
export function PuzzleSums({ shelf: { answers } }: { readonly shelf: Shelf }) {
  const say = words.value
  if (answers.length === 0) return null
  const { current, longest } = streakOf(answers, today())
  const numbers: Numbers = [
    [answers.length, say.puzzles.answered],
    [answers.filter(({ right }) => right).length, say.puzzles.right],
    [current, say.puzzles.streak],
    [longest, say.puzzles.longest],
  ]
  return <SumsCard label={say.puzzles.title} title={say.puzzles.title} numbers={numbers} />
}

interface CardProps {
  readonly label: string
  readonly title?: string
  readonly numbers: Numbers
}

function SumsCard({ label, title, numbers }: CardProps) {
  return (
    <Card class="chronicle-card chronicle-sums" label={label}>
      {title !== undefined && <h2>{title}</h2>}
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
