/**
 * What boxes ask for, by colour: dice that show at least each value, and pips in all. Held against what is at hand this
 * refuses most goals without a die being touched.
 */
import type { Challenge } from '../../content/content-index.ts'
import { HEROIC } from '../../types/dice.ts'
import { ARMOR_BIT, type Hand } from './hand.ts'
import type { Task } from './task.ts'

/** By colour: pips first, then dice by value. */
const ROW = 8
const SET = 4 * ROW

/** Of every set of boxes. */
export function asksOf({ boxes, modifiers }: Challenge): Uint8Array {
  const asks = new Uint8Array(SET << boxes.length)
  for (let set = 0; set < 1 << boxes.length; set++)
    for (const [place, { colour, wide, need, skull }] of boxes.entries()) {
      if ((set & (1 << place)) === 0) continue
      const times = modifiers.twice && skull ? 2 : 1
      const row = set * SET + colour * ROW
      add(asks, row, wide ? need + times - 1 : need * times)
      add(asks, row + 1, wide ? Math.ceil(need / 6) + times - 1 : times)
      if (!wide) for (let value = 2; value <= need; value++) add(asks, row + value, times)
    }
  return asks
}

function add(counts: Uint8Array, at: number, more: number): void {
  counts[at] = (counts[at] ?? 0) + more
}

/** What is counted: values that a box asks for, and pips. Others are lacking only where the next higher one is, too. */
export function valuesOf({ boxes }: Challenge): number[] {
  const asked = new Set(boxes.map(({ wide, need }) => (wide ? 1 : Math.max(1, need))))
  return [6, 5, 4, 3, 2, 1, 0].filter(value => value === 0 || asked.has(value))
}

/** What is at hand, with what lies on boxes that are not full yet. */
const have = new Uint8Array(SET)

export function countDice({ challenge, layout, full, once, sums }: Task, { pool, held }: Hand): void {
  for (let colour = 0; colour <= HEROIC; colour++) {
    const row = colour * ROW
    let dice = 0
    let pips = 0
    for (let value = 6; value >= 1; value--) {
      dice += pool[colour * 6 + value - 1] ?? 0
      pips += dice
      have[row + value] = dice
    }
    have[row] = pips
  }
  if ((held & ARMOR_BIT) !== 0) countDie(HEROIC, 6, 1)
  if (sums === layout.bare) return
  for (let place = 0; place < challenge.boxes.length; place++) {
    const box = challenge.boxes[place]
    const sum = sums[place] ?? 0
    if (!box || (full & (1 << place)) !== 0) continue
    if ((once & (1 << place)) !== 0) countDie(box.colour, box.wide ? 1 : box.need, 1)
    add(have, box.colour * ROW, sum)
    add(have, box.colour * ROW + 1, Math.ceil(sum / 6))
  }
}

function countDie(colour: number, value: number, dice: number): void {
  const row = colour * ROW
  add(have, row, value * dice)
  for (let least = 1; least <= value; least++) add(have, row + least, dice)
}

/** Boxes for one die that nothing at hand could fill, as bits. */
export function neverFull({ challenge, converts }: Task, { held }: Hand): number {
  const { boxes } = challenge
  let never = 0
  for (let place = 0; place < boxes.length; place++) {
    const box = boxes[place]
    if (!box || box.wide || (held & box.takes) !== 0) continue
    const dice = (have[box.need] ?? 0) + (have[ROW + box.need] ?? 0) + (have[2 * ROW + box.need] ?? 0)
    if (converts === 0 || dice < converts) never |= 1 << place
  }
  return never
}

/** What was lacking the last time is asked for first: it mostly is lacking again. */
let scarce = 0

/** Too few dice of some value or too few pips, even with all that heroic dice and conversions could bring. */
export function isHopeless({ layout, converts, full }: Task, target: number): boolean {
  const { asks, values } = layout
  const from = (target & ~full) * SET
  if (isLacking(asks, from, scarce, converts)) return true
  for (let at = 0; at < values.length; at++) {
    const value = values[at] ?? 0
    if (value === scarce || !isLacking(asks, from, value, converts)) continue
    scarce = value
    return true
  }
  return false
}

function isLacking(asks: Uint8Array, from: number, value: number, converts: number): boolean {
  let lack = 0
  let over = 0
  for (let row = value; row < 3 * ROW; row += ROW) {
    const rest = (have[row] ?? 0) - (asks[from + row] ?? 0)
    if (rest < 0) lack -= rest
    else over += rest
  }
  over -= asks[from + value + 3 * ROW] ?? 0
  if (over < 0) lack -= over
  const made = converts === 0 || over <= 0 ? 0 : (over / converts) | 0
  return lack > (have[value + 3 * ROW] ?? 0) + made
}
