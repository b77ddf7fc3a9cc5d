/**
 * What one seat can tell of a match that is over, in ids and numbers: decided by the log alone, so that whoever has the
 * log tells the same. Words for it stand in `text/` of each game.
 */
/** A number and what it counts, for example `{ name: 'goldShort', value: 250 }`. */
export interface Counted {
  readonly name: string
  readonly value: number
}

/** What dice showed against what they show on the average. */
export interface Luck {
  readonly dice: number
  readonly sum: number
  readonly expected: number
}

/** What ended a hero: the id of a foe or of something else that kills. The hero and the place where they have ids. */
export interface Fall {
  readonly hero: string | null
  readonly by: string
  readonly where: string | null
  /** The step, counted from 1. */
  readonly at: number
}

/** The traits `seats` and `bots` are told alike of every game; all else is the game's own. */
export interface Tale {
  /** What rates of winning are sorted by, ids by the name of the trait: `{ dungeon: ['dragon'] }`. */
  readonly traits: Readonly<Record<string, readonly string[]>>
  /** The few numbers that an end card shows, in this order. */
  readonly numbers: readonly Counted[]
  readonly luck: Luck
  readonly fellTo: Fall | null
  /** How near it was: what was missing, or what was left. */
  readonly margin: Counted | null
  /** Compares matches of one deal: higher is better, and a match won is worth 1000 or more, one lost less. */
  readonly score: number
  /** The step at which it turned, counted from 1. */
  readonly turn: number | null
  /** Ids of the deeds done, in the order of the game's list. */
  readonly deeds: readonly string[]
}

/** Something worth doing: its icon among the game's own, and whether what a match came to has it. */
export interface Deed<F> {
  readonly id: string
  readonly icon: string
  isDone(facts: F): boolean
}

export interface DeedWords {
  readonly name: string
  /** What is to be done, in one sentence. */
  readonly text: string
}

/** What is said of tales, in one language. Ids that are missing, as of content of one's own, have no words. */
export interface TaleWords {
  /** What a trait is called, and its ids. */
  readonly traits: Readonly<Record<string, TraitWords>>
  /** By the name of a number: what stands beside it. */
  readonly numbers: Readonly<Record<string, string>>
  /** By the name of a margin: how near it was, in one sentence. */
  readonly margins: Readonly<Record<string, (value: number) => string>>
  readonly deeds: Readonly<Record<string, DeedWords>>
  /** What the hero fell to, as it stands after `Fell to`. */
  fell(by: string): string
}

export interface TraitWords {
  readonly label: string
  readonly choices: Readonly<Record<string, string>>
}
