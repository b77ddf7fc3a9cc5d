/**
 * The options of a decision side by side, for whoever looks on: all run with the same lots, and none drops out. Where the
 * policy has goals, an option is to set out for one.
 */
import type { Action, Seat } from '../../engine/types.ts'
import type { Mind } from '../mind.ts'
import { type Considered, considered } from '../search/considered.ts'
import { deliberating } from '../search/deliberating.ts'
import { spending } from '../search/spending.ts'
import { tried } from '../search/tried.ts'
import { entrants } from './entrants.ts'
import { type Field, fieldOf, leaderOf, runnerOf } from './field.ts'
import { clearly, gapBetween } from './gap.ts'

export interface Comparison {
  /** What is recommended: what was advised, until something else is clearly better. */
  readonly best: Action
  /** All of them were tried equally often. */
  readonly options: readonly Considered[]
}

/** Iterations between two words. */
const SLICE = 48
/** Fewer rounds prove nothing. */
const FEWEST = 32
/** Nobody wants to know it better than this. */
const EXACT = 0.005

/**
 * Tells how it stands as it goes; nothing where there is nothing to compare, or only a detail that advice knows better:
 * where a policy has a slower judgement, it does not.
 */
export function* compare(
  given: Mind,
  known: { readonly state: unknown; readonly seat: Seat },
  advised: Action,
): Generator<Comparison, void> {
  const mind = deliberating(given)
  if (!mind.policy.deliberate && mind.policy.isDetail?.(known.state)) return
  const field = fieldOf(entrants(mind, known, [advised]))
  const { length } = field.runners
  if (length < 2) return
  const seed = mind.rng.below(0x1_0000_0000)
  const isSpent = spending(mind)
  for (let round = 0, told = 0; !isSpent((round + 1) * length); round++) {
    for (const runner of field.runners) runner.scores.push(tried(mind, known, runner, [seed, round]))
    if ((round + 1) * length - told < SLICE) continue
    told = (round + 1) * length
    const comparison = comparisonOf(field, advised)
    yield comparison
    if (comparison.options.every(isExact)) return
  }
}

function comparisonOf(field: Field, advised: Action): Comparison {
  const options = field.runners.map(({ action, scores }) => considered(action, scores))
  return { best: bestIn(field, advised), options }
}

/** By the measure that a look back judges with, which plays on by the fast judgement. */
function bestIn(field: Field, advised: Action): Action {
  const [leader, own] = [leaderOf(field), runnerOf(field, advised)]
  const isLeft = own.scores.length >= FEWEST && clearly(gapBetween(leader.scores, own.scores)) > 0
  return isLeft ? leader.action : advised
}

function isExact({ low, high }: Considered): boolean {
  return high - low <= 2 * EXACT
}
