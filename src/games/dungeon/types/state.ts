/**
 * Options and state. A state is plain JSON: spaces, monsters and treasures are indices into the content; decks are counts of
 * each card. Lists of numbers are replaced, never changed: they change seldom and states are copied often, so copies share them.
 */

export const MODES = ['race', 'hunt', 'timed', 'hunted'] as const
export type Mode = (typeof MODES)[number]

export interface Options {
  readonly players: number
  readonly mode: Mode
  readonly 'hunt.level': number
  readonly 'timed.minutes': number
  /** Rounds; null for none (D-121). */
  readonly turnLimit: number | null
}

/** What the match waits for. The last frame of `stack` is due now; nested decisions stand on top of what they interrupt. */
export type SeatStep =
  | 'choose'
  | 'learn'
  | 'move'
  | 'gaze'
  | 'meet'
  | 'fight'
  | 'foe'
  | 'slide'
  | 'replace'
  | 'haunt'
  | 'regain'
export type ChanceStep =
  | 'first'
  | 'book'
  | 'search'
  | 'reveal'
  | 'peek'
  | 'lay'
  | 'treasure'
  | 'sword'
  | 'cage'
  | 'attack'
  | 'bolt'
  | 'strike'
  | 'drop'
  | 'target'
  | 'hunter'
  | 'prowl'
export type AutoStep = 'start' | 'arrive' | 'turnUp' | 'engage' | 'gather' | 'hurt' | 'end' | 'seek' | 'next'
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
  /** By lair: Cleared tokens, the monster card there, the treasure laid there, which way up (see rules/lair-cards.ts). */
  cleared: readonly number[]
  monster: readonly number[]
  laid: readonly number[]
  orientations: readonly number[]
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

export type Reason = 'home' | 'found' | 'slain' | 'time' | 'limit'
export interface Outcome {
  winners: number[]
  reason: Reason
}
