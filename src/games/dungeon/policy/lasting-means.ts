/**
 * What treasures are worth to a seat, as long as none of them moves. Lists of a state are replaced, never changed: the
 * same list tells that nothing in it has.
 */
import type { Hero } from '../types.ts'
import type { Judge } from './judge.ts'
import { type Table, treasureMeans } from './known.ts'

/** All that was looked at the last time, and what came of it. */
interface Seen extends Pick<Table, 'treasurePile' | 'laid' | 'orientations' | 'drops'> {
  readonly judge: Judge
  readonly seat: number
  /** By seat. */
  readonly goods: readonly Hero['goods'][]
  readonly swords: readonly number[]
  readonly means: readonly number[]
}

let last: Seen | null = null

/** By level: what one treasure is worth on average that this seat has not seen. */
export function lastingMeans(judge: Judge, state: Table, seat: number): readonly number[] {
  if (last !== null && isSame(last, judge, state, seat)) return last.means
  const { treasurePile, laid, orientations, drops, heroes } = state
  last = {
    judge,
    seat,
    treasurePile,
    laid,
    orientations,
    drops,
    goods: heroes.map(({ goods }) => goods),
    swords: heroes.map(({ sword }) => sword),
    means: treasureMeans(judge.content, judge.printed, state, seat),
  }
  return last.means
}

function isSame(seen: Seen, judge: Judge, state: Table, seat: number): boolean {
  return (
    seen.judge === judge &&
    seen.seat === seat &&
    seen.treasurePile === state.treasurePile &&
    seen.laid === state.laid &&
    seen.orientations === state.orientations &&
    seen.drops === state.drops &&
    isHeld(seen, state.heroes)
  )
}

/** Everybody carries what they did. */
function isHeld({ goods, swords }: Seen, heroes: Table['heroes']): boolean {
  if (goods.length !== heroes.length) return false
  for (let seat = 0; seat < heroes.length; seat++) {
    const hero = heroes[seat]
    if (hero?.goods !== goods[seat] || hero?.sword !== swords[seat]) return false
  }
  return true
}
