import type { Match } from '../../engine/match.ts'
import type { Result, Seat } from '../../engine/types.ts'
import { say } from '../io.ts'
import { keep } from './keep.ts'
import type { Sitting } from './sitting.ts'

/** Goes back or forth and says so; a refusal is said as well and changes nothing. */
export function travel(
  sitting: Sitting,
  seat: Seat,
  move: (match: Match, seat: Seat) => Result<Match>,
  told: string,
): boolean {
  const moved = move(sitting.match, seat)
  if (moved.ok) keep(sitting, moved.value)
  say(sitting.io, moved.ok ? told : moved.refusal.reason)
  if (!moved.ok) return false
  sitting.news.clear()
  return true
}
