/** Sides and cells: north 0, east 1, south 2, west 3; sides of a tile together are bits of a mask. */
import { DIRECTIONS, type Direction, type Side } from '../types.ts'

export const SIDES: readonly Side[] = [0, 1, 2, 3]
export const DX: readonly number[] = [0, 1, 0, -1]
export const DY: readonly number[] = [-1, 0, 1, 0]
const LETTERS = ['N', 'E', 'S', 'W']
const ALL = 0b1111

export function sideOf(dir: Direction): Side {
  return DIRECTIONS.indexOf(dir)
}

export function dirOf(side: Side): Direction {
  return DIRECTIONS[side] ?? 'north'
}

export function opposite(side: Side): Side {
  return side ^ 2
}

/** The mask of one side. */
export function bitOf(side: Side): number {
  return 1 << side
}

export function has(mask: number, side: Side): boolean {
  return (mask & bitOf(side)) !== 0
}

/** The mask of the sides for which this holds. */
export function maskWhere(test: (side: Side) => boolean): number {
  return SIDES.reduce((mask, side) => (test(side) ? mask | bitOf(side) : mask), 0)
}

/** The doorways of a tile by the letters printed. */
export function maskOf(letters: string): number {
  return maskWhere(side => letters.includes(LETTERS[side] ?? ''))
}

export function sizeOf(mask: number): number {
  return (mask & 1) + ((mask >> 1) & 1) + ((mask >> 2) & 1) + ((mask >> 3) & 1)
}

/** The mask after so many quarter turns clockwise. */
export function turned(mask: number, turns: number): number {
  return ((mask << turns) | (mask >> (SIDES.length - turns))) & ALL
}

/** The cell beyond a side of a cell. */
export function beside(cell: { readonly x: number; readonly y: number }, side: Side): [x: number, y: number] {
  return [cell.x + (DX[side] ?? 0), cell.y + (DY[side] ?? 0)]
}
