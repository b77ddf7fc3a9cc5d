/** What a bot is made of. */
import type { Action, AnyGame, Policy, Reader, Rng, Seat } from '../engine/types.ts'

export type AnyPolicy = Policy<unknown, Action>

/** How much may be thought about one step. With iterations the same lots give the same answer, with time they need not. */
export type Budget = { readonly iterations: number } | { readonly milliseconds: number }

export interface Mind {
  readonly game: AnyGame
  readonly reader: Reader
  readonly policy: AnyPolicy
  /** Its lots: what it draws by, and by what it guesses. */
  readonly rng: Rng
  readonly budget: Budget
  /** Milliseconds of a clock that never goes back; bots have none of their own. */
  readonly now: () => number
}

/** Chooses for a seat one of its legal actions, by nothing that the seat cannot know: of the rest it makes its own guess. */
export type Bot = (state: unknown, seat: Seat) => Action
export type BotMaker = (mind: Mind) => Bot
