import type { Weighted } from '../../../engine/types.ts'
import type { Action, Content, Side, Tile, Token } from '../types.ts'

/** A way a tile can lie: its quarter turns, its doorways as bits by side, and those beyond a chasm's gap. */
export interface Lie {
  readonly turn: number
  readonly doors: number
  readonly far: number
}

/** The content with what the rules look up all the time worked out once. */
export interface Book {
  readonly content: Content
  readonly stairwell: number
  readonly princess: number
  /** All other tiles: what the stack starts with. */
  readonly shuffled: readonly number[]
  /** By tile and turn. */
  readonly lies: readonly (readonly Lie[])[]
  /** By tile, without turns that look the same. */
  readonly ways: readonly (readonly Lie[])[]
  readonly dice: {
    readonly yellow: readonly Weighted<Action>[]
    readonly red: readonly Weighted<Action>[]
  }
  /** The draw pile before the starting potion is taken from it. */
  readonly pile: readonly Token[]
}

const LETTERS = ['N', 'E', 'S', 'W']

export function bookOf(content: Content): Book {
  const lies = content.tiles.map(liesOf)
  const indexes = content.tiles.map((_, index) => index)
  const kindAt = (index: number) => content.tiles[index]?.kind
  return {
    content,
    stairwell: indexes.findIndex(index => kindAt(index) === 'stairwell'),
    princess: indexes.findIndex(index => kindAt(index) === 'princess'),
    shuffled: indexes.filter(index => kindAt(index) !== 'stairwell' && kindAt(index) !== 'princess'),
    lies,
    ways: lies.map(distinct),
    dice: { yellow: oddsOf(content, 'yellow'), red: oddsOf(content, 'red') },
    pile: pileOf(content),
  }
}

/** The doorways of a tile as bits: north 1, east 2, south 4, west 8. */
export function maskOf(letters: string): number {
  return LETTERS.reduce((mask, letter, side) => (letters.includes(letter) ? mask | (1 << side) : mask), 0)
}

function liesOf(tile: Tile): Lie[] {
  return [0, 1, 2, 3].map(turn => ({
    turn,
    doors: rotated(maskOf(tile.doors), turn),
    far: rotated(maskOf(tile.far), turn),
  }))
}

function rotated(mask: number, turn: Side): number {
  return ((mask << turn) | (mask >> (4 - turn))) & 15
}

/** Two turns look the same when they have the same doorways on the same two sides of the gap, whichever is far. */
function distinct(lies: readonly Lie[]): Lie[] {
  const look = ({ doors, far }: Lie) => `${doors}/${Math.min(far, doors & ~far)}`
  return lies.filter((lie, index) => lies.findIndex(other => look(other) === look(lie)) === index)
}

function oddsOf(content: Content, die: 'yellow' | 'red'): Weighted<Action>[] {
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
