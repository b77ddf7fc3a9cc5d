/**
 * What the laboratory learns of a match while it is played. A game says by `Kit.watch` which of its events mean what; the
 * counting is the laboratory's. All is told in ids.
 */
/** Where a watcher writes down what it saw. Where all seats win together, the party is seat 0. */
export interface Notes {
  /** What a seat was in this match, such as its class: rates of winning are told by it. */
  was(seat: number, trait: string, id: string): void
  /** A seat could have had things of this kind. Where that is said of any, others are not held against who had them. */
  could(seat: number, kind: string): void
  /** What a seat had or met, each time it did: those who had it are held against those who had not. */
  had(seat: number, kind: string, id: string): void
  /** A danger was met, each time it was; what it cost is told as it is lost, and deaths by `fell` under the same id. */
  met(kind: string, id: string): void
  lost(kind: string, id: string, hits: number): void
  /** A way to win a round or a blow was tried: this one of its kind. Those of one kind are held against each other. */
  tried(kind: string, id: string, won: boolean): void
  /** A hero fell: to what, where in words of the game, and on which place of the board where there is one. */
  fell(by: string, where: string, place: string | null): void
  /** A hero came to this place of the board. */
  came(place: string): void
  /**
   * A way ended that had come as far as this stage (a floor, a level, a move); where by death, on which stage: whoever
   * turned back may fall on an earlier one.
   */
  ended(scale: string, farthest: number, fellAt: number | null): void
  /** A die of so many faces showed this one, counted from 1. */
  rolled(die: string, face: number, faces: number): void
  /** A chance that was shown, and whether it came true. */
  foretold(what: string, chance: number, happened: boolean): void
}

/** One match, listened to. The state is the one that is played, in the middle of a step: it is read and left as it is. */
export interface Watcher<S> {
  /** Somebody is about to do this: for chances that are shown beside a choice. */
  before?(action: { readonly kind: string }, state: S): void
  hear(event: { readonly kind: string }, state: S): void
  /** The match is over, or goes no further; the answer is how many rounds it had, in the words of the game. */
  close(state: S): number
}
