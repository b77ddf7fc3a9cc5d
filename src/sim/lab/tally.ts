/**
 * What was counted of a study. Whole numbers and nothing else, as many of them for a million games as for a thousand: sums
 * are the same to the last digit in whatever order they are added.
 */

/** How often, by a name or a number. */
export type Counts = Record<string, number>

/** How many there were, and how many of them won. */
export interface Rate {
  of: number
  won: number
}
export type Rates = Record<string, Rate>

/** The same, and how often it came up in all of them: a match may meet a monster twice. */
export interface Held extends Rate {
  times: number
}

/**
 * How often a danger was met, in how many games, what it cost in all, and how many fell to it; of the numbers of each game
 * their squares and products, for games are what is drawn by lot and not the meetings in them.
 */
export interface Danger {
  games: number
  met: number
  lost: number
  fell: number
  metMet: number
  metLost: number
  lostLost: number
}

/** Ways that went as far as one stage and no further, and heroes who fell on it, however far they had been. */
export interface Ended {
  of: number
  fell: number
}

/** Chances of about the same size that were shown: how many, how many came true, and their sum in millionths. */
export interface Foretold {
  of: number
  happened: number
  millionths: number
}

/** What happened on one place of the board. */
export interface Heat {
  came: number
  fell: number
}

/**
 * One arm. Rates are by side: a seat that plays for itself, or the party where all win together.
 */
export interface Tally {
  games: number
  /** Games by the word for how they ended; `unended` where the limit of steps came first. */
  endings: Counts
  seats: Rates
  bots: Rates
  /** By option and value. */
  options: Record<string, Rates>
  /** By trait and id, as the game tells them. */
  traits: Record<string, Rates>
  /** By kind: those who could have things of it, where not all could. */
  able: Rates
  /** By kind (card, monster, tile) and id. */
  things: Record<string, Record<string, Held>>
  /** By kind and id. */
  dangers: Record<string, Record<string, Danger>>
  /** By kind and id: how often it was tried, and how often that won. */
  trials: Record<string, Rates>
  /** Games by their length. */
  rounds: Counts
  steps: Counts
  decisions: Counts
  /** Decisions by how many actions there were to choose from. */
  branching: Counts
  /** By what heroes fell to, and where. */
  deaths: Record<string, Counts>
  places: Record<string, Heat>
  /** By scale and stage. */
  ends: Record<string, Record<string, Ended>>
  /** By die and face. */
  dice: Record<string, Counts>
  /** Odds that players are shown: by what was foretold, and the twentieth of the chance: 0 is up to 5%. */
  foretold: Record<string, Record<string, Foretold>>
  /** What the policy expected, which nobody is shown: by the twentieth, every game once in each. */
  expected: Record<string, Foretold>
}

export function newTally(): Tally {
  return {
    games: 0,
    endings: {},
    seats: {},
    bots: {},
    options: {},
    traits: {},
    able: {},
    things: {},
    dangers: {},
    trials: {},
    rounds: {},
    steps: {},
    decisions: {},
    branching: {},
    deaths: {},
    places: {},
    ends: {},
    dice: {},
    foretold: {},
    expected: {},
  }
}

/** The same game in two arms. */
export interface Fourfold {
  both: number
  /** Only under the first arm; only under the other. */
  first: number
  other: number
  neither: number
}

/** Differences of a number, the other arm less the first: their sum and that of their squares. */
export interface Differences {
  sum: number
  squares: number
}

/** What sides are told apart by. */
export const KINDS = ['bot', 'option', 'trait'] as const
export type Kind = (typeof KINDS)[number]

/** One arm against the first, game by game. */
export interface Pair {
  games: number
  /** Who won, by seat. */
  won: Record<string, Fourfold>
  /** Who won of those that were the same under both, by name and id: `trait`, `class`, `fighter`. */
  same: Record<Kind, Record<string, Record<string, Fourfold>>>
  rounds: Differences
  steps: Differences
  decisions: Differences
}

export function newPair(): Pair {
  const none = (): Differences => ({ sum: 0, squares: 0 })
  const same = { bot: {}, option: {}, trait: {} }
  return { games: 0, won: {}, same, rounds: none(), steps: none(), decisions: none() }
}

export interface Counted {
  readonly arms: Tally[]
  /** Every arm against the first, which is not among them. */
  readonly pairs: Pair[]
}

export function nothing(arms: number): Counted {
  return {
    arms: Array.from({ length: arms }, newTally),
    pairs: Array.from({ length: Math.max(0, arms - 1) }, newPair),
  }
}

/** What stands under this key, made where there is nothing yet. */
export function entry<T>(table: Record<string, T>, key: string, make: () => T): T {
  const found = Object.hasOwn(table, key) ? table[key] : undefined
  if (found !== undefined) return found
  const made = make()
  table[key] = made
  return made
}

export function bump(counts: Counts, key: string | number, by = 1): void {
  counts[key] = ((Object.hasOwn(counts, key) ? counts[key] : 0) ?? 0) + by
}

type Sums = { [key: string]: number | Sums }

/** Adds what was counted elsewhere. */
export function add<T extends object>(into: T, from: T): T {
  addSums(into as Sums, from as Sums)
  return into
}

function addSums(into: Sums, from: Sums): void {
  for (const [key, value] of Object.entries(from)) {
    if (typeof value === 'number') {
      const before = Object.hasOwn(into, key) ? into[key] : 0
      into[key] = (typeof before === 'number' ? before : 0) + value
    } else {
      const under = entry<number | Sums>(into, key, () => (Array.isArray(value) ? ([] as never) : {}))
      if (typeof under !== 'number') addSums(under, value)
    }
  }
}

/** Both together; neither is changed. */
export function merge<T extends object>(a: T, b: T): T {
  return add(structuredClone(a), b)
}
