/** Where the keys of a calendar lead: a day or a week with the arrows, to the ends of the week, and from month to month. */
import type { Day } from './day.ts'
import { daysFrom, monthsFrom, weekdayOf } from './months.ts'

const KEYS: Readonly<Record<string, (day: Day) => Day>> = {
  ArrowLeft: day => daysFrom(day, -1),
  ArrowRight: day => daysFrom(day, 1),
  ArrowUp: day => daysFrom(day, -7),
  ArrowDown: day => daysFrom(day, 7),
  Home: day => daysFrom(day, -weekdayOf(day)),
  End: day => daysFrom(day, 6 - weekdayOf(day)),
  PageUp: day => monthsFrom(day, -1),
  PageDown: day => monthsFrom(day, 1),
}

/** Null for a key that means nothing here. */
export function dayByKey(key: string, day: Day): Day | null {
  return KEYS[key]?.(day) ?? null
}
