/**
 * Boxes as the cards print them, for tests that say by hand what is on every card: `A8 wide [2h] ; A3 [1h+1t]`.
 * Nothing here looks at the content, so a wrong figure there cannot hide.
 */
import type { Table } from '../../../testing/table.ts'
import { lay } from '../given.ts'
import type { State } from '../types.ts'

export interface Printed {
  readonly colour: string
  readonly need: number
  readonly wide: boolean
  readonly armor: boolean
  readonly skull: boolean
  readonly damage: number
  readonly time: number
}

/** `x` is what the X of the card comes to. */
export function printed(text: string, x = 0): Printed[] {
  return text.split(';').map(part => {
    const [, colour = '', need = '', wide, marks = ''] =
      /^\s*(S|A|M|any )(\d+|X)( wide)? \[(.*)\]\s*$/.exec(part) ?? []
    if (colour === '') throw new Error(`"${part}" is no box`)
    const many = (sign: string) => Number(new RegExp(`(\\d+)${sign}`).exec(marks)?.[1] ?? 0)
    return {
      colour: colour.trim(),
      need: need === 'X' ? x : Number(need),
      wide: wide !== undefined,
      armor: marks.includes('ARMOR'),
      skull: marks.includes('SKULL'),
      damage: many('h'),
      time: many('t'),
    }
  })
}

/** Dice that fill a box exactly; one less when `short`. */
export function diceFor({ colour, need, wide }: Printed, short = false): string[] {
  const letter = colour === 'any' ? 'S' : colour
  const total = need - (short ? 1 : 0)
  if (total === 0) return []
  if (!wide) return [`${letter}${total}`]
  const sixes = Array.from({ length: Math.floor((total - 1) / 6) }, () => `${letter}6`)
  return [...sixes, `${letter}${total - sixes.length * 6}`]
}

export const allDice = (boxes: readonly Printed[]): string =>
  boxes.flatMap(printedBox => diceFor(printedBox)).join(' ')

/** Fills every box but one, armor first. */
export function fillAllBut(table: Table<State>, boxes: readonly Printed[], left: number): void {
  const isArmorLeft = boxes[left]?.armor ?? false
  const places = [...boxes.entries()].toSorted(([, a], [, b]) => Number(b.armor) - Number(a.armor))
  for (const [place, box] of places) {
    if (place === left || (isArmorLeft && !box.armor)) continue
    for (const die of diceFor(box)) table.play(lay(die, place))
  }
}

export function total(boxes: readonly Printed[]): { damage: number; time: number } {
  return {
    damage: boxes.reduce((sum, box) => sum + box.damage, 0),
    time: boxes.reduce((sum, box) => sum + box.time, 0),
  }
}

export function consequences(table: Table<State>) {
  return table.events.find(event => event.kind === 'consequences')
}

/** Draws whatever card comes until someone is asked again. */
export function letTimePass(table: Table<State>): Table<State> {
  while (table.state.stack.at(-1)?.kind === 'time') table.play(table.offers('card')[0] ?? '')
  return table
}
