/** What somebody answered, and what it is worth. */
import type { Puzzle } from '../../engine/puzzle.ts'
import { keyOf } from '../../engine/result.ts'
import type { Action, Toll } from '../../engine/types.ts'
import type { Picture } from '../../table/protocol.ts'
import type { Laying } from '../games/page-game.ts'

export interface Answered {
  readonly right: boolean
  /** The key of what was chosen. */
  readonly key: string
  /** What laying took. */
  readonly toll: Toll | null
}

/** Of several actions, as on a longer way, the first is the answer. Null where it goes on: dice are still being laid. */
export function answeredBy(
  puzzle: Puzzle,
  laying: Laying | undefined,
  [before, now]: readonly [before: Picture, now: Picture],
  [action]: readonly Action[],
): Answered | null {
  if (!action) return null
  const key = keyOf(action)
  if (puzzle.kind === 'choice') return { right: key === keyOf(puzzle.options[0].action), key, toll: null }
  const toll = laying?.tollOf(before.view, now.view, action) ?? null
  return toll && { right: toll.cost <= puzzle.proven.best.cost, key, toll }
}
