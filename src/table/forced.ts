/** What leaves no choice: a table may do it by itself for whoever wants that. */
import { actorOf } from '../engine/seats.ts'
import type { Action, Seat } from '../engine/types.ts'
import { eyesOf } from './eyes.ts'
import type { Room } from './house.ts'
import { actionsOf } from './see.ts'
import type { Table } from './table.ts'
import { isBot } from './turn.ts'

export interface Forced {
  readonly seat: Seat
  readonly action: Action
}

/**
 * The only thing that somebody who looks can do, where the game says that it needs nobody. Only after a step of this
 * sitting: what was taken back, or lay there when the match was opened, is left as it is. A lesson asks for every step.
 */
export function forcedIn({ table, viewers, opened, unsaved }: Room): Forced | null {
  const { match, reader } = table
  const actor = actorOf(match)
  const latest = match.log[match.version - 1]
  const isFresh = match.version > opened && latest !== undefined && 'action' in latest
  if (unsaved || !reader.forced || actor.kind !== 'seats' || !isFresh) return null
  const wanting = [...viewers.values()].filter(({ session }) => session.forced)
  const seats = wanting.flatMap(({ session, seat }) => eyesOf(table, session, seat))
  return seats.map(seat => forcedOn(table, seat)).find(forced => forced !== null) ?? null
}

function forcedOn(table: Table, seat: Seat): Forced | null {
  const { match, reader } = table
  if (isBot(match, seat)) return null
  const [action, ...others] = actionsOf(table, seat)
  if (action === undefined || others.length > 0) return null
  return reader.forced?.(match.game.view(match.state, seat), action) ? { seat, action } : null
}
