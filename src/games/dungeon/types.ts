/** The vocabulary of Dungeon!: everything else in this folder is written in these words. */

export const CLASSES = ['rogue', 'cleric', 'fighter', 'wizard'] as const
export type HeroClass = (typeof CLASSES)[number]

export const SPELLS = ['fireball', 'lightning', 'teleport'] as const
export type Spell = (typeof SPELLS)[number]
export type Bolt = 'fireball' | 'lightning'

export const MODES = ['race', 'hunt', 'timed', 'hunted'] as const
export type Mode = (typeof MODES)[number]

export const POWERS = ['secret door', 'esp', 'crystal ball', 'magic sword'] as const
export type Power = (typeof POWERS)[number]

export const TRAPS = ['cage', 'slide'] as const
export type Trap = (typeof TRAPS)[number]

export const LEVELS = 6

// Content: what a pack may change.

export interface SpaceFact {
  readonly id: string
  readonly kind: 'hall' | 'chamber' | 'room' | 'corridor' | 'stair'
  readonly level: number
  /** The rectangle of grid cells it covers: x, y, width, height. */
  readonly cells: readonly [number, number, number, number]
  readonly name?: string | undefined
}

/** A space as a sentence speaks of it. */
export type Place = Pick<SpaceFact, 'id' | 'kind' | 'level' | 'name'>

export interface OpeningFact {
  readonly a: string
  readonly b: string
  readonly kind: 'open' | 'door' | 'secret'
  /** The wall segment it stands on, from corner to corner of the grid: x, y, x, y. */
  readonly wall: readonly [number, number, number, number]
}

export interface HeroFact {
  readonly name: string
  readonly class: HeroClass
}

export interface MonsterFact {
  readonly name: string
  readonly level: number
  readonly copies: number
  readonly trap?: Trap | undefined
  /** Rolls needed by Rogue, Cleric, Fighter, Wizard, Fireball, Lightning Bolt; null is a dash. Traps have none. */
  readonly rolls?: readonly (number | null)[] | undefined
}

export interface TreasureFact {
  readonly name: string
  readonly level: number
  readonly value: number
  readonly copies: number
  readonly power?: Power | undefined
  /** Magic Sword: the lowest roll that makes it +2. */
  readonly plusTwoFrom?: number | undefined
}

export interface Content {
  readonly board: {
    readonly width: number
    readonly height: number
    readonly spaces: readonly SpaceFact[]
    readonly openings: readonly OpeningFact[]
  }
  readonly heroes: readonly HeroFact[]
  readonly goals: Readonly<Record<HeroClass, number>>
  readonly monsters: readonly MonsterFact[]
  readonly treasures: readonly TreasureFact[]
  readonly spells: Readonly<Record<Spell, number>>
}

// Options.

export interface Options {
  readonly players: number
  readonly mode: Mode
  readonly 'hunt.level': number
  readonly 'timed.minutes': number
  /** Rounds; null for none (D-121). */
  readonly turnLimit: number | null
}

// State: plain JSON. Spaces, monsters and treasures are indices into the content; decks are counts of each card. Lists of
// numbers are replaced, never changed: they change seldom and states are copied often, so copies share them.

/** What the match waits for. The last frame of `stack` is due now; nested decisions stand on top of what they interrupt. */
export const SEAT_STEPS = [
  'choose',
  'learn',
  'move',
  'gaze',
  'meet',
  'fight',
  'foe',
  'slide',
  'replace',
  'haunt',
  'regain',
] as const
export const CHANCE_STEPS = [
  'first',
  'book',
  'search',
  'reveal',
  'peek',
  'lay',
  'treasure',
  'sword',
  'cage',
  'attack',
  'bolt',
  'strike',
  'drop',
  'target',
  'hunter',
  'prowl',
] as const
export const AUTO_STEPS = [
  'start',
  'arrive',
  'turnUp',
  'engage',
  'gather',
  'hurt',
  'end',
  'seek',
  'next',
] as const
export type SeatStep = (typeof SEAT_STEPS)[number]
export type ChanceStep = (typeof CHANCE_STEPS)[number]
export type AutoStep = (typeof AUTO_STEPS)[number]
export type Step = SeatStep | ChanceStep | AutoStep

/** A frame says what is due, where (a space, or `HUNTER`), and one number more whose meaning depends on the step. */
export interface Frame {
  readonly step: Step
  readonly at: number
  readonly n: number
}

/** In place of a space: the monster that hunts the hero (D-82). */
export const HUNTER = -1
export const NONE = -1

export interface Hero {
  /** Index into the content's heroes; NONE before the choice and after a death. */
  hero: number
  at: number
  /** Lose a Turn tokens. */
  lost: number
  /** The secret doors this hero knows, one bit each. */
  doors: number
  /** The Magic Sword in play, its bonus, and every treasure carried, that sword included. */
  sword: number
  bonus: number
  goods: readonly number[]
  /** Fireball, Lightning Bolt, Teleport in hand, and the most that may be held. */
  spells: readonly number[]
  book: number
  /** The way the hero came, the latest space last (D-103). */
  trail: readonly number[]
  deaths: number
}

export interface State {
  mode: Mode
  huntLevel: number
  turnLimit: number | null
  heroes: Hero[]
  /** Whose decision or turn it is, who began, and the round. */
  turn: number
  first: number
  round: number
  /** This turn: movement left, steps made, whether a spell was cast, a power used, anything done at all. */
  left: number
  steps: number
  hasCast: boolean
  hasPeeked: boolean
  isIdle: boolean
  /** In the Great Hall since the turn began, and no spell regained or forgone yet (D-119). */
  isHome: boolean
  /** The lair looked into by ESP: enter it or stop (D-61). NONE if none. */
  espAt: number
  /** Set-up: what each seat rolled; 0 for those still to roll, -1 for those who are out. */
  rolls: readonly number[]
  /** By lair: Cleared tokens, the monster card there, the treasure laid there, how they lie (see lies.ts). */
  cleared: readonly number[]
  monster: readonly number[]
  laid: readonly number[]
  lies: readonly number[]
  /** Number tokens: the lair of number 1, 2, and so on; NONE where free. */
  numbers: readonly number[]
  /** Treasures dropped, as pairs of place (lair or HUNTER) and treasure. */
  drops: readonly number[]
  /** Cards left by kind. */
  monsterPile: readonly number[]
  monsterDiscard: readonly number[]
  treasurePile: readonly number[]
  spellPile: readonly number[]
  spellDiscard: readonly number[]
  /** Solo: the treasure to find; the Hunter's card, space, and whether it has been revealed. */
  target: number
  hunter: number
  hunterAt: number
  hunterUp: boolean
  stack: Frame[]
  /** Set when the match is over. */
  outcome: Outcome | null
}

export const REASONS = ['home', 'found', 'slain', 'time', 'limit'] as const
export type Reason = (typeof REASONS)[number]
export interface Outcome {
  winners: number[]
  reason: Reason
}

// Actions.

interface Fields {
  hero: { readonly hero: number }
  learn: { readonly spell: Spell }
  step: { readonly to: number }
  stop: object
  search: { readonly door: number }
  cast: { readonly spell: Bolt; readonly at: number }
  castAtHunter: { readonly spell: Bolt }
  teleport: { readonly to: number }
  esp: { readonly at: number }
  ball: { readonly level: number }
  gaze: { readonly at: number }
  regain: { readonly spell: Spell }
  meet: object
  fight: object
  fightHunter: object
  slide: { readonly to: number }
  replace: { readonly card: number }
  haunt: { readonly at: number }
  timeUp: object
  dice: { readonly a: number; readonly b: number }
  die: { readonly value: number }
  monster: { readonly card: number }
  treasure: { readonly card: number }
  drop: { readonly card: number }
  prowl: { readonly to: number }
}
export type Kind = keyof Fields
export type ActionOf<K extends Kind> = { [P in K]: { readonly kind: P } & Fields[P] }[K]
export type DungeonAction = ActionOf<Kind>
