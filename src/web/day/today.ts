/** What the calendar on the wall says, here and now; and dates in the words of whoever reads. */
import { settings } from '../shell/settings.ts'
import { type Day, dayAt } from './day.ts'
import { noonOf } from './months.ts'

export function today(): Day {
  return dayAt(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone)
}

export function dateOf(day: Day, style: Intl.DateTimeFormatOptions = { dateStyle: 'long' }): string {
  return new Intl.DateTimeFormat(settings.value.language, { ...style, timeZone: 'UTC' }).format(noonOf(day))
}
