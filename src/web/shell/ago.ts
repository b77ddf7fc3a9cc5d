/** How long ago something was, in words: hours while they are few, then days as a calendar counts them. */
import type { Language } from '../../engine/types.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const FEW_HOURS = 12

export function agoIn(language: Language, then: number, now: number): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const past = Math.max(0, now - then)
  if (past < MINUTE) return words.format(0, 'second')
  if (past < HOUR) return words.format(-Math.floor(past / MINUTE), 'minute')
  if (past < FEW_HOURS * HOUR) return words.format(-Math.floor(past / HOUR), 'hour')
  const days = Math.round((midnightBefore(now) - midnightBefore(then)) / DAY)
  return words.format(-days, 'day')
}

function midnightBefore(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0)
}
