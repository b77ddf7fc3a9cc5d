/** What a server has committed to for the next day, as this device saw it: the day after, it can be held to it. */
import type { DayTable } from '../../table/protocol.ts'

/** Commitments by game and day. */
export type Promises = Readonly<Record<string, string>>

/** Null where this device had not looked the day before. */
export function isKept(promises: Promises, { game, day, commitment }: DayTable): boolean | null {
  const promised = promises[`${game}/${day}`]
  return promised === undefined ? null : promised === commitment
}

/** So many are remembered: a few days of all games. */
const MOST = 60

/** The first that was seen stands; the oldest go. */
export function withPromises(promises: Promises, tables: readonly DayTable[]): Promises {
  const seen = tables.flatMap(({ game, day, commitment, nextCommitment }) => [
    [`${game}/${day}`, commitment] as const,
    ...(nextCommitment === null ? [] : [[`${game}/${dayAfter(day)}`, nextCommitment] as const]),
  ])
  const all = Object.entries({ ...Object.fromEntries(seen), ...promises })
  const byDay = all.toSorted(([a], [b]) => dayIn(a).localeCompare(dayIn(b)))
  return Object.fromEntries(byDay.slice(-MOST))
}

const dayIn = (name: string) => name.split('/')[1] ?? ''

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 24 * 3_600_000).toISOString().slice(0, 10)
}

const KEY = 'undercroft promises'

export function readPromises(): Promises {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}')
  } catch {
    return {}
  }
}

export function keepPromises(promises: Promises): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(promises))
  } catch {
    // A browser that keeps nothing cannot be promised anything.
  }
}
