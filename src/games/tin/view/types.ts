/** What a player sees: nothing is hidden in this game, since what lies face down has no order until it is drawn. */
import type { View } from '../../../engine/types.ts'
import type { Item, Step, Token } from '../types.ts'

/** A room, its tile told as the reader of `T` wants it. */
export interface RoomOf<T> {
  readonly tile: T
  readonly x: number
  readonly y: number
  /** Doorways as bits: north 1, east 2, south 4, west 8; `far` are those beyond a chasm's gap. */
  readonly doors: number
  readonly far: number
  /** Of the doorways into the unknown, those where a tile can be turned over. */
  readonly open: number
  /** Quarter turns clockwise from how the tile is printed. */
  readonly turn: number
  readonly helmeted: number
  readonly plain: number
  readonly floor: readonly Token[]
  readonly entered: boolean
  readonly locked: boolean
  readonly cleared: boolean
  readonly roped: boolean
}

/** The table, tiles told as `T` and cards as `C`. */
export interface TableOf<T, C> extends View {
  readonly hearts: number
  readonly maxHearts: number
  readonly level: number
  readonly xp: number
  readonly moves: number
  /** In moves; null for none. */
  readonly turnLimit: number | null
  readonly at: number
  readonly entry: number
  readonly wells: readonly Item[]
  readonly gold: readonly number[]
  readonly rooms: readonly RoomOf<T>[]
  /** Tiles face down above the princess room, those drawn that did not fit, and those out of this dungeon. */
  readonly stack: readonly T[]
  readonly aside: readonly T[]
  readonly out: readonly T[]
  readonly hand: readonly C[]
  readonly deck: readonly C[]
  readonly discard: readonly C[]
  readonly pile: readonly Token[]
  readonly step: Step<T, C>
}

/** What is sent: tiles and cards by their ids. What is printed on them stands in the content. */
export type TinView = TableOf<string, string>
