/** Odds that take long to work out are looked at once in a match: beside the choice that comes after so many others. */
export interface Lookout<A, S, F> {
  /** What was told, until it is known what came of it. */
  readonly told: F | null
  /** Somebody is about to do this. */
  before(action: A, state: S): void
  /** What was told is not going to happen: the next choice will do. */
  drop(): void
  /** It is known what came of it. */
  settle(): void
}

/** `mayBeTold` is quick, and asked no more than has to be; `tell` answers `null` where there are no odds after all. */
export function lookoutOf<A, S, F>(
  choicesBefore: number | null,
  mayBeTold: (action: A, state: S) => boolean,
  tell: (action: A, state: S) => F | null,
): Lookout<A, S, F> {
  let toPass = choicesBefore
  let told: F | null = null
  return {
    get told() {
      return told
    },
    before(action, state) {
      if (toPass === null || told || !mayBeTold(action, state)) return
      if (toPass > 0) toPass -= 1
      else told = tell(action, state)
    },
    drop() {
      told = null
    },
    settle() {
      told = null
      toPass = null
    },
  }
}
