/** What a language must be able to say about Dungeon! What is due is decided elsewhere, once for all. */
import type { MatchResult, OptionWords, Seat } from '../../../engine/types.ts'
import type { ContentIndex } from '../content/content-index.ts'
import type {
  ActionOf,
  Blow,
  ChanceStep,
  DungeonEvent,
  HeroClass,
  HeroFact,
  Kind,
  MonsterFact,
  SpaceFact,
  Spell,
  TreasureFact,
  Why,
  Wish,
} from '../types.ts'
import type { DungeonScene } from '../view/scene.ts'
import type { AdvisedWords } from './advised.ts'
import type { PlaceWords } from './place-words.ts'

export type EventKind = DungeonEvent['kind']
export type EventOf<K extends EventKind> = Extract<DungeonEvent, { readonly kind: K }>
/** What a seat is called: by its name where one is given. */
export type Called = (seat: Seat) => string

export type Phrases = {
  readonly [K in Kind]: (action: ActionOf<K>, reading: DungeonScene) => string
}

/** What is wanted where no single place is meant. */
export interface Wishes {
  readonly step: string
  cast(spell: Spell): string
  readonly teleport: string
  readonly esp: string
  readonly ball: string
  readonly win: string
}

/** Why it cannot be done now. */
export type Reasons = {
  readonly [W in Why]: (action: Wish, reading: DungeonScene) => string
}

/** Who did it: the hero, or `You`, and the ending of its verb; what seats are called; what ids stand for. */
export interface Telling {
  readonly who: string
  readonly s: string
  readonly called: Called
  readonly content: ContentIndex
}

export type Sentences = {
  readonly [K in EventKind]: (event: EventOf<K>, telling: Telling) => string | null
}

export interface Asks {
  readonly over: string
  readonly goesOn: string
  toAct(hero: string): string
  readonly waits: Readonly<Record<ChanceStep, string>>
  readonly choose: string
  /** After a death. */
  readonly chooseAgain: string
  learn(held: number, book: number): string
  looked(into: SpaceFact): string
  stuck(at: SpaceFact): string
  /** In the Great Hall with enough: to end the turn there wins (D-70). */
  readonly home: string
  /** To stay where a monster is means to fight it. */
  toGo(at: SpaceFact, left: number, isFight: boolean): string
  readonly gaze: string
  meet(at: SpaceFact): string
  fight(at: SpaceFact): string
  readonly foe: string
  readonly slide: string
  readonly replace: string
  readonly haunt: string
  readonly regain: string
}

/** Chances come as numbers from 0 to 1; `isAbout` where the card is not known yet. */
export interface OddsWords {
  win(chance: number, isAbout: boolean): string
  hit(chance: number, isAbout: boolean): string
  find(chance: number): string
  roll(needed: number, chance: number): string
  /** Where the Hunter is too (D-112). */
  both(here: string, hunter: string): string
  readonly noAttack: string
  readonly trap: string
}

/** Names of what the content holds. */
export interface Names {
  hero(fact: HeroFact | null): string
  monster(fact: MonsterFact): string
  treasure(fact: TreasureFact): string
  /** `in room 1-2`, `on the stairs of level 2`. */
  inPlace(place: SpaceFact): string
  /** A chamber as the map is labelled. */
  label(place: SpaceFact): string
  /** One letter for the map. */
  letter(name: HeroClass): string
  readonly spells: Readonly<Record<Spell, string>>
}

export interface BoardWords {
  readonly legend: string
  percent(chance: number): string
  round(round: number): string
  left(spaces: number): string
  level(level: number): string
  readonly strikesBack: string
  readonly blows: Readonly<Record<Blow, string>>
  readonly toFind: string
  ofLevel(level: number): string
  readonly hunter: string
  readonly faceDown: string
  readonly unknown: string
  readonly onlyYou: string
  readonly laid: string
  laidDown(treasure: string): string
  with(loot: string): string
  more(monsters: number): string
  cards(count: number): string
  /** In a Treasure Hunt, where gold wins nothing (D-80). */
  seeks(treasure: string): string
  needs(goal: number): string
  goldOf(gold: number, goal: number): string
  loses(turns: number): string
  readonly noSpells: string
  readonly faceUp: string
  readonly inHand: string
}

export interface Speech {
  readonly names: Names
  called(names: readonly string[] | undefined): Called
  readonly you: string
  /** What is added to a verb when you act, and when another does. */
  readonly endings: readonly [you: string, other: string]
  readonly asks: Asks
  readonly phrases: Phrases
  readonly wishes: Wishes
  readonly reasons: Reasons
  readonly advised: AdvisedWords
  readonly odds: OddsWords
  readonly sentences: Sentences
  readonly board: BoardWords
  readonly places: PlaceWords
  result(result: MatchResult, names?: readonly string[]): string
  readonly options: Readonly<Record<string, OptionWords>>
  levels(most: number, asked: string): string
}
