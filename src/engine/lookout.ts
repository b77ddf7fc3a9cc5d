/** Odds that take long to work out are looked at once in a match: beside the choice that comes after so many others. */
export interface Lookout<F> {
  /** What was told, until it is known what came of it. */
  readonly told: F | null
  /** Here is a choice that has odds; `null` where they are not told after all. */
  look(tell: () => F | null): void
  /** What was told is not going to happen: the next choice will do. */
  drop(): void
  /** It is known what came of it. */
  settle(): void
}

export function lookoutOf<F>(choicesBefore: number | null): Lookout<F> {
  let toPass = choicesBefore
  let told: F | null = null
  return {
    get told() {
      return told
    },
    look(tell) {
      if (toPass === null || told) return
      if (toPass > 0) toPass -= 1
      else told = tell()
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
