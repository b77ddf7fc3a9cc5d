/** Who is to act and what is legal: the one place that decides it. */
import { CHANCE, OVER, turnOf } from '../../../engine/result.ts'
import type { Actor, Seat } from '../../../engine/types.ts'
import { TIME_UP } from '../content/action-table.ts'
import type { ContentIndex } from '../content/content-index.ts'
import type { Action, Blocked, SeatStep, State } from '../types.ts'
import { BLOCKED, type Blocks } from './blocked/index.ts'
import { replaceOffers } from './drop.ts'
import { fightOffers, foeOffers, meetOffers } from './encounter.ts'
import { heroOffers, learnOffers } from './heroes.ts'
import { moveOffers } from './move.ts'
import { gazeOffers } from './powers.ts'
import { hauntOffers } from './solo/hunter.ts'
import { lateRegainOffers } from './spells.ts'
import { top } from './stack.ts'
import { isChance } from './steps.ts'
import { slideOffers } from './traps.ts'

export function actor(state: State): Actor {
  if (state.outcome !== null) return OVER
  return isChance(top(state).step) ? CHANCE : turnOf(state.turn)
}

type Offers = (content: ContentIndex, state: State) => readonly Action[]

/** What is offered at each step that waits for a seat. */
const OFFERS: Readonly<Record<SeatStep, Offers>> = {
  choose: heroOffers,
  learn: learnOffers,
  move: moveOffers,
  gaze: gazeOffers,
  meet: meetOffers,
  fight: fightOffers,
  foe: foeOffers,
  slide: slideOffers,
  replace: replaceOffers,
  haunt: hauntOffers,
  regain: lateRegainOffers,
}

const OFFERS_TABLE: Readonly<Record<string, Offers | undefined>> = OFFERS
const NOTHING: readonly Action[] = []

/** Every legal action of the seat to act. */
export function actions(content: ContentIndex, state: State, seat: Seat): readonly Action[] {
  if (seat !== state.turn || state.outcome !== null) return NOTHING
  const offers = OFFERS_TABLE[top(state).step]?.(content, state) ?? NOTHING
  // D-81: in a timed match the clock may run out at any decision.
  return state.mode === 'timed' && offers.length > 0 ? [...offers, TIME_UP] : offers
}

const BLOCKED_TABLE: Readonly<Record<string, Blocks | undefined>> = BLOCKED

/** What the seat to act might expect beside its actions, and why it cannot be done. */
export function blocked(content: ContentIndex, state: State, seat: Seat): readonly Blocked[] {
  if (seat !== state.turn || state.outcome !== null) return []
  return BLOCKED_TABLE[top(state).step]?.(content, state) ?? []
}
