/** Dice that one hero can lay in a way that is proven best: a riddle, and its answer. */
import type { Proven, Toll } from '../../../../engine/types.ts'
import { rollsDice } from '../../rules/index.ts'
import type { DeckScene } from '../../view/scene/index.ts'
import { type Problem, problemOf } from './problem.ts'
import { bestPlacement, type Placement, plainPlacement } from './search.ts'
import { tollFor } from './toll.ts'

/** What the next best costs more, at least, and what one loses without a thought: a card of time is no riddle. */
const CLEAR = 2
const WORTH = 4

/**
 * Null where more is at stake than damage, time and potions, where dice may still be rolled, where
 * there is no proof, and where anybody would do it.
 */
export function provenOf(view: DeckScene): Proven | null {
  const problem = problemOf(view)
  if (!problem || !isPlain(problem)) return null
  const best = bestPlacement(problem)
  if (!best.isExact || best.actions.length === 0 || best.end.short > 0) return null
  const next = bestPlacement(problem, undefined, best.cost)
  const plain = plainPlacement(problem)
  if (!next.isExact || next.cost < best.cost + CLEAR || plain.cost < best.cost + WORTH) return null
  if (!isLessThan(best, next) || !isLessThan(best, plain)) return null
  return { steps: best.actions, best: tollOf(best), next: tollOf(next), plain: tollOf(plain) }
}

/** In every part: whether damage or time weighs more is a matter of taste. */
function isLessThan({ end, drunk }: Placement, other: Placement): boolean {
  return end.damage <= other.end.damage && end.time <= other.end.time && drunk <= other.drunk
}

function isPlain({ challenge, heroes, tools }: Problem): boolean {
  const isCard = challenge.scene !== 'boss' && !challenge.modifiers.escapes && challenge.modifiers.fades === 0
  return isCard && heroes.length === 1 && !tools.some(({ ability }) => rollsDice(ability))
}

function tollOf({ cost, end: { damage, time }, drunk }: Placement): Toll {
  return { ...tollFor({ damage, time, potions: drunk }), cost }
}
