/** Days counted on and laid out in months; weeks begin on Monday. */
import type { Day } from './day.ts'

const DAY_MS = 86_400_000
const WEEK = 7

const timeOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`)
const dayOf = (time: number): Day => new Date(time).toISOString().slice(0, 10)

/** Noon by the clock of the whole world: the same date wherever it is formatted in UTC. */
export function noonOf(day: Day): number {
  return timeOf(day) + DAY_MS / 2
}

export function daysFrom(day: Day, days: number): Day {
  return dayOf(timeOf(day) + days * DAY_MS)
}

/** The same day of another month, or its last where it is shorter. */
export function monthsFrom(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return dayOf(Date.UTC(year, month - 1 + months, Math.min(date, last)))
}

/** How many days have passed since Monday. */
export function weekdayOf(day: Day): number {
  return (new Date(timeOf(day)).getUTCDay() + WEEK - 1) % WEEK
}

export function isSameMonth(one: Day, other: Day): boolean {
  return one.slice(0, 7) === other.slice(0, 7)
}

/** The weeks of a day's month; null where a week lies in another. */
export function weeksOf(day: Day): (Day | null)[][] {
  const first: Day = `${day.slice(0, 8)}01`
  const monday = daysFrom(first, -weekdayOf(first))
  const weeks: (Day | null)[][] = []
  for (let start = monday; start < monthsFrom(first, 1); start = daysFrom(start, WEEK)) {
    const week = Array.from({ length: WEEK }, (_, at) => daysFrom(start, at))
    weeks.push(week.map(each => (isSameMonth(each, day) ? each : null)))
  }
  return weeks
}
