/** The content with what the rules look up all the time worked out once. */
import type { Weighted } from '../../../engine/types.ts'
import type { Action, Card, Content, Room, Tile, Token } from '../types.ts'
import { maskOf, SIDES, turned } from './geometry.ts'

/** A way a tile can lie: its quarter turns, its doorways, and those beyond a chasm's gap. */
export interface Orientation {
  readonly turn: number
  readonly doors: number
  readonly far: number
}

export interface ContentIndex extends Content {
  /** Positions by id. */
  readonly tileAt: ReadonlyMap<string, number>
  readonly cardAt: ReadonlyMap<string, number>
  readonly stairwell: number
  readonly princess: number
  /** All other tiles: what the stack starts with. */
  readonly shuffled: readonly number[]
  /** By tile and turn. */
  readonly orientations: readonly (readonly Orientation[])[]
  /** By tile, without turns that look the same. */
  readonly ways: readonly (readonly Orientation[])[]
  /** By position, made once: a tile turned over, a card drawn, a card played. */
  readonly turned: readonly Action[]
  readonly dealt: readonly Action[]
  readonly played: readonly Action[]
  /** What a monster die may bring. */
  readonly rolls: {
    readonly yellow: readonly Weighted<Action>[]
    readonly red: readonly Weighted<Action>[]
  }
  /** The draw pile before the starting potion is taken from it. */
  readonly pile: readonly Token[]
}

const indexes = new WeakMap<Content, ContentIndex>()

/** Content never changes, so it is indexed once. */
export function indexOf(content: Content): ContentIndex {
  const index = indexes.get(content) ?? indexed(content)
  indexes.set(content, index)
  return index
}

function indexed(content: Content): ContentIndex {
  const orientations = content.tiles.map(orientationsOf)
  const indexes = content.tiles.map((_, index) => index)
  const kindAt = (index: number) => content.tiles[index]?.kind
  return {
    ...content,
    tileAt: positionsOf(content.tiles),
    cardAt: positionsOf(content.cards),
    stairwell: indexes.findIndex(index => kindAt(index) === 'stairwell'),
    princess: indexes.findIndex(index => kindAt(index) === 'princess'),
    shuffled: indexes.filter(index => kindAt(index) !== 'stairwell' && kindAt(index) !== 'princess'),
    orientations,
    ways: orientations.map(distinct),
    turned: content.tiles.map(({ id }) => ({ kind: 'tile', tile: id })),
    dealt: content.cards.map(({ id }) => ({ kind: 'deal', card: id })),
    played: content.cards.map(({ id }) => ({ kind: 'card', card: id })),
    rolls: { yellow: rollsOf(content, 'yellow'), red: rollsOf(content, 'red') },
    pile: pileOf(content),
  }
}

function positionsOf(entries: readonly { readonly id: string }[]): Map<string, number> {
  return new Map(entries.map(({ id }, position) => [id, position]))
}

/** Where a tile stands in its list. */
export function tileNamed(content: ContentIndex, id: string): number {
  const position = content.tileAt.get(id)
  if (position === undefined) throw new Error(`There is no tile "${id}"`)
  return position
}

export function cardNamed(content: ContentIndex, id: string): number {
  const position = content.cardAt.get(id)
  if (position === undefined) throw new Error(`There is no card "${id}"`)
  return position
}

export function tileOf(content: ContentIndex, index: number): Tile {
  const tile = content.tiles[index]
  if (!tile) throw new Error(`There is no tile ${index}`)
  return tile
}

export function cardOf(content: ContentIndex, index: number): Card {
  const card = content.cards[index]
  if (!card) throw new Error(`There is no card ${index}`)
  return card
}

export function tileById(content: ContentIndex, id: string): Tile {
  return tileOf(content, tileNamed(content, id))
}

export function cardById(content: ContentIndex, id: string): Card {
  return cardOf(content, cardNamed(content, id))
}

/** How the tile of a room lies. */
export function orientationOf(content: ContentIndex, room: Pick<Room, 'tile' | 'turn'>): Orientation {
  const orientation = content.orientations[room.tile]?.[room.turn]
  if (!orientation) throw new Error(`There is no tile ${room.tile}`)
  return orientation
}

function orientationsOf(tile: Tile): Orientation[] {
  return SIDES.map(turn => ({
    turn,
    doors: turned(maskOf(tile.doors), turn),
    far: turned(maskOf(tile.far), turn),
  }))
}

/** Two turns look the same when they have the same doorways on the same two sides of the gap, whichever is far. */
function distinct(orientations: readonly Orientation[]): Orientation[] {
  const look = ({ doors, far }: Orientation) => `${doors}/${Math.min(far, doors & ~far)}`
  return orientations.filter(
    (orientation, index) => orientations.findIndex(other => look(other) === look(orientation)) === index,
  )
}

function rollsOf(content: Content, die: 'yellow' | 'red'): Weighted<Action>[] {
  const faces = content.dice[die]
  const kinds = [0, 1, 2, 3].map(bits => ({ helmet: (bits & 1) > 0, chest: (bits & 2) > 0 }))
  return kinds.flatMap(({ helmet, chest }) => {
    const count = faces.filter(face => face.helmet === helmet && face.chest === chest).length
    return count === 0
      ? []
      : [{ action: { kind: 'monster', die, helmet, chest } as const, p: count / faces.length }]
  })
}

function pileOf({ goods, gold }: Content): Token[] {
  const copies = (token: Token, count: number): Token[] => Array.from({ length: count }, () => token)
  return [
    ...copies('key', goods.key.count),
    ...copies('rope', goods.rope.count),
    ...copies('potion', goods.potion.count),
    ...copies('bomb', goods.bomb.count),
    ...gold.flatMap(({ value, count }) => copies(value, count)),
  ]
}
