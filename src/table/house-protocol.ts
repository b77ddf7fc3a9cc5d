/**
 * What a house and those who read in it say to each other, in ids and numbers: what a socket carries. The page's own
 * protocol has pictures where this one has sights; its `hint`, `reasons` and `board` are made by the reader's side.
 */
import type { Refusal, Result } from '../engine/types.ts'
import type { KeptCalls, OnlineCalls, OnlinePush, PageOnlineCalls } from './online/protocol.ts'
import type { Calls, Command, LinePush, MatchId } from './protocol.ts'
import type { NextSight, Sight } from './sight.ts'

/** A refusal is told in every language; the reader picks one. */
export type HouseVerdict =
  | { readonly kind: 'accepted'; readonly version: number }
  | { readonly kind: 'rejected'; readonly refusal: Refusal }
  | { readonly kind: 'stale'; readonly sight: Sight }

export type CommandName = 'play' | 'undo' | 'redo' | 'reset' | 'resign'

/** Calls that the reader's side answers in words, from sights. */
export type WordedName =
  | 'open'
  | 'look'
  | 'hint'
  | 'reasons'
  | 'board'
  | 'hello'
  | 'close'
  | 'attend'
  | CommandName

export interface HouseCalls
  extends Omit<Calls, 'open' | 'look' | 'hint' | 'reasons' | 'board' | CommandName | keyof PageOnlineCalls> {
  open: { takes: Calls['open']['takes']; gives: Sight }
  look: { takes: Calls['look']['takes']; gives: Sight }
  play: { takes: Calls['play']['takes']; gives: HouseVerdict }
  undo: { takes: Command; gives: HouseVerdict }
  redo: { takes: Command; gives: HouseVerdict }
  reset: { takes: Command; gives: HouseVerdict }
  resign: { takes: Calls['resign']['takes']; gives: HouseVerdict }
}

export type HouseCallName = keyof HouseCalls

/** What can be asked behind a door: of every house, of a server, and of the device that keeps its links. */
export type DoorCalls = HouseCalls & OnlineCalls & KeptCalls

/** What is asked is never believed, so it may be anything. */
export type Door = <N extends keyof DoorCalls>(
  name: N,
  params: unknown,
) => Promise<Result<DoorCalls[N]['gives']>>

/** What a house says unasked: a changed table, one that cannot go on, or news of the list of matches. */
export type HousePush =
  | { readonly push: 'sight'; readonly sight: NextSight }
  | { readonly push: 'trouble'; readonly match: MatchId; readonly refusal: Refusal }
  | { readonly push: 'tables' }
  /** What is played is not kept any more; null where it is not a match. */
  | { readonly push: 'unkept'; readonly match: MatchId | null; readonly refusal: Refusal }

/** What a door lets through unasked, whoever stands behind it. */
export type DoorPush =
  | HousePush
  | OnlinePush
  | LinePush
  /** All of a table again, after a line that broke was mended. */
  | { readonly push: 'anew'; readonly sight: Sight }
