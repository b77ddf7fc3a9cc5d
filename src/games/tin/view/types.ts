/** What a player sees: nothing is hidden in this game, since what lies face down has no order until it is drawn. */
import type { View } from '../../../engine/types.ts'
import type { Card, Content, Item, Step, TileKind, Token } from '../types.ts'

export interface RoomView {
  readonly name: string
  readonly kind: TileKind
  readonly x: number
  readonly y: number
  /** Doorways as bits: north 1, east 2, south 4, west 8; `far` are those beyond a chasm's gap. */
  readonly doors: number
  readonly far: number
  /** Of the doorways into the unknown, those where a tile can be turned over. */
  readonly open: number
  /** Quarter turns clockwise from how the tile is printed. */
  readonly turn: number
  readonly skulls: { readonly white: number; readonly red: number }
  /** Chests printed on the tile; they are opened on the first entry. */
  readonly chests: number
  readonly helmeted: number
  readonly plain: number
  readonly floor: readonly Token[]
  readonly entered: boolean
  readonly locked: boolean
  readonly cleared: boolean
  readonly roped: boolean
}

export interface CardView extends Card {
  readonly card: number
}

export interface TileView {
  readonly tile: number
  readonly name: string
  readonly kind: TileKind
}

/** A tile in hand: what is printed on it, and its doorways for each quarter turn. */
export interface LayingView extends Pick<RoomView, 'name' | 'kind' | 'skulls' | 'chests'> {
  readonly lies: readonly number[]
}

export interface TinView extends View {
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
  readonly rooms: readonly RoomView[]
  /** Tiles face down above the princess room, those drawn that did not fit, and those out of this dungeon. */
  readonly stack: readonly TileView[]
  readonly aside: readonly TileView[]
  readonly out: readonly TileView[]
  readonly hand: readonly CardView[]
  readonly deck: readonly CardView[]
  readonly discard: readonly CardView[]
  readonly pile: readonly Token[]
  readonly goods: Content['goods']
  readonly step: Step
  /** The tile in hand while it is being laid. */
  readonly laying: LayingView | null
  /** The chance to win the round, by the key of the action. */
  readonly odds: Readonly<Record<string, number>>
}
