/** The nouns of Dungeon in a Tin. */
import type { GameEvent, PackAbout, RuleId, Sentence } from '../../engine/types.ts'

export const DIRECTIONS = ['north', 'east', 'south', 'west'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** A side of a tile, counted clockwise from north: 0 to 3. */
export type Side = number

export const TECHNIQUES = ['high', 'low', 'thrust'] as const
export type Technique = (typeof TECHNIQUES)[number]

/** Treasures that merchants deal in and wells hold. */
export const GOODS = ['key', 'rope', 'potion', 'bomb'] as const
export type Good = (typeof GOODS)[number]

/** What a well holds. */
export type Item = Good | 'princess'

/** Anything that lies in a room: an item, or gold by its value. */
export type Token = Item | number

export const TILE_KINDS = ['stairwell', 'room', 'locked', 'chasm', 'princess'] as const
export type TileKind = (typeof TILE_KINDS)[number]

/** The drawings of rooms; tiles may share one. */
export const DRAWINGS = [
  'stairs',
  'star',
  'statues',
  'table',
  'barrels',
  'braziers',
  'bunks',
  'altar',
  'hoard',
  'shields',
  'rubble',
  'bed',
  'well',
  'pillars',
  'bones',
  'carpet',
] as const
export type Drawing = (typeof DRAWINGS)[number]

/** A tile in German: as its label, with its article, as something entered or opened, and as somewhere to go. */
export interface GermanTile {
  readonly name: string
  /** What the room is called where that is not its label. */
  readonly called?: string
  readonly the: string
  readonly den: string
  readonly into: string
}

/** What is said and drawn of a tile. The rules read none of it, and a tile of a content pack may lack it. */
export interface TileLook {
  readonly de: GermanTile
  /** What one sees there. */
  readonly mood: Sentence
  readonly drawing: Drawing
}

export interface Tile extends Partial<TileLook> {
  readonly id: string
  readonly name: string
  /** What stands after `the` where that is not the name. */
  readonly called?: string
  readonly kind: TileKind
  /** The sides with a doorway before the tile is turned: letters of NESW. */
  readonly doors: string
  /** Of these, the doorways beyond the gap of a chasm. */
  readonly far: string
  readonly white: number
  readonly red: number
  readonly chests: number
  /** The letter printed on the tile. These rules ignore it (T-03). */
  readonly mark: 'A' | 'B' | ''
}

/** A fight card: against its top technique nothing changes, the middle adds `plus`, the bottom takes `minus`. */
export interface Card {
  readonly id: string
  readonly title: string
  /** The title in German; a card of a content pack may lack it. */
  readonly de?: string
  readonly top: Technique
  readonly middle: Technique
  readonly bottom: Technique
  readonly plus: number
  readonly minus: number
}

export interface Face {
  readonly helmet: boolean
  readonly chest: boolean
}

export interface Trade {
  readonly count: number
  readonly price: number
  readonly trade: number
}

export interface Content {
  readonly about?: PackAbout
  readonly tiles: readonly Tile[]
  readonly cards: readonly Card[]
  readonly goods: Readonly<Record<Good, Trade>>
  readonly gold: readonly { readonly value: number; readonly count: number }[]
  readonly dice: { readonly yellow: readonly Face[]; readonly red: readonly Face[] }
}

export interface Options {
  readonly hearts: number
  /** In moves; null for none (T-112). */
  readonly turnLimit: number | null
}

export interface Room {
  /** Index into the content's tiles. */
  tile: number
  x: number
  y: number
  /** Quarter turns clockwise. */
  turn: number
  helmeted: number
  plain: number
  /** Replaced, never changed in place, so that clones may share it. */
  floor: readonly Token[]
  entered: boolean
  locked: boolean
  cleared: boolean
  roped: boolean
}

export type Ending = 'rescued' | 'slain' | 'late'

/**
 * What is in progress; replaced, never changed in place. A tile and a card are told by their position in a state, by
 * their id in a view, and to whoever reads a view they are the entries themselves.
 */
export type Step<T = number, C = number> =
  | { readonly kind: 'turn' }
  | { readonly kind: 'explore'; readonly side: Side }
  | { readonly kind: 'lay'; readonly side: Side; readonly tile: T }
  | { readonly kind: 'threshold'; readonly side: Side }
  | { readonly kind: 'technique' }
  | { readonly kind: 'card'; readonly technique: Technique }
  | { readonly kind: 'top'; readonly technique: Technique }
  | { readonly kind: 'bomb'; readonly technique: Technique; readonly card: C | null }
  | {
      readonly kind: 'strike'
      readonly technique: Technique
      readonly card: C | null
      readonly bomb: boolean
    }
  | {
      readonly kind: 'pay'
      readonly good: Good
      readonly gold: readonly number[]
      readonly goods: readonly Good[]
    }
  | { readonly kind: 'over'; readonly ending: Ending }

export type StepOf<K extends Step['kind']> = Extract<Step, { readonly kind: K }>

export interface State {
  maxHearts: number
  turnLimit: number | null
  hearts: number
  level: number
  xp: number
  moves: number
  /** The room the hero stands in, and the side it was entered by (-1 at the start): the way of a retreat. */
  at: number
  entry: Side
  wells: Item[]
  gold: number[]
  /** In the order of laying; the stairwell is the first. */
  rooms: Room[]
  /** Doorways of rooms other than the stairwell that face an empty cell (T-111). */
  exits: number
  /** Tiles above the princess room; those drawn that do not fit; those out of this dungeon. */
  stack: number[]
  aside: number[]
  out: number[]
  deck: number[]
  hand: number[]
  discard: number[]
  pile: Token[]
  spentKeys: number
  /** Dice and treasures still due in the room just entered. */
  yellow: number
  red: number
  draws: number
  /** Fight cards still due to the hand (T-01, T-33). */
  deals: number
  step: Step
}

export type Action =
  | { readonly kind: 'move'; readonly dir: Direction }
  | { readonly kind: 'explore'; readonly dir: Direction }
  | { readonly kind: 'lay'; readonly turn: number }
  | { readonly kind: 'enter' }
  | { readonly kind: 'stay' }
  | { readonly kind: 'unlock'; readonly dir: Direction }
  | { readonly kind: 'rope' }
  | { readonly kind: 'take'; readonly token: Token }
  | { readonly kind: 'drop'; readonly token: Token }
  | { readonly kind: 'drink' }
  | { readonly kind: 'heal' }
  | { readonly kind: 'buy'; readonly good: Good }
  | { readonly kind: 'pay'; readonly token: Token }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'fight' }
  | { readonly kind: 'retreat' }
  | { readonly kind: 'card'; readonly card: string }
  | { readonly kind: 'top' }
  | { readonly kind: 'bare' }
  | { readonly kind: 'bomb'; readonly use: boolean }
  // Chance
  | { readonly kind: 'tile'; readonly tile: string }
  | {
      readonly kind: 'monster'
      readonly die: 'yellow' | 'red'
      readonly helmet: boolean
      readonly chest: boolean
    }
  | { readonly kind: 'treasure'; readonly token: Token }
  | { readonly kind: 'deal'; readonly card: string }
  | { readonly kind: 'technique'; readonly technique: Technique }
  | { readonly kind: 'number'; readonly value: number }

/** Why something that one might expect cannot be done now. */
export type Why =
  // Doorways and the chasm
  | 'walls'
  | 'noTile'
  | 'walled'
  | 'noKey'
  | 'clearFirst'
  | 'noRope'
  | 'noChasm'
  // Treasure
  | 'full'
  | 'fullForHer'
  | 'hers'
  | 'hale'
  // The stairwell
  | 'unhurt'
  | 'restLevel'
  | 'restLost'
  | 'soldOut'
  | 'tooDear'
  // Battle
  | 'bombLater'
  | 'midRound'

export interface Blocked {
  readonly action: Action
  readonly why: Why
  readonly rule: RuleId
}

export type ActionOf<K extends Action['kind']> = Extract<Action, { readonly kind: K }>

export type TinEvent = GameEvent &
  (
    | { readonly kind: 'explored'; readonly dir: Direction }
    | { readonly kind: 'drewTile'; readonly tile: string; readonly fits: boolean }
    | { readonly kind: 'shuffledTiles' }
    | { readonly kind: 'laid'; readonly tile: string; readonly locked: boolean }
    | { readonly kind: 'tilesOut'; readonly tiles: readonly string[] }
    | { readonly kind: 'roomsOut'; readonly tiles: readonly string[] }
    | { readonly kind: 'entered'; readonly tile: string; readonly again: boolean }
    | { readonly kind: 'stayed' }
    | {
        readonly kind: 'met'
        readonly die: 'yellow' | 'red'
        readonly helmet: boolean
        readonly chest: boolean
      }
    | { readonly kind: 'found'; readonly token: Token }
    | { readonly kind: 'unlocked'; readonly tile: string }
    | { readonly kind: 'roped' }
    | { readonly kind: 'took'; readonly token: Token }
    | { readonly kind: 'dropped'; readonly token: Token }
    | { readonly kind: 'drank'; readonly healed: number }
    | { readonly kind: 'healed'; readonly healed: number }
    | { readonly kind: 'asked'; readonly good: Good }
    | { readonly kind: 'offered'; readonly token: Token }
    | { readonly kind: 'bought'; readonly good: Good; readonly lost: number }
    | { readonly kind: 'cancelled' }
    | { readonly kind: 'dealt'; readonly card: string }
    | { readonly kind: 'reshuffled' }
    | { readonly kind: 'fought'; readonly helmet: boolean }
    | { readonly kind: 'attacked'; readonly technique: Technique; readonly helmet: boolean }
    | { readonly kind: 'reached' }
    | { readonly kind: 'usedNone' }
    | { readonly kind: 'used'; readonly card: string; readonly turned: boolean; readonly change: number }
    | { readonly kind: 'lit' }
    | { readonly kind: 'saved'; readonly bombs: number }
    | { readonly kind: 'rolled'; readonly value: number; readonly change: number; readonly won: boolean }
    | { readonly kind: 'beat'; readonly helmet: boolean; readonly left: number }
    | { readonly kind: 'wounded'; readonly hearts: number }
    | { readonly kind: 'levelled'; readonly level: number }
    | { readonly kind: 'retreated'; readonly dir: Direction }
    | { readonly kind: 'ended'; readonly ending: Ending }
  )

export type Emit = (event: TinEvent) => void
