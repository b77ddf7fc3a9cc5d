/** What moments are: named, looked for in matches of a set-up, and kept with the match that stands there. */
import type { Match, Setup, Step } from '../../../src/engine/match.ts'
import type { Action, Seat, View } from '../../../src/engine/types.ts'

/** A moment worth a look: a person of this match is asked, or it is over, and the view is like this. */
export interface Wanted<V = View> {
  readonly name: string
  is(view: V, actions: readonly Action[]): boolean
}

/** One set-up with its moments. */
export interface Search {
  readonly setup: Setup
  /** How many throws of each die the best counts of: 1 is fair. */
  readonly luck: number
  /** The share of steps that follow advice. */
  readonly sense: number
  readonly wanted: readonly Wanted<never>[]
}

/** One match, as far as it is needed, and the version at which each of these moments is there. */
export interface Kept {
  readonly moments: Readonly<Record<string, number>>
  readonly steps: readonly Step[]
}

export function holds(want: Wanted<never>, { game, state }: Match, seat: Seat): boolean {
  return want.is(game.view(state, seat) as never, game.actions(state, seat))
}
