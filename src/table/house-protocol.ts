/**
 * What a house and those who read in it say to each other, in ids and numbers: what a socket carries. The page's own
 * protocol has pictures where this one has sights; its `hint` and `board` are made by the reader's side.
 */
import type { Refusal, Result } from '../engine/types.ts'
import type { Calls, Command, MatchId } from './protocol.ts'
import type { NextSight, Sight } from './sight.ts'

/** A refusal is told in every language; the reader picks one. */
export type HouseVerdict =
  | { readonly kind: 'accepted'; readonly version: number }
  | { readonly kind: 'rejected'; readonly refusal: Refusal }
  | { readonly kind: 'stale'; readonly sight: Sight }

export type CommandName = 'play' | 'undo' | 'redo' | 'reset' | 'resign'

/** Calls that the reader's side answers in words, from sights. */
export type WordedName = 'open' | 'look' | 'hint' | 'board' | 'hello' | 'close' | CommandName

export interface HouseCalls extends Omit<Calls, 'open' | 'look' | 'hint' | 'board' | CommandName> {
  open: { takes: Calls['open']['takes']; gives: Sight }
  look: { takes: Calls['look']['takes']; gives: Sight }
  play: { takes: Calls['play']['takes']; gives: HouseVerdict }
  undo: { takes: Command; gives: HouseVerdict }
  redo: { takes: Command; gives: HouseVerdict }
  reset: { takes: Command; gives: HouseVerdict }
  resign: { takes: Command; gives: HouseVerdict }
}

export type HouseCallName = keyof HouseCalls

/** What is asked is never believed, so it may be anything. */
export type Door = <N extends HouseCallName>(
  name: N,
  params: unknown,
) => Promise<Result<HouseCalls[N]['gives']>>

/** What a house says unasked: a changed table, one that cannot go on, or news of the list of matches. */
export type HousePush =
  | { readonly push: 'sight'; readonly sight: NextSight }
  | { readonly push: 'trouble'; readonly match: MatchId; readonly refusal: Refusal }
  | { readonly push: 'tables' }
  /** What is played is not kept any more; null where it is not a match. */
  | { readonly push: 'unkept'; readonly match: MatchId | null; readonly refusal: Refusal }
