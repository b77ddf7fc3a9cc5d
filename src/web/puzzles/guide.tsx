/** The one who asks: takes the answer instead of playing it, keeps it, and says why. */
import { signal } from '@preact/signals'
import { keyOf } from '../../engine/result.ts'
import type { Picture } from '../../table/protocol.ts'
import type { Day } from '../day/day.ts'
import { call } from '../shell/wire.ts'
import type { Guide } from '../table/look.ts'
import { type Answered, answeredBy } from './answered.ts'
import type { Begun } from './begin.ts'
import { nameOf } from './of-day.ts'
import { Slip } from './slip.tsx'

/** `day`: whose puzzle it is; null where it was only looked up. */
export function guideOf(begun: Begun, day: Day | null): Guide {
  const { game, puzzle, laying } = begun
  const start = puzzle.match.steps.length
  /** The table as it is asked about. */
  let first: Picture | null = null
  const answered = signal<Answered | null>(null)
  const reasons = signal<readonly string[]>([])
  const take = (answer: Answered) => {
    answered.value = answer
    void call('reasons', { match: begun.match, reasons: puzzle.reasons }).then(said => (reasons.value = said))
    void call('answer', { game, puzzle: nameOf(puzzle), day, right: answer.right })
  }
  return {
    Slip: ({ picture }) => {
      if (picture.length === start) first ??= picture
      return (
        <Slip
          begun={begun}
          picture={first ?? picture}
          version={picture.version}
          answered={answered.value}
          reasons={reasons.value}
        />
      )
    },
    lit: () => (answered.value && puzzle.kind === 'choice' ? keyOf(puzzle.options[0].action) : null),
    holds: () => answered.value !== null,
    allows: () => answered.value === null,
    takes: (picture, actions) => {
      const answer = answeredBy(puzzle, laying, [first ?? picture, picture], actions)
      return answer && (() => take(answer))
    },
  }
}
