/** Corridors that lead on and nowhere else: who has entered one in a move goes through it. */
import type { ContentIndex } from '../content/content-index.ts'
import type { Way } from '../content/ways.ts'
import { isTaken } from '../rules/index.ts'
import { type Hero, NONE } from '../types.ts'
import type { Table } from './known.ts'

/** Two ways, no lair beside it, no secret door: there is nothing to decide in the middle of a move. */
function isPlain({ ways, isPassage, nearLair, strolls }: ContentIndex, at: number): boolean {
  return isPassage[at] === true && nearLair[at] !== true && strolls[at] !== null && ways[at]?.length === 2
}

/** The space that the hero came from in this move, or NONE. */
export function backOf({ steps }: Table, { trail }: Hero): number {
  return steps === 0 ? NONE : (trail[trail.length - 1] ?? NONE)
}

/** The way through; null where there is something to decide, as there is wherever a Hunter may be beside one (D-112). */
export function wayThrough(content: ContentIndex, state: Table, hero: Hero): Way | null {
  if (state.left === 0 || state.hunterAt !== NONE || !isPlain(content, hero.at)) return null
  const back = backOf(state, hero)
  const [one, other] = content.ways[hero.at] ?? []
  const way = one?.to === back ? other : other?.to === back ? one : undefined
  return way === undefined || isTaken(content, state, way.to) ? null : way
}
