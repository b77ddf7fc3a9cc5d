/**
 * How many turns it still takes to be home with enough, from every lair and with any gold: worked out from the end, since
 * whoever has more gold is nearer to it. Every monster that may be there is reckoned with, every blow, and every treasure.
 */
import { num } from '../content/content-index.ts'
import { MOVEMENT } from '../types.ts'
import { fought } from './bout.ts'
import { BONUSES } from './chances.ts'
import type { Look } from './look.ts'
import { carriedParts, PARTS, type Stake, stakesOf } from './stakes.ts'
import { FAR } from './ways.ts'

const WIDTH = PARTS + 1
/** How often a lair that is wanted next is still there, and one wanted last: somebody, or one's own hero, was faster. */
const REMAINS = { next: 0.9, last: 0.2 } as const
/** As many of the best lairs are thought of. */
const THOUGHT_OF = 5
/** About how long the whole goal takes: only lost rounds are judged by it. */
const WHOLE = 22
/** More turns than anybody plays. */
const NEVER = 1_000

interface Reckoning {
  readonly stakes: readonly Stake[]
  /** By place and lair: the turns to go there before the one in which it is fought for. */
  readonly walks: Float64Array
  /** By place: the turns home. */
  readonly home: readonly number[]
  /** By the bonus of the sword. */
  readonly tables: Float64Array[]
}

/** A lair where something is to be had, and the turns from the first round for it on. */
export interface Foreseen {
  readonly lair: number
  readonly space: number
  readonly turns: number
}

export function foresee(look: Look): Foreseen[] {
  const reckoning = reckoningOf(look)
  const { bonus } = look.hero
  const gold = carriedParts(look)
  for (let more = BONUSES - 1; more >= bonus; more--) fill(reckoning, more, gold)
  return reckoning.stakes.map((stake, index) => {
    const turns = fought(stake, rowOf(index), gold, reckoning.tables, bonus)
    return { lair: stake.lair, space: stake.space, turns }
  })
}

function reckoningOf(look: Look): Reckoning {
  const { content, ways, doors } = look
  const stakes = stakesOf(look)
  const rows = [content.hall, ...stakes.map(({ space }) => space)].map(space => ways.from(space, doors))
  const walks = new Float64Array(rows.length * stakes.length)
  for (const [place, steps] of rows.entries())
    for (const [index, { space }] of stakes.entries())
      walks[place * stakes.length + index] = place === index + 1 ? NEVER : walk(steps[space] ?? FAR)
  const home = rows.map(steps => Math.ceil((steps[content.hall] ?? FAR) / MOVEMENT))
  return { stakes, walks, home, tables: [] }
}

/** The first row is the Great Hall's. */
function rowOf(stake: number): number {
  return (stake + 1) * WIDTH
}

function walk(steps: number): number {
  return steps === FAR ? NEVER : Math.max(0, Math.ceil(steps / MOVEMENT) - 1)
}

/** From the goal down: what is won leads to what is reckoned already, and only what is lost to a first estimate. */
function fill(reckoning: Reckoning, bonus: number, now: number): void {
  const { stakes, walks, home, tables } = reckoning
  const table = estimate(home)
  tables[bonus] = table
  for (let gold = PARTS - 1; gold >= 0; gold--) {
    const fights = stakes.map((stake, index) => fought(stake, rowOf(index), gold, tables, bonus))
    const remains = remainsAt(gold, now)
    for (let place = 0; place < home.length; place++)
      table[place * WIDTH + gold] = soonest(bestOf(walks, place * stakes.length, fights), remains)
  }
}

/** The more has been gathered by then, the less is left. */
function remainsAt(gold: number, now: number): number {
  const { next, last } = REMAINS
  return next + ((last - next) * Math.max(0, gold - now)) / (PARTS - now)
}

function estimate(home: readonly number[]): Float64Array {
  const table = new Float64Array(home.length * WIDTH)
  for (const [place, turns] of home.entries())
    for (let gold = 0; gold <= PARTS; gold++)
      table[place * WIDTH + gold] = turns + ((PARTS - gold) / PARTS) * WHOLE
  return table
}

/** What the best lairs come to, each by the chance that it is there and none before it. */
function soonest(best: Float64Array, remains: number): number {
  let left = 1
  let sum = 0
  for (let at = 0; at < THOUGHT_OF; at++) {
    const isLast = at === THOUGHT_OF - 1 || (best[at + 1] ?? NEVER) >= NEVER
    const share = isLast ? left : left * remains
    sum += share * (best[at] ?? 0)
    if (isLast) break
    left -= share
  }
  return sum
}

const best = new Float64Array(THOUGHT_OF)

/** The best first; NEVER where there are not so many. */
function bestOf(walks: Float64Array, from: number, fights: readonly number[]): Float64Array {
  best.fill(NEVER)
  for (let index = 0; index < fights.length; index++) {
    const turns = (walks[from + index] ?? 0) + num(fights, index)
    if (turns >= (best[THOUGHT_OF - 1] ?? 0)) continue
    let at = THOUGHT_OF - 1
    for (; at > 0 && turns < (best[at - 1] ?? 0); at--) best[at] = best[at - 1] ?? 0
    best[at] = turns
  }
  return best
}
