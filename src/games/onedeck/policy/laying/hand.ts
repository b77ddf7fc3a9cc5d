/** Dice at hand while a plan is made: how many of each kind, and which kinds there are as bits. */
import { ARMOR, bitsOfColour, HEROIC, KINDS, PLAIN, valueOf } from '../../types/dice.ts'

export interface Hand {
  readonly pool: Int8Array
  /** The same numbers, four at a time: hands are copied all the time. */
  readonly words: Int32Array
  held: number
}

/** A pool takes so many words. */
const WORDS = Math.ceil(KINDS / 4)

export const ARMOR_BIT = 1 << ARMOR
export const HEROICS = bitsOfColour(HEROIC)
export const COLOURED = bitsOfColour(0) | bitsOfColour(1) | bitsOfColour(2)

export function emptyHand(): Hand {
  const words = new Int32Array(WORDS)
  return { pool: new Int8Array(words.buffer, 0, KINDS), words, held: 0 }
}

export function clear(hand: Hand): void {
  for (let word = 0; word < WORDS; word++) hand.words[word] = 0
  hand.held = 0
}

export function copyHand(from: Hand, into: Hand): void {
  for (let word = 0; word < WORDS; word++) into.words[word] = from.words[word] ?? 0
  into.held = from.held
}

export function isSameHand(one: Hand, other: Hand): boolean {
  if (one.held !== other.held) return false
  for (let word = 0; word < WORDS; word++) if (one.words[word] !== other.words[word]) return false
  return true
}

/** All dice of these pools together. */
export function gather(hand: Hand, pools: readonly (readonly number[])[]): void {
  hand.held = 0
  for (let kind = 0; kind < KINDS; kind++) {
    let count = 0
    for (let slot = 0; slot < pools.length; slot++) count += pools[slot]?.[kind] ?? 0
    hand.pool[kind] = count
    if (count > 0) hand.held |= 1 << kind
  }
}

export function takeFrom(hand: Hand, kind: number): void {
  const left = (hand.pool[kind] ?? 0) - 1
  hand.pool[kind] = left
  if (left <= 0) hand.held &= ~(1 << kind)
}

export function addTo(hand: Hand, kind: number): void {
  hand.pool[kind] = (hand.pool[kind] ?? 0) + 1
  hand.held |= 1 << kind
}

/** The kind of the lowest bit: within a colour the lowest value, and coloured dice before heroic ones. */
export function lowestOf(kinds: number): number {
  return 31 - Math.clz32(kinds & -kinds)
}

export function highestOf(kinds: number): number {
  return 31 - Math.clz32(kinds)
}

/** By number: the plain kinds that show at least that much, as bits. */
export const AT_LEAST: readonly number[] = Array.from({ length: 7 }, (_, value) => kindsFrom(value))

function kindsFrom(least: number): number {
  let kinds = 0
  for (let kind = 0; kind < PLAIN; kind++) if (valueOf(kind) >= least) kinds |= 1 << kind
  return kinds
}
