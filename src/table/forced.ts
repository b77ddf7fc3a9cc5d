/** What leaves no choice: a table may do it by itself for whoever wants that. */
import { actorOf } from '../engine/seats.ts'
import type { Action, Seat } from '../engine/types.ts'
import type { Room } from './house.ts'
import { actionsOf } from './see.ts'
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
  for (const { seat, session } of viewers.values()) {
    if (!session.forced || seat === null || !actor.seats.includes(seat) || isBot(match, seat)) continue
    const [action, ...others] = actionsOf(table, seat)
    const isOnly = action !== undefined && others.length === 0
    if (isOnly && reader.forced(match.game.view(match.state, seat), action)) return { seat, action }
  }
  return null
}
