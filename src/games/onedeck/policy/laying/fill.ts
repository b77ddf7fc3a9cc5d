/**
 * Fills a set of boxes with the dice at hand, if a quick hand can: first with dice of their own colours, each the lowest
 * that will do; what they lack comes from heroic dice, and then from dice that nothing else needs, converted.
 */
import type { BoxFact } from '../../content/content-index.ts'
import { ARMOR, bitsOfColour, HEROIC, kindOf, valueOf } from '../../types/dice.ts'
import {
  ARMOR_BIT,
  AT_LEAST,
  addTo,
  COLOURED,
  type Hand,
  HEROICS,
  highestOf,
  lowestOf,
  takeFrom,
} from './hand.ts'
import type { Task } from './task.ts'

/** What is done with the dice, in order: dice laid as kind + 32 * box, conversions as CONVERSION and their dice. */
export interface Steps {
  readonly list: Int32Array
  count: number
  /** Where a heroic die could have been taken, as ways: without it another way would have done just the same. */
  choices: number
}

export const CONVERSION = 1 << 20

/** Ways of filling, tried one after the other. */
export const WAYS = 4
/** Small boxes take heroic dice too, where those are lower; sums take heroic dice first. */
export const ANY_LOWEST = 1
export const HEROIC_FIRST = 2

/** Boxes that lack something once dice of their colours are laid, and how much: 0 is one die. */
const lacking: number[] = []
const missing: number[] = []
let lacks = 0

/** By value: the kinds that show just that, as bits. */
const SHOWING: readonly number[] = AT_LEAST.map((kinds, value) => kinds & ~(AT_LEAST[value + 1] ?? 0))

function record(steps: Steps, step: number): void {
  steps.list[steps.count] = step
  steps.count += 1
}

function layOn(hand: Hand, steps: Steps, kind: number, place: number): void {
  takeFrom(hand, kind)
  record(steps, kind + 32 * place)
}

/** Takes back what was done. */
export function putBack(hand: Hand, { list, count }: Steps): void {
  for (let at = 0; at < count; at++) {
    const step = list[at] ?? 0
    const dice = (step & CONVERSION) === 0 ? 1 : step >> 21
    for (let die = 0; die < dice; die++) addTo(hand, (step >> (5 * die)) & 31)
  }
}

/** Whether all of these boxes could be filled; the hand is left with what is not needed. */
export function fillAll(task: Task, target: number, hand: Hand, steps: Steps, way: number): boolean {
  steps.count = 0
  steps.choices = 0
  lacks = 0
  const { challenge, layout, full, once } = task
  const { order } = layout
  const { boxes, modifiers } = challenge
  const open = target & ~full
  for (let at = 0; at < order.length; at++) {
    const place = order[at] ?? 0
    const box = boxes[place]
    if ((open & (1 << place)) === 0 || !box) continue
    const isTwice = modifiers.twice && box.skull && (once & (1 << place)) === 0
    if (isTwice) layOne(hand, steps, box, place, way)
    if (box.wide) laySum(hand, steps, box, place, box.need - (task.sums[place] ?? 0), way)
    else layOne(hand, steps, box, place, way)
  }
  return layLacking(task, hand, steps)
}

function layOne(hand: Hand, steps: Steps, box: BoxFact, place: number, way: number): void {
  const all = hand.held & box.takes
  if ((all & ARMOR_BIT) !== 0) return layOn(hand, steps, ARMOR, place)
  if ((all & HEROICS) !== 0) steps.choices |= ANY_LOWEST
  const fits = all & ((way & ANY_LOWEST) === 0 ? COLOURED : COLOURED | HEROICS)
  if (fits !== 0) return layOn(hand, steps, lowestValue(fits), place)
  lack(place, 0)
}

function lack(place: number, pips: number): void {
  lacking[lacks] = place
  missing[lacks] = pips
  lacks += 1
}

/** The lowest value; of equal ones the first colour, heroic dice last. */
function lowestValue(kinds: number): number {
  const values = (kinds | (kinds >> 6) | (kinds >> 12) | (kinds >> 18)) & bitsOfColour(0)
  return lowestOf(kinds & (SHOWING[lowestOf(values) + 1] ?? 0))
}

function laySum(hand: Hand, steps: Steps, box: BoxFact, place: number, need: number, way: number): void {
  let left = need
  while (left > 0) {
    const fits = hand.held & box.takes
    if ((fits & HEROICS) !== 0) steps.choices |= HEROIC_FIRST
    const first = fits & ((way & HEROIC_FIRST) === 0 ? COLOURED : HEROICS)
    const kind = (fits & ARMOR_BIT) === 0 ? dieForSum(first === 0 ? fits & COLOURED : first, left) : ARMOR
    if (kind < 0) break
    layOn(hand, steps, kind, place)
    left -= valueOf(kind)
  }
  if (left <= 0) return
  lack(place, left)
}

/** The lowest die that is enough, else the highest. */
function dieForSum(fits: number, left: number): number {
  if (fits === 0) return -1
  const enough = left > 6 ? 0 : fits & (AT_LEAST[left] ?? 0)
  return enough === 0 ? highestOf(fits) : lowestOf(enough)
}

function layLacking({ challenge, converts }: Task, hand: Hand, steps: Steps): boolean {
  for (let at = 0; at < lacks; at++) {
    const place = lacking[at] ?? 0
    const box = challenge.boxes[place]
    if (!box) return false
    const left = missing[at] ?? 0
    const isMet =
      left === 0
        ? meetOne(hand, steps, box, place, converts)
        : meetSum(hand, steps, box, place, left, converts)
    if (!isMet) return false
  }
  return true
}

function meetOne(hand: Hand, steps: Steps, box: BoxFact, place: number, converts: number): boolean {
  const fits = hand.held & box.takes & HEROICS
  if (fits === 0) return convertFor(hand, box.takes, box.need, steps, converts) > 0
  layOn(hand, steps, lowestOf(fits), place)
  return true
}

function meetSum(
  hand: Hand,
  steps: Steps,
  { takes }: BoxFact,
  place: number,
  need: number,
  converts: number,
): boolean {
  let left = need
  while (left > 0) {
    const kind = dieForSum(hand.held & takes & HEROICS, left)
    if (kind < 0) {
      const made = convertHighest(hand, takes, left, steps, converts)
      if (made === 0) return false
      left -= made
    } else {
      layOn(hand, steps, kind, place)
      left -= valueOf(kind)
    }
  }
  return true
}

/** The highest die that conversions can make, and no higher than what is left. */
function convertHighest(hand: Hand, takes: number, left: number, steps: Steps, converts: number): number {
  const foreign = hand.held & COLOURED & ~takes
  let dice = 0
  for (let value = 6; value >= 1; value--) {
    for (let bits = foreign & (SHOWING[value] ?? 0); bits !== 0; bits &= bits - 1)
      dice += hand.pool[lowestOf(bits)] ?? 0
    if (dice >= converts) return convertFor(hand, takes, Math.min(value, left), steps, converts)
  }
  return 0
}

/** O-29: dice of other colours that show at least so much become a heroic one of the lowest of them; 0 where none do. */
function convertFor(hand: Hand, takes: number, least: number, steps: Steps, converts: number): number {
  const wanted = Math.min(6, Math.max(1, least))
  const foreign = hand.held & COLOURED & ~takes & (AT_LEAST[wanted] ?? 0)
  if (foreign === 0 || converts === 0 || (takes & (1 << kindOf(HEROIC, wanted))) === 0) return 0
  let found = 0
  let code = CONVERSION
  let lowest = 0
  for (let value = wanted; value <= 6 && found < converts; value++) {
    for (let bits = foreign & (SHOWING[value] ?? 0); bits !== 0 && found < converts; bits &= bits - 1) {
      const kind = lowestOf(bits)
      for (let dice = hand.pool[kind] ?? 0; dice > 0 && found < converts; dice--) {
        code |= kind << (5 * found)
        if (found === 0) lowest = value
        found += 1
      }
    }
  }
  if (found < converts) return 0
  for (let at = 0; at < converts; at++) takeFrom(hand, (code >> (5 * at)) & 31)
  record(steps, code | (converts << 21))
  return lowest
}
