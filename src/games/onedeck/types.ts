import type { GameEvent } from '../../engine/types.ts'

/** S strength, A agility, M magic, H heroic (counts as any colour). */
export const COLOURS = ['S', 'A', 'M', 'H'] as const
export type Colour = (typeof COLOURS)[number]

/** The colour of a challenge box; grey takes any die. */
export const BOX_COLOURS = ['S', 'A', 'M', 'any'] as const
export type BoxColour = (typeof BOX_COLOURS)[number]

export const EDITIONS = ['first', 'revised'] as const
export type Edition = (typeof EDITIONS)[number]

export const TIERS = ['none', 'novice', 'standard', 'expert'] as const
export type Tier = (typeof TIERS)[number]

/** Where a skill may be used. */
export const SCENES = ['combat', 'peril', 'boss'] as const
export type Scene = (typeof SCENES)[number]

export interface Box {
  readonly colour: BoxColour
  /** What the die or the sum must reach; null is the X of the card. */
  readonly need: number | null
  readonly wide: boolean
  readonly armor: boolean
  readonly skull: boolean
  readonly damage: number
  readonly time: number
}

/** What a foe, a floor or a boss does besides its boxes. Absent means not at all. */
export interface Trait {
  readonly name: string
  readonly text: string
  /** Rolled values that are discarded at once. */
  readonly discards?: readonly number[] | undefined
  /** Each die rolled with this value costs 1 time. */
  readonly timeFor?: number | undefined
  /** Rolled heroic dice drop by 1. */
  readonly weakens?: boolean | undefined
  /** How many dice a conversion takes. */
  readonly converts?: number | undefined
  /** Before the encounter. */
  readonly burns?: number | undefined
  readonly chills?: number | undefined
  readonly drains?: boolean | undefined
  /** Time for each skill used. */
  readonly fades?: number | undefined
  /** Time when any box is left unfilled. */
  readonly undying?: number | undefined
  /** Not looted when an armor box is left unfilled. */
  readonly escapes?: boolean | undefined
  /** X is this times the open doors. */
  readonly swarms?: number | undefined
  readonly turnTime?: number | undefined
  readonly floorTime?: number | undefined
  readonly exploreTime?: number | undefined
  readonly doors?: number | undefined
  /** Consequences with this much time hurt 1 more. */
  readonly winds?: number | undefined
  /** Consequences with damage hurt 1 more. */
  readonly storms?: boolean | undefined
  /** Boxes of this colour are armor. */
  readonly plates?: BoxColour | undefined
  /** Heroic dice may not cover skulls. */
  readonly shuns?: boolean | undefined
  /** Heals 1 for each skull left uncovered. */
  readonly regrows?: boolean | undefined
  /** Each skull must be covered twice. */
  readonly twice?: boolean | undefined
  /** X is this times the boss's damage, at least `least`. */
  readonly grows?: { readonly times: number; readonly least: number } | undefined
}

export interface Item {
  readonly stat: 'S' | 'A' | 'M'
  readonly health: number
}

/** One of the two ways through a peril. */
export interface Way {
  readonly name: string
  readonly time: number
  readonly box: Box
}

/** A name of the encounter deck: both copies have the same encounter side. */
export interface Encounter {
  readonly id: string
  readonly name: string
  readonly xp: number
  readonly trait: Trait | null
  /** The boxes of a foe; empty for a peril. */
  readonly boxes: readonly Box[]
  /** The two ways of a peril; empty for a foe. */
  readonly ways: readonly Way[]
  /** The two copies: item, and a skill or potion by its id. */
  readonly copies: readonly { readonly item: Item; readonly loot: string }[]
}

export type Cost =
  | { readonly kind: 'free' }
  | { readonly kind: 'dice'; readonly colour: 'S' | 'A'; readonly count: number }
  | { readonly kind: 'mana'; readonly count: number }
  /** Any own die at all. */
  | { readonly kind: 'any'; readonly count: number }
  | { readonly kind: 'token' }

export type Whose = 'own' | 'partner'

/** A die that a skill gives: its colour and value, and what alone it may be used for. */
export interface Gift {
  readonly colour: Colour
  readonly value: number
  readonly only?: 'mana' | 'armor' | undefined
}

/** What a skill does, in the few words that all skills are written in. One file in rules/verbs for each. */
export type Verb =
  | { readonly verb: 'gain'; readonly dice: readonly Gift[]; readonly whose: Whose }
  | { readonly verb: 'roll'; readonly dice: readonly (Colour | 'chosen')[] }
  | {
      readonly verb: 'raise'
      readonly most: number
      readonly whose: Whose
      readonly colour?: Colour | undefined
    }
  | {
      readonly verb: 'set'
      readonly to: number
      readonly most: number
      /** Only dice of a value that the hero names. */
      readonly named?: boolean | undefined
      /** Only dice of this value. */
      readonly from?: number | undefined
      /** Not heroic dice. */
      readonly plain?: boolean | undefined
    }
  | {
      readonly verb: 'reroll'
      readonly most: number
      readonly whose: Whose
      readonly values: readonly number[]
      /** All of them, without asking. */
      readonly all?: boolean | undefined
    }
  | {
      readonly verb: 'turn'
      readonly most: number
      readonly colour?: Colour | undefined
      readonly value?: number | undefined
      readonly into: Colour
      /** The new value; without it the die keeps its own. */
      readonly to?: number | undefined
    }
  | { readonly verb: 'prevent'; readonly damage: number; readonly time: number; readonly boss: number }
  | { readonly verb: 'soften'; readonly from: number }
  | { readonly verb: 'craft' }
  | { readonly verb: 'crush' }
  | { readonly verb: 'strike' }
  | { readonly verb: 'either'; readonly of: readonly [Verb, Verb] }

/** Anything that is used: a skill, a starting skill, a talent with icons, a basic skill, a potion. */
export interface Deed {
  readonly id: string
  readonly name: string
  readonly text: string
  readonly cost: Cost
  readonly scenes: readonly Scene[]
  readonly does: readonly Verb[]
}

/** What always works for its hero. Absent means not at all. */
export interface Passive {
  readonly descendHeal?: number | undefined
  /** Fleeing: the card goes on top of the deck, or a closed door is added. */
  readonly stealth?: 'top' | 'door' | undefined
  /** Of every 2 damage in an encounter 1 is prevented, and none in any other way. */
  readonly plate?: boolean | undefined
  readonly kiting?: boolean | undefined
  readonly health?: number | undefined
  readonly tokens?: number | undefined
  readonly firstAid?: number | undefined
  /** A share of this much damage is 1 less. */
  readonly fortitude?: number | undefined
  readonly planning?: boolean | undefined
  readonly speed?: boolean | undefined
  readonly knowledge?: number | undefined
  readonly foresight?: boolean | undefined
  /** Starts with a basic skill. */
  readonly veteran?: boolean | undefined
}

/** The passives of one hero added up; yes counts 1. */
export type Powers = Readonly<Record<Exclude<keyof Passive, 'stealth'>, number>> & {
  readonly stealth: 'top' | 'door' | ''
}

export type Feat = { readonly name: string; readonly text: string } & (
  | { readonly kind: 'store'; readonly on: 'damage' | 'wandering' | 'valour'; readonly most: number }
  | { readonly kind: 'gamble'; readonly most: number; readonly damage: number; readonly time: number }
  | { readonly kind: 'aim'; readonly shots: readonly { readonly time: number; readonly dice: number }[] }
)

export interface Side {
  readonly stats: Readonly<Record<'S' | 'A' | 'M', number>>
  readonly health: number
  readonly feat: Feat
  /** The starting skill: one that is used, or one that always works. */
  readonly start: Deed | { readonly name: string; readonly text: string; readonly passive: Passive }
}

export interface HeroCard {
  readonly id: string
  readonly name: string
  readonly one: Side
  readonly two: Side
}

export interface LevelCard {
  readonly items: { readonly one: number; readonly two: number }
  readonly skills: { readonly one: number; readonly two: number }
  /** Heroic dice in every encounter and boss round. */
  readonly bonus: number
  /** XP to the next level; at the last level, for a potion token. */
  readonly cost: number
}

export interface Floor {
  readonly peril: readonly Box[]
  readonly combat: readonly Box[]
  readonly trait: Trait
}

export interface Boss {
  readonly name: string
  readonly health: number
  readonly boxes: readonly Box[]
  readonly trait: Trait
}

export interface Dungeon {
  readonly id: string
  readonly name: string
  readonly dots: number
  readonly floors: readonly Floor[]
  readonly boss: Boss
}

export const GROUPS = ['basic', 'prepared', 'guile', 'cunning'] as const
export type Group = (typeof GROUPS)[number]

export interface Talent {
  readonly id: string
  readonly name: string
  readonly text: string
  readonly group: Group
  readonly focus: boolean
  /** Marks to be made: circles, squares, stars. */
  readonly marks: readonly [number, number, number]
  readonly passive: Passive | null
  readonly deed: Deed | null
}

/** One printing of the game. */
export interface Printing {
  readonly encounters: readonly Encounter[]
  readonly skills: readonly Deed[]
  readonly potions: readonly Deed[]
  readonly heroes: readonly HeroCard[]
  readonly levels: readonly LevelCard[]
  readonly dungeons: readonly Dungeon[]
  readonly talents: readonly Talent[]
  readonly basics: readonly Deed[]
  /** Time that Invisibility costs. */
  readonly invisibility: number
}

export type Content = Readonly<Record<Edition, Printing>>

/** What a campaign sheet brings to a game. */
export interface Learned {
  readonly talents: readonly string[]
  /** The basic skill of a Veteran. */
  readonly basic?: string | undefined
}

export interface Options {
  readonly heroes: readonly string[]
  readonly dungeon: string
  readonly edition: Edition
  readonly tier: Tier
  /** One person for all heroes, or one for each. */
  readonly seats: number
  /** By hero, in the order of `heroes`; may be shorter. */
  readonly sheets: readonly Learned[]
}

export interface Hero {
  /** Index of the hero card. */
  readonly card: number
  damage: number
  /** Heroic dice on the hero card. */
  stored: number
  /** Cards claimed as items and as skills. Replaced, never changed in place. */
  items: readonly number[]
  skills: readonly number[]
  /** Deeds this hero can use: starting, basic, talents, claimed. Replaced, never changed in place. */
  known: readonly number[]
  readonly talents: readonly number[]
  /** What always works for this hero. */
  readonly powers: Powers
}

/** Replaced, never changed in place. A closed door's unknown card is -1. */
export interface Door {
  readonly open: boolean
  readonly cards: readonly number[]
}

/** An encounter or boss round in progress. Lists by slot follow `pair`. */
export interface Fight {
  /** The card faced, -1 for the boss; the way chosen of a peril, -1 otherwise. */
  readonly card: number
  way: number
  /** Which boxes and traits are in play: index into the book's sheets; -1 until a way is chosen. */
  sheet: number
  /** The heroes in it, by their place in the party. */
  readonly pair: readonly number[]
  /** Claimed dice not yet rolled: slot * 4 + colour. */
  cup: number[]
  /** Heroic dice declared for heroic skills, by slot. */
  feats: number[]
  /** Dice rolled whose abilities are not applied yet: slot * 32 + kind. */
  fresh: number[]
  /** How many dice of each kind a hero has, by slot. */
  pools: number[][]
  /** Dice laid, by box; the inner lists are replaced, never changed in place. */
  laid: (readonly number[])[]
  sums: number[]
  /** Bits by box: filled; and covered a first time (Lich). */
  full: number
  once: number
  /** Bits by place in `known`, by slot. */
  used: number[]
  /** Prevention bought, softened shares (bits by slot), conversions that take the higher die. */
  noDamage: number
  noTime: number
  soft: number
  crafty: number
  /** Bits by slot: said done. */
  ready: number
}

export type Ending = 'victory' | 'slain'

/** What is in progress, the newest last. Frames are replaced, never changed in place. */
export type Frame =
  // Turn
  | { readonly kind: 'gift' }
  | { readonly kind: 'floor' }
  | { readonly kind: 'start' }
  | { readonly kind: 'turn' }
  | { readonly kind: 'landing' }
  | { readonly kind: 'time'; readonly left: number; readonly later: boolean }
  | { readonly kind: 'stairs'; readonly left: number; readonly spared: number }
  | { readonly kind: 'due' }
  | { readonly kind: 'rescue' }
  | { readonly kind: 'planning'; readonly door: number }
  // Doors
  | { readonly kind: 'reveal'; readonly door: number; readonly next: 'door' | 'look' }
  | { readonly kind: 'door'; readonly door: number }
  | { readonly kind: 'split'; readonly door: number }
  | { readonly kind: 'encounter'; readonly card: number; readonly pair: readonly number[] }
  // Encounter
  | { readonly kind: 'burn'; readonly left: number }
  | { readonly kind: 'drain' }
  | { readonly kind: 'way' }
  | { readonly kind: 'claim' }
  | { readonly kind: 'bonus'; readonly left: number }
  | { readonly kind: 'feat'; readonly slot: number }
  | { readonly kind: 'featRoll'; readonly slot: number }
  | { readonly kind: 'featDone'; readonly slot: number; readonly dice: number }
  | { readonly kind: 'rollAll' }
  | { readonly kind: 'roll'; readonly slot: number; readonly colour: number; readonly left: number }
  | { readonly kind: 'settle' }
  | { readonly kind: 'fight' }
  // Skills
  | {
      readonly kind: 'pay'
      readonly slot: number
      readonly deed: number
      readonly paid: number
      readonly left: number
    }
  | { readonly kind: 'deed'; readonly slot: number; readonly deed: number; readonly index: number }
  | {
      readonly kind: 'pick'
      readonly slot: number
      readonly verb: Extract<Verb, { verb: 'raise' | 'set' | 'reroll' | 'turn' }>
      readonly left: number
      /** Dice touched so far, out of the pool until the end. */
      readonly held: readonly number[]
      readonly named: number
    }
  | { readonly kind: 'either'; readonly slot: number; readonly verb: Verb }
  | { readonly kind: 'name'; readonly slot: number; readonly verb: Verb }
  | { readonly kind: 'target'; readonly slot: number; readonly verb: Verb }
  | { readonly kind: 'convert'; readonly picked: readonly number[] }
  | { readonly kind: 'give'; readonly value: number }
  // Consequences
  | { readonly kind: 'odd'; readonly damage: number }
  | { readonly kind: 'after'; readonly stage: number; readonly time: number; readonly kept: boolean }
  // Loot
  | { readonly kind: 'loot' }
  | { readonly kind: 'level' }
  | { readonly kind: 'spend'; readonly left: number }
  // Boss
  | { readonly kind: 'round' }
  | { readonly kind: 'bossSplit' }
  | { readonly kind: 'bossFight'; readonly pair: readonly number[] }
  | { readonly kind: 'over' }

export interface State {
  edition: Edition
  dungeon: number
  tier: Tier
  seats: number
  /** 1 to 3; 4 is the boss. */
  floor: number
  level: number
  /** Level-ups and descents so far: what a campaign counts. */
  ups: number
  descents: number
  /** Potion tokens, and the cards of identified types. */
  tokens: number
  potions: readonly number[]
  /** Cards under the level card; cards out of the game. */
  xp: readonly number[]
  removed: readonly number[]
  /** Cards face down: the deck and behind closed doors. They have no order until drawn. */
  unseen: number[]
  /** How many of them are behind closed doors. */
  closed: number
  /** Known cards on top of the deck, the topmost last. */
  top: readonly number[]
  discard: number[]
  doors: readonly Door[]
  /** Tokens on the Stairs; Stairs damage to be dealt after consequences. */
  stairs: number
  due: number
  /** The Stairs were uncovered by this turn's own time. */
  uncovered: boolean
  /** Uses left on this floor. */
  speed: number
  foresight: number
  /** Dice not in use, by colour. */
  supply: number[]
  party: Hero[]
  /** Cards survived and not yet claimed. */
  spoils: readonly number[]
  /** Damage on the boss. */
  boss: number
  ending: Ending | null
  fight: Fight | null
  stack: Frame[]
}

/** A die in words: `S5`, or one that serves a single use. */
export type DieName = string

export type Action =
  | { readonly kind: 'begin' }
  | { readonly kind: 'hasten' }
  | { readonly kind: 'heal'; readonly hero: number }
  | { readonly kind: 'explore' }
  | { readonly kind: 'reveal' }
  | { readonly kind: 'keep' }
  | { readonly kind: 'enter'; readonly door: number }
  | { readonly kind: 'descend' }
  | { readonly kind: 'stay' }
  | { readonly kind: 'face' }
  | { readonly kind: 'flee' }
  | { readonly kind: 'sneak' }
  | { readonly kind: 'foresee' }
  | { readonly kind: 'split'; readonly first: number; readonly a: number; readonly b: number }
  | { readonly kind: 'encounter' }
  | { readonly kind: 'vanish' }
  | { readonly kind: 'suffer'; readonly hero: number }
  | { readonly kind: 'drain'; readonly hero: number; readonly card: number }
  | { readonly kind: 'choose'; readonly way: number }
  | { readonly kind: 'claim'; readonly hero: number }
  | { readonly kind: 'bonus'; readonly hero: number }
  | { readonly kind: 'feat'; readonly hero: number; readonly dice: number }
  | { readonly kind: 'drop'; readonly hero: number; readonly value: number }
  | { readonly kind: 'lay'; readonly hero: number; readonly die: DieName; readonly box: number }
  | { readonly kind: 'use'; readonly hero: number; readonly skill: string }
  | { readonly kind: 'drink'; readonly hero: number; readonly potion: string }
  | { readonly kind: 'convert' }
  | { readonly kind: 'discard'; readonly hero: number; readonly die: DieName }
  | { readonly kind: 'unstore'; readonly hero: number }
  | { readonly kind: 'done'; readonly hero: number }
  | { readonly kind: 'reopen'; readonly hero: number }
  | { readonly kind: 'pay'; readonly hero: number; readonly die: DieName }
  | { readonly kind: 'pick'; readonly hero: number; readonly die: DieName }
  | { readonly kind: 'enough' }
  | { readonly kind: 'either'; readonly choice: number }
  | { readonly kind: 'name'; readonly value: number }
  | { readonly kind: 'crush'; readonly box: number }
  | { readonly kind: 'give'; readonly hero: number }
  | { readonly kind: 'item'; readonly card: number; readonly hero: number; readonly over: number }
  | { readonly kind: 'skill'; readonly card: number; readonly hero: number; readonly over: number }
  | { readonly kind: 'potion'; readonly card: number }
  | { readonly kind: 'xp'; readonly card: number }
  | { readonly kind: 'level' }
  | { readonly kind: 'spend'; readonly xp: number }
  | { readonly kind: 'perish' }
  // Chance
  | { readonly kind: 'die'; readonly value: number }
  | { readonly kind: 'card'; readonly card: number }

export type DeckEvent = GameEvent &
  (
    | { readonly kind: 'began'; readonly floor: number; readonly time: number }
    | { readonly kind: 'spent'; readonly card: string }
    | { readonly kind: 'token'; readonly tokens: number }
    | { readonly kind: 'uncovered' }
    | { readonly kind: 'hurt'; readonly hero: string; readonly damage: number; readonly by: string }
    | { readonly kind: 'healed'; readonly hero: string; readonly damage: number; readonly by: string }
    | { readonly kind: 'stored'; readonly hero: string; readonly dice: number }
    | { readonly kind: 'hastened' }
    | { readonly kind: 'explored'; readonly doors: number }
    | { readonly kind: 'opened'; readonly card: string }
    | { readonly kind: 'fled'; readonly how: 'flee' | 'sneak' | 'foresee' }
    | { readonly kind: 'faced'; readonly card: string; readonly heroes: readonly string[] }
    | { readonly kind: 'vanished'; readonly card: string }
    | { readonly kind: 'drained'; readonly hero: string; readonly card: string }
    | { readonly kind: 'chose'; readonly way: string; readonly time: number }
    | { readonly kind: 'feat'; readonly hero: string; readonly dice: number; readonly name: string }
    | { readonly kind: 'rolled'; readonly hero: string; readonly die: DieName }
    | { readonly kind: 'lost'; readonly hero: string; readonly die: DieName; readonly by: string }
    | { readonly kind: 'weakened'; readonly hero: string; readonly die: DieName }
    | { readonly kind: 'delayed'; readonly time: number; readonly by: string }
    | { readonly kind: 'laid'; readonly hero: string; readonly die: DieName; readonly filled: boolean }
    | { readonly kind: 'used'; readonly hero: string; readonly name: string }
    | { readonly kind: 'paid'; readonly hero: string; readonly die: DieName }
    | { readonly kind: 'gained'; readonly hero: string; readonly die: DieName }
    | { readonly kind: 'changed'; readonly hero: string; readonly from: DieName; readonly into: DieName }
    | { readonly kind: 'converted'; readonly hero: string; readonly value: number }
    | {
        readonly kind: 'consequences'
        readonly damage: number
        readonly time: number
        readonly prevented: number
      }
    | {
        readonly kind: 'looted'
        readonly card: string
        readonly as: string
        readonly hero: string
        readonly over: string
      }
    | { readonly kind: 'escaped'; readonly card: string }
    | { readonly kind: 'levelled'; readonly level: number }
    | { readonly kind: 'brewed' }
    | { readonly kind: 'descended'; readonly floor: number }
    | { readonly kind: 'struck'; readonly boss: string; readonly damage: number; readonly healed: number }
    | { readonly kind: 'ended'; readonly ending: Ending }
  )

export type DeckEmit = (event: DeckEvent) => void
