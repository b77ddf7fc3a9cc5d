/** What is drawn on: a window of the board, and everything that is looked up again and again. */
import type { OpeningFact } from '../types.ts'
import type { Reach } from '../view/paths.ts'
import type { DungeonScene } from '../view/scene.ts'
import type { Canvas } from './canvas.ts'
import type { Names } from './speech.ts'

/** A cell is two columns and one line, with a wall before it. */
export const CELL = 3
export const LINE = 2
/** A part of the board, in cells. */
export interface Window {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

export interface Sheet {
  readonly reading: DungeonScene
  readonly names: Names
  readonly window: Window
  readonly canvas: Canvas
  /** By cell: the space that covers it, or NONE. */
  readonly owner: (x: number, y: number) => number
  readonly openings: ReadonlyMap<string, OpeningFact & { readonly door: number }>
  readonly paths: ReadonlyMap<number, Reach>
}
