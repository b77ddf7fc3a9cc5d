/** Whether somebody is there, in words. */
import type { CompanySeat } from '../../table/protocol.ts'
import type { FriendWords } from './text/en.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Null for bots and open seats, which are neither here nor away. */
export function presenceOf(
  { holder, isPresent, awaySince, isLent }: CompanySeat,
  now: number,
  { present, awayFor, awayHours }: FriendWords,
): string | null {
  if (isPresent) return present
  if (holder.kind !== 'person' && !isLent) return null
  const past = awaySince === null ? 0 : Math.max(0, now - awaySince)
  return past < HOUR ? awayFor(Math.floor(past / MINUTE)) : awayHours(Math.floor(past / HOUR))
}
