/** What may come of one hero's word "done" while others still place dice. */
import { openBoxes } from '../rules/index.ts'
import { kindsIn } from '../types/dice.ts'
import type { DeckScene } from '../view/scene/index.ts'
import type { End } from './placement/cost.ts'
import { problemOf } from './placement/problem.ts'
import { bestPlacement } from './placement/search.ts'

/** Positions looked at: as many as advice looks at for a step. */
const POINTS = 1500

/** Whether some die of the hero fits a box that is open. */
export function canLay({ fight }: DeckScene, hero: number): boolean {
  const pool = fight?.fighters.find(fighter => fighter.hero === hero)?.pool
  if (!fight?.challenge || !pool) return false
  const [held, open] = [kindsIn(pool), openBoxes(fight.challenge, fight)]
  return fight.challenge.boxes.some(({ takes }, box) => (open & (1 << box)) !== 0 && (held & takes) !== 0)
}

/**
 * The least harm that the others' dice and skills can still bring it to, without further rolls; null where nobody else
 * of another person is left, so that the word is the last.
 */
export function afterDone(view: DeckScene, hero: number): End | null {
  const problem = problemOf(view)
  const fighters = view.fight?.fighters ?? []
  const seat = view.party[hero]?.seat
  const places = fighters.map(other => !other.isReady && view.party[other.hero]?.seat !== seat)
  if (!problem || !places.includes(true)) return null
  const pools = problem.pools.map((pool, slot) => (places[slot] ? pool : pool.map(() => 0)))
  const tools = problem.tools.filter(({ slot, isPotion }) => places[slot] && !isPotion)
  return bestPlacement({ ...problem, pools, tools }, POINTS).end
}
