/** Who is to act and what may be done: the one source of legality. */
import type { Actor, Blocked, Prompt, Seat } from '../../../engine/types.ts'
import type { PrintingTables } from '../content/content-index.ts'
import type { Action, Frame, FrameKind, State } from '../types.ts'
import { blockedHealing } from './blocked.ts'
import { NONE } from './offered.ts'
import type { Play } from './play.ts'
import { PROMPTS } from './prompts/index.ts'
import { top } from './stack.ts'

export function actor(state: State): Actor {
  return whoOf(state, top(state))
}

function whoOf<K extends FrameKind>(state: State, frame: Frame<K>): Actor {
  return PROMPTS[frame.kind].who(state, frame)
}

export function actions(content: PrintingTables, state: State, seat: Seat): readonly Action[] {
  const who = actor(state)
  if (who.kind !== 'seats' || !who.seats.includes(seat)) return NONE
  return offersOf({ content, state, emit: null }, top(state), seat)
}

function offersOf<K extends FrameKind>(play: Play, frame: Frame<K>, seat: Seat): readonly Action[] {
  return PROMPTS[frame.kind].offers(play, frame, seat)
}

/** What the seat might expect now and cannot do. */
export function blocked(content: PrintingTables, state: State, seat: Seat): readonly Blocked[] {
  const who = actor(state)
  if (who.kind !== 'seats' || !who.seats.includes(seat)) return []
  return blockedIn({ content, state, emit: null }, top(state), seat)
}

function blockedIn<K extends FrameKind>(play: Play, frame: Frame<K>, seat: Seat): Blocked[] {
  const { blocked: here, answers } = PROMPTS[frame.kind]
  return [...here(play, frame, seat), ...(answers.heal ? blockedHealing(play.state) : [])]
}

/** What is asked, and the rule that asks it. */
export function promptOf({ kind }: Frame): Prompt | null {
  return kind === 'over' ? null : { ask: kind, rule: PROMPTS[kind].rule }
}
