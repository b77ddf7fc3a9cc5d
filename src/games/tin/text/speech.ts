/** What a language must be able to say about Dungeon in a Tin. What is due is decided elsewhere, once for all. */
import type { OptionWords, Prompt } from '../../../engine/types.ts'
import type { ContentIndex } from '../content/content-index.ts'
import type { TinReason } from '../policy/reasons.ts'
import type {
  Action,
  ActionOf,
  Card,
  Direction,
  Ending,
  Good,
  Item,
  Technique,
  Tile,
  TileKind,
  TinEvent,
  Token,
  Why,
} from '../types.ts'
import type { TinScene } from '../view/scene.ts'

type ActionKind = Action['kind']
type EventKind = TinEvent['kind']
export type EventOf<K extends EventKind> = Extract<TinEvent, { readonly kind: K }>
export type Phrases = { readonly [K in ActionKind]: (action: ActionOf<K>, scene: TinScene) => string }
export type Sentences = {
  readonly [K in EventKind]: (event: EventOf<K>, content: ContentIndex) => string | null
}

/** Why something cannot be done now, by the reason. */
export type Reasons = { readonly [W in Why]: (action: Action, scene: TinScene) => string }

export type ReasonOf<W extends TinReason['why']> = Extract<TinReason, { readonly why: W }>

/** Why an action is advised, by the reason. */
export type Advised = {
  readonly [W in TinReason['why']]: (reason: ReasonOf<W>, content: ContentIndex) => string
}

export interface BoardWords {
  /** What is printed on a tile, at most eleven letters. */
  tile(tile: Tile): string
  /** One letter for what lies in a room. */
  readonly marks: Readonly<Record<Item, string>>
  readonly legend: string
  readonly wells: string
  item(item: Item): string
  readonly gold: string
  /** `limit` is null where moves are not counted. */
  move(moves: number, limit: number | null): string
  /** `xp` is null on the last level, `limit` where moves are not counted. */
  standing(level: number, xp: number | null, moves: number, limit: number | null): string
  readonly cards: string
  readonly noCards: string
  card(card: Card): string
  tiles(left: number, out: readonly Tile[]): string
}

/** The table as a list. */
export interface PlaceWords {
  readonly hero: string
  readonly rooms: string
  hearts(left: number, of: number): string
  readonly nothing: string
  tile(tile: Tile): string
  readonly kinds: Readonly<Record<TileKind, string>>
  readonly youAreHere: string
  readonly isLocked: string
  readonly isCleared: string
  readonly isRoped: string
  readonly isNew: string
  /** Where a doorway leads; `dark` is not explored yet, `blocked` never will be. */
  leads(dir: Direction, to: Tile): string
  leadsLocked(dir: Direction, to: Tile): string
  dark(dir: Direction): string
  blocked(dir: Direction): string
  whiteSkulls(count: number): string
  redSkulls(count: number): string
  chests(count: number): string
  monsters(count: number): string
  helmeted(count: number): string
  onFloor(tokens: readonly Token[]): string
}

export interface Asks {
  /** By what is asked, and for what is not among them. */
  readonly plain: Readonly<Record<Prompt['ask'], string>>
  readonly whatNow: string
  card(technique: Technique): string
  pay(good: Good, price: number, paid: number): string
  /** The price is met, and a well must become free. */
  swap(good: Good): string
  /** Where to, with things lying here that no well is free for. */
  crowded(things: readonly Item[]): string
  lay(tile: Tile): string
}

export interface Speech {
  readonly asks: Asks
  readonly phrases: Phrases
  readonly reasons: Reasons
  readonly advised: Advised
  odds(percent: number): string
  readonly sentences: Sentences
  readonly board: BoardWords
  readonly places: PlaceWords
  readonly endings: Readonly<Record<Ending, string>>
  purse(gold: number): string
  readonly options: Readonly<Record<string, OptionWords>>
}
