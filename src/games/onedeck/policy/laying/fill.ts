/** Fills one box with the dice missed least: of its colour, then heroic ones, then some converted for it. */
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
  sumOf,
  takeFrom,
} from './hand.ts'

/** What is done with the dice, in order: dice laid as kind + 32 * box, conversions as CONVERSION and their dice. */
export interface Steps {
  readonly list: number[]
  count: number
}

export const CONVERSION = 1 << 20

/** How dice may be converted: so many for one (0: not at all), those of the colour wanted least first. */
export interface Converting {
  converts: number
  readonly spare: number[]
  /** Whether sums take heroic dice first, so that coloured ones are left for boxes of one die. */
  isHeroicFirst: boolean
}

function record(steps: Steps, step: number): void {
  steps.list[steps.count] = step
  steps.count += 1
}

/** The dice of all steps after so many are at hand again. */
export function undo(hand: Hand, steps: Steps, count: number): void {
  while (steps.count > count) {
    steps.count -= 1
    const step = steps.list[steps.count] ?? 0
    if ((step & CONVERSION) === 0) addTo(hand, step & 31)
    else for (let at = 0; at < step >> 21; at++) addTo(hand, (step >> (5 * at)) & 31)
  }
}

export function fillBox(
  hand: Hand,
  box: BoxFact,
  place: number,
  left: number,
  steps: Steps,
  how: Converting,
): boolean {
  return box.wide ? fillWide(hand, box, place, left, steps, how) : fillSmall(hand, box, place, steps, how)
}

function fillSmall(hand: Hand, box: BoxFact, place: number, steps: Steps, how: Converting): boolean {
  const kind = dieFor(hand.held & box.takes, box.colour, how.spare)
  if (kind < 0) return convertFor(hand, box.takes, box.need, steps, how) > 0
  takeFrom(hand, kind)
  record(steps, kind + 32 * place)
  return true
}

function dieFor(fits: number, colour: number, spare: readonly number[]): number {
  if (fits === 0) return -1
  if ((fits & ARMOR_BIT) !== 0) return ARMOR
  if (colour < HEROIC) return lowestOf(fits)
  for (const own of spare) {
    const bits = fits & bitsOfColour(own)
    if (bits !== 0) return lowestOf(bits)
  }
  return lowestOf(fits)
}

function fillWide(
  hand: Hand,
  box: BoxFact,
  place: number,
  left: number,
  steps: Steps,
  how: Converting,
): boolean {
  if (how.converts === 0 && sumOf(hand, box.takes) < left) return false
  let rest = left
  while (rest > 0) {
    const kind = dieForSum(hand.held & box.takes, rest, how.isHeroicFirst)
    if (kind >= 0) {
      takeFrom(hand, kind)
      record(steps, kind + 32 * place)
      rest -= valueOf(kind)
      continue
    }
    const made = convertHighest(hand, box.takes, rest, steps, how)
    if (made === 0) return false
    rest -= made
  }
  return true
}

/** The lowest die that is enough, else the highest. */
function dieForSum(fits: number, rest: number, isHeroicFirst: boolean): number {
  if ((fits & ARMOR_BIT) !== 0) return ARMOR
  const wanted = isHeroicFirst ? HEROICS : COLOURED
  const dice = (fits & wanted) !== 0 ? fits & wanted : fits & (COLOURED | HEROICS)
  if (dice === 0) return -1
  const enough = dice & (AT_LEAST[Math.min(6, rest)] ?? 0)
  return rest <= 6 && enough !== 0 ? lowestOf(enough) : highestOf(dice)
}

const LEAST_FOR_SUM = 2

function convertHighest(hand: Hand, takes: number, rest: number, steps: Steps, how: Converting): number {
  for (let value = Math.min(6, rest); value >= LEAST_FOR_SUM; value--) {
    const made = convertFor(hand, takes, value, steps, how)
    if (made > 0) return made
  }
  return 0
}

/** O-29: dice of other colours that show at least so much become a heroic one of the lowest of them; 0 where none do. */
function convertFor(hand: Hand, takes: number, least: number, steps: Steps, how: Converting): number {
  const { converts, spare } = how
  if (converts === 0 || (takes & (1 << kindOf(HEROIC, Math.min(6, Math.max(1, least))))) === 0) return 0
  const foreign = hand.held & COLOURED & ~takes & (AT_LEAST[Math.min(6, least)] ?? 0)
  if (foreign === 0) return 0
  let [found, code, lowest] = [0, CONVERSION, 6]
  for (const colour of spare) {
    for (let bits = foreign & bitsOfColour(colour); bits !== 0 && found < converts; bits &= bits - 1) {
      const kind = lowestOf(bits)
      for (let dice = hand.pool[kind] ?? 0; dice > 0 && found < converts; dice--) {
        code |= kind << (5 * found)
        found += 1
        lowest = Math.min(lowest, valueOf(kind))
      }
    }
  }
  if (found < converts) return 0
  for (let at = 0; at < converts; at++) takeFrom(hand, (code >> (5 * at)) & 31)
  record(steps, code | (converts << 21))
  return lowest
}
