/**
 * Conditions that every filling meets: where one fails, nothing more needs to be tried. For each set of colours, what
 * boxes and costs of these colours ask for (pips in all, dice of at least each value) is held against the most that
 * all dice together could give them, whoever has them: as they are, changed as far as the aids allow, or converted.
 */
import { ARMOR, colourOf, HEROIC, KINDS, kindOf, MANA, PLAIN, put, valueOf } from '../../types/dice.ts'
import type { Op, Path } from './paths.ts'
import type { Want } from './wants.ts'

/** Sets of strength, agility and magic, as bits; grey boxes are asked for in the set of all. */
const ALL = 7
const SETS_OF: readonly (readonly number[])[] = [[1, 3, 5, ALL], [2, 3, 6, ALL], [4, 5, 6, ALL], [ALL]]
const VALUES = 7
const NO_SUMS: readonly number[] = Array.from({ length: 8 }, () => 0)
const NO_BOXES: readonly number[] = Array.from({ length: 8 * VALUES + 1 }, () => 0)

/** What the wants from some point on ask for: by set of colours, the pips of sums and (by value) small boxes. */
export interface Ask {
  readonly sums: readonly number[]
  readonly small: readonly number[]
}

/** For each place in the list, all that is still to come from there. */
export function asksOf(wants: readonly Want[]): Ask[] {
  let sums = NO_SUMS.slice()
  let small = NO_BOXES.slice()
  const asks: Ask[] = [{ sums, small }]
  for (let at = wants.length - 1; at >= 0; at--) {
    const want = wants[at]
    if (!want) continue
    sums = sums.slice()
    small = small.slice()
    for (const set of SETS_OF[want.colour] ?? []) ask(sums, small, set, want)
    asks.push({ sums, small })
  }
  return asks.toReversed()
}

/** All of it at once. */
export function askOf(wants: readonly Want[]): Ask {
  const sums = NO_SUMS.slice()
  const small = NO_BOXES.slice()
  for (const want of wants) for (const set of SETS_OF[want.colour] ?? []) ask(sums, small, set, want)
  return { sums, small }
}

function ask(sums: number[], small: number[], set: number, { wide, need }: Want): void {
  if (wide) put(sums, set, need)
  else for (let value = 1; value <= need; value++) put(small, set * VALUES + value)
}

function isOf(set: number, colour: number): boolean {
  return colour === 3 ? set === ALL : (set & (1 << colour)) !== 0
}

/** What a die of each kind is worth to each set of colours as it is. */
const WORTH: readonly number[] = Array.from({ length: 8 * KINDS }, (_, at) => {
  const [set, kind] = [Math.floor(at / KINDS), at % KINDS]
  const colour = colourOf(kind)
  return colour === HEROIC || (set & (1 << colour)) !== 0 ? valueOf(kind) : 0
})

/** What an op may do for a set of colours: kinds that it may better, the most bettered first. */
export interface Lift {
  readonly kinds: readonly number[]
  /** How many pips it may add to each, and up to which value it may bring it. */
  readonly gains: readonly number[]
  readonly tops: readonly number[]
  /** Kinds of other colours that it may bring in. */
  readonly turns: readonly number[]
}

/** By op and set, for the kinds at hand. */
export function liftsOf(ops: readonly Op[], paths: readonly Path[], kinds: readonly number[]): Lift[][] {
  const plain = [...new Set(kinds)].filter(kind => kind < PLAIN)
  return ops.map((_, op) => {
    const through = paths.filter(path => path.ops.includes(op))
    return Array.from({ length: 8 }, (_set, set) => liftOf(through, set, plain))
  })
}

/** A converted die counts for the lowest of its dice, so what may be done to it, or to that one, counts for both. */
function liftOf(paths: readonly Path[], set: number, kinds: readonly number[]): Lift {
  const found = kinds.map(kind => {
    const made = Math.max(topOf(paths, set, kindOf(HEROIC, valueOf(kind))), topOf(paths, ALL, kind))
    const own = topOf(paths, set, kind)
    const worth = WORTH[set * KINDS + kind] ?? 0
    const gain = Math.max(own - worth, made - valueOf(kind))
    return { kind, gain, top: Math.max(own, made), isTurned: own > 0 && worth === 0 }
  })
  const useful = found.filter(({ top }) => top > 0).toSorted((a, b) => b.gain - a.gain)
  return {
    kinds: useful.map(({ kind }) => kind),
    gains: useful.map(({ gain }) => Math.max(0, gain)),
    tops: useful.map(({ top }) => top),
    turns: useful.filter(({ isTurned }) => isTurned).map(({ kind }) => kind),
  }
}

function topOf(paths: readonly Path[], set: number, kind: number): number {
  let most = 0
  for (const { become, plus } of paths) {
    const into = become[kind] ?? -1
    const worth = into < 0 ? 0 : (WORTH[set * KINDS + into] ?? 0)
    if (worth > 0) most = Math.max(most, worth + plus)
  }
  return most
}

/** What is left at some point of the search. */
export interface Left {
  readonly byKind: readonly number[]
  /** Uses left of each op, then of Crafty, then conversions. */
  readonly caps: readonly number[]
  readonly lifts: readonly (readonly Lift[])[]
  readonly converts: number
}

/** `done` pips of the first want's `colour` are there already. */
export function isHopeless(left: Left, { sums, small }: Ask, colour: number, done: number): boolean {
  for (let set = 1; set <= ALL; set++) {
    const sum = sums[set] ?? 0
    const isSmall = (small[set * VALUES + 1] ?? 0) > 0
    if (sum === 0 && !isSmall) continue
    const show = showFor(left, set)
    if (isSmall && lacksDice(left, small, set, show)) return true
    if (sum > 0 && lacksPips(left, small, set, show, sum - (isOf(set, colour) ? done : 0))) return true
  }
  return false
}

/** By value, how many dice could show it for these colours: their own, heroic ones, and the others converted. */
function showFor({ byKind, caps, converts, lifts }: Left, set: number): number[] {
  const show = [0, 0, 0, 0, 0, 0, 0]
  const most = caps[lifts.length + 1] ?? 0
  let others = 0
  let made = 0
  for (let value = 6; value >= 1; value--) {
    let count = byKind[17 + value] ?? 0
    for (let colour = 0; colour < HEROIC; colour++) {
      const dice = byKind[colour * 6 + value - 1] ?? 0
      if ((set & (1 << colour)) === 0) others += dice
      else count += dice
    }
    // Sorted from high to low, each full lot gives a heroic die of its lowest.
    const lots = Math.min(most, Math.floor(others / converts))
    show[value] = count + lots - made
    made = lots
  }
  show[6] = (show[6] ?? 0) + (byKind[ARMOR] ?? 0) + ((set & 4) === 0 ? 0 : (byKind[MANA] ?? 0))
  return show
}

/**
 * Sums get what small boxes leave, and those take whole dice: at the least, each the lowest that is high enough. A
 * change may make a lower die do, so as many of them as there are changes count for no more than the box asks.
 */
function lacksPips(
  left: Left,
  small: readonly number[],
  set: number,
  show: readonly number[],
  asked: number,
): boolean {
  const { caps, lifts } = left
  const isSmall = (small[set * VALUES + 1] ?? 0) > 0
  let pips = 0
  for (let value = 1; value <= 6; value++) pips += (show[value] ?? 0) * value
  if (!isSmall && pips >= asked) return false
  const dice = show.slice()
  const waste = [0, 0, 0, 0, 0, 0]
  for (let need = 6; need >= 1; need--) {
    let boxes = (small[set * VALUES + need] ?? 0) - (need === 6 ? 0 : (small[set * VALUES + need + 1] ?? 0))
    pips -= boxes * need
    for (let value = need; value <= 6 && boxes > 0; value++) {
      const count = Math.min(boxes, dice[value] ?? 0)
      put(dice, value, -count)
      put(waste, value - need, count)
      boxes -= count
    }
  }
  let changes = caps[lifts.length] ?? 0
  let gains = changes * 6
  let more = 0
  for (let op = 0; op < lifts.length; op++) {
    const lift = lifts[op]?.[set]
    if (!lift) continue
    changes += touched(left, op, lift.kinds)
    more += touched(left, op, lift.turns)
    gains += gained(left, op, set)
  }
  if (best(show, (small[set * VALUES + 1] ?? 0) - more, gains) < asked) return true
  pips += gains
  for (let over = 5; over >= 1; over--) {
    const spared = Math.min(changes, waste[over] ?? 0)
    changes -= spared
    pips -= ((waste[over] ?? 0) - spared) * over
  }
  return pips < asked
}

/** How many dice of these kinds it may touch. */
function touched({ byKind, caps }: Left, op: number, kinds: readonly number[]): number {
  const cap = caps[op] ?? 0
  let count = 0
  for (let at = 0; at < kinds.length && count < cap; at++) count += byKind[kinds[at] ?? 0] ?? 0
  return Math.min(cap, count)
}

/** What the highest dice come to when so many have to go elsewhere; no die is more than 6, or 7 by Direct Hit. */
function best(show: readonly number[], gone: number, gains: number): number {
  let dice = -gone
  for (let value = 1; value <= 6; value++) dice += show[value] ?? 0
  let sum = 0
  let left = dice
  for (let value = 6; value >= 1 && left > 0; value--) {
    const count = Math.min(left, show[value] ?? 0)
    sum += count * value
    left -= count
  }
  return Math.min(sum + Math.max(0, left) * 6 + gains, Math.max(0, dice) * 6 + 1)
}

/** The most that an op may add: its best dice, as often as it may be used. */
function gained({ byKind, caps, lifts }: Left, op: number, set: number): number {
  const lift = lifts[op]?.[set]
  let cap = caps[op] ?? 0
  let sum = 0
  if (!lift) return 0
  for (let at = 0; at < lift.kinds.length && cap > 0; at++) {
    const count = Math.min(cap, byKind[lift.kinds[at] ?? 0] ?? 0)
    sum += count * (lift.gains[at] ?? 0)
    cap -= count
  }
  return sum
}

/** For each value: boxes that want it or more against dice that could show it, and changes. */
function lacksDice(left: Left, small: readonly number[], set: number, show: readonly number[]): boolean {
  const { lifts, caps } = left
  let have = caps[lifts.length] ?? 0
  for (let value = 6; value >= 1; value--) {
    have += show[value] ?? 0
    let lack = (small[set * VALUES + value] ?? 0) - have
    for (let op = 0; op < lifts.length && lack > 0; op++) lack -= brought(left, op, set, value)
    if (lack > 0) return true
  }
  return false
}

/** How many dice an op may bring to this value. */
function brought({ byKind, caps, lifts }: Left, op: number, set: number, value: number): number {
  const lift = lifts[op]?.[set]
  const cap = caps[op] ?? 0
  let count = 0
  if (!lift || cap === 0) return 0
  for (let at = 0; at < lift.kinds.length && count < cap; at++) {
    if ((lift.tops[at] ?? 0) >= value) count += byKind[lift.kinds[at] ?? 0] ?? 0
  }
  return Math.min(cap, count)
}
