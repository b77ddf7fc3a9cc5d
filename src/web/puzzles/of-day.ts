/** Which puzzle a day has, and what a device has answered: plain functions. */
import type { Puzzle } from '../../engine/puzzle.ts'
import type { PuzzleAnswer } from '../../table/protocol.ts'
import type { Day } from '../day/day.ts'
import { daysFrom, noonOf } from '../day/months.ts'

const DAY_MS = 86_400_000

/** One after the other, and then from the first again. */
export function placeOn(day: Day, of: number): number {
  return Math.floor(noonOf(day) / DAY_MS) % of
}

/** What a puzzle is called, whatever its place: the beginning of the hash of its moment. */
export function nameOf({ match }: Pick<Puzzle, 'match'>): string {
  return match.hash.slice(0, 16)
}

export type Mark = 'open' | 'right' | 'wrong'

/** The first answer; a puzzle of the day has one for that day. */
export function markOf(answers: readonly PuzzleAnswer[], puzzle: string, day?: Day): Mark {
  const own = answers.filter(answer => answer.puzzle === puzzle && (day === undefined || answer.day === day))
  if (own.length === 0) return 'open'
  return own.some(({ right }) => right) ? 'right' : 'wrong'
}

export interface Streak {
  /** Up to today, or to yesterday while today can still be added. */
  readonly current: number
  readonly longest: number
}

/** Days in a row on which a puzzle of the day was right at once. */
export function streakOf(answers: readonly PuzzleAnswer[], today: Day): Streak {
  const days = new Set(answers.flatMap(({ day, right }) => (right && day !== null ? [day] : [])))
  const upTo = (last: Day): number => (days.has(last) ? 1 + upTo(daysFrom(last, -1)) : 0)
  const current = upTo(today) || upTo(daysFrom(today, -1))
  return { current, longest: Math.max(0, ...[...days].map(upTo)) }
}
