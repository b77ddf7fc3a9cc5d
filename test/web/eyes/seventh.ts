/**
 * Which moments are looked at on every screen, and not only on the usual ones: another seventh of them after each
 * commit. UNDERCROFT_SEVENTH=3 looks at the same again, UNDERCROFT_SEVENTH=all at all of them.
 */
import { execFileSync } from 'node:child_process'
import { IS_WIDE } from '../wide.ts'
import { OTHERS, type Screen, USUAL } from './sizes.ts'

const PARTS = 7

/** One of seven, or null for all. */
export type Seventh = number | null

export function seventhFrom(said: string, commit: () => string): Seventh {
  if (said === 'all') return null
  const given = said === '' ? Number.parseInt(commit().slice(0, 8), 16) : Number(said)
  if (!Number.isInteger(given)) throw new Error('UNDERCROFT_SEVENTH must be a whole number, or "all".')
  return given % PARTS
}

/** The screens for the moment at this place of its game. */
export function screensFor(place: number, seventh: Seventh): readonly Screen[] {
  return seventh === null || place % PARTS === seventh ? [...USUAL, ...OTHERS] : USUAL
}

export const SEVENTH = seventhFrom(process.env['UNDERCROFT_SEVENTH'] ?? (IS_WIDE ? 'all' : ''), lastCommit)

/** Of things of which one will do in a run: the one that the last commit decides, or all where all are looked at. */
export function oneOf<T>(all: readonly T[], shift = 0): readonly T[] {
  return SEVENTH === null ? all : all.filter((_, place) => place === (SEVENTH + shift) % all.length)
}

/** Where there is no history, always the same. */
function lastCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    return '0'
  }
}
