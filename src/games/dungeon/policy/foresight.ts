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
/** By class: about how long the whole goal takes. Only lost rounds are judged by it. */
const WHOLE = [22, 22, 33, 55]
/** More turns than anybody plays. */
const NEVER = 1_000

interface Reckoning {
  readonly stakes: readonly Stake[]
  /** By place: the turns to go to each lair before the one in which it is fought for. */
  readonly walks: readonly Uint16Array[]
  /** By place: the lairs, the nearest first. */
  readonly nearest: readonly Uint16Array[]
  /** By place: the turns home. */
  readonly home: readonly number[]
  /** The turns that the whole goal takes. */
  readonly whole: number
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
  const walks = rows.map((steps, place) =>
    Uint16Array.from(stakes, ({ space }, index) => (place === index + 1 ? NEVER : walk(steps[space] ?? FAR))),
  )
  const home = rows.map(steps => Math.ceil((steps[content.hall] ?? FAR) / MOVEMENT))
  return { stakes, walks, nearest: walks.map(nearestFirst), home, whole: num(WHOLE, look.class), tables: [] }
}

function nearestFirst(walks: Uint16Array): Uint16Array {
  return Uint16Array.from(walks.keys()).toSorted((a, b) => (walks[a] ?? 0) - (walks[b] ?? 0))
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
  const { stakes, walks, nearest, home, whole, tables } = reckoning
  const table = estimate(home, whole)
  tables[bonus] = table
  for (let gold = PARTS - 1; gold >= 0; gold--) {
    const fights = Float64Array.from(stakes, (stake, index) =>
      fought(stake, rowOf(index), gold, tables, bonus),
    )
    const remains = remainsAt(gold, now)
    const least = Math.min(...fights)
    for (const [place, order] of nearest.entries())
      table[place * WIDTH + gold] = soonest(bestOf(walks[place], order, fights, least), remains)
  }
}

/** The more has been gathered by then, the less is left. */
function remainsAt(gold: number, now: number): number {
  const { next, last } = REMAINS
  return next + ((last - next) * Math.max(0, gold - now)) / (PARTS - now)
}

function estimate(home: readonly number[], whole: number): Float64Array {
  const table = new Float64Array(home.length * WIDTH)
  for (const [place, turns] of home.entries())
    for (let gold = 0; gold <= PARTS; gold++)
      table[place * WIDTH + gold] = turns + ((PARTS - gold) / PARTS) * whole
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

/** The best first, NEVER where there are not so many. Whatever is farther than the rest can make up for is not looked at. */
function bestOf(
  walks: Uint16Array | undefined,
  nearest: Uint16Array,
  fights: Float64Array,
  least: number,
): Float64Array {
  best.fill(NEVER)
  for (let order = 0; order < nearest.length; order++) {
    const index = nearest[order] ?? 0
    const far = walks?.[index] ?? NEVER
    const last = best[THOUGHT_OF - 1] ?? 0
    if (far + least >= last) break
    const turns = far + (fights[index] ?? 0)
    if (turns >= last) continue
    let at = THOUGHT_OF - 1
    for (; at > 0 && turns < (best[at - 1] ?? 0); at--) best[at] = best[at - 1] ?? 0
    best[at] = turns
  }
  return best
}
