/** What every judgement looks at: the table, the content, and what entering a tile brings. */
import type { ContentIndex } from '../content/content-index.ts'
import { diceOnReturn } from '../content/numbers.ts'
import type { Action, State, TileKind } from '../types.ts'
import type { TinReason } from './reasons.ts'

/** What is known of a tile before a die is rolled. */
export interface TileFacts {
  readonly id: string
  readonly kind: TileKind
  /** Monsters of the first entry, and of later ones. */
  readonly first: number
  readonly again: number
  /** Whether later monsters come by red dice, which wear more helmets and guard more chests. */
  readonly red: boolean
}

export interface Mind {
  readonly content: ContentIndex
  readonly tiles: readonly TileFacts[]
  readonly state: State
  /** Whether the dungeon goes on only across a chasm. */
  readonly needsRope: boolean
  /** Whether it plans by a slower judgement than there is time for in playing on. */
  readonly takesTime: boolean
}

/** What to do, why, and how sure a sensible player is of it (0 to 1). */
export interface Judgement {
  readonly action: Action
  readonly why: TinReason
  readonly sure: number
}

export function judged(action: Action, why: TinReason, sure = 0.9): Judgement {
  return { action, why, sure }
}

const known = new WeakMap<ContentIndex, readonly TileFacts[]>()

export function mindOf(content: ContentIndex, state: State): Mind {
  return { content, tiles: factsOf(content), state, needsRope: false, takesTime: false }
}

/** Worked out once for each content. */
function factsOf(content: ContentIndex): readonly TileFacts[] {
  const facts =
    known.get(content) ??
    content.tiles.map(tile => ({
      id: tile.id,
      kind: tile.kind,
      first: tile.kind === 'chasm' ? 1 : tile.white + tile.red,
      again: diceOnReturn(tile.kind, tile),
      red: tile.red > 0 || tile.kind === 'chasm',
    }))
  known.set(content, facts)
  return facts
}

const NOWHERE: TileFacts = { id: '', kind: 'room', first: 0, again: 0, red: false }

export function tileFacts({ tiles }: Mind, tile: number): TileFacts {
  return tiles[tile] ?? NOWHERE
}
