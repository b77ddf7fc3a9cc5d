/** Real time for matches against the clock. It runs while somebody sits at the table and is kept beside the match. */
import { readFileSync } from 'node:fs'
import type { Match } from '../../engine/match.ts'
import { sameAction } from '../../engine/result.ts'
import type { Action, AnyKit, TimeLimit } from '../../engine/types.ts'
import { limitOf } from '../../table/table.ts'
import type { Io } from '../io.ts'

export interface Clock {
  readonly limit: TimeLimit
  readonly path: string
  /** Seconds used at earlier sittings, and when this one began. */
  readonly before: number
  readonly since: number
  now(): number
}

/** The clock of a match, going on from where it stood; null where there is none. */
export function clockOf(kit: AnyKit, match: Match, matchPath: string, now: () => number): Clock | null {
  const limit = limitOf({ kit, match })
  const path = `${matchPath}.clock`
  return limit && { limit, path, before: secondsIn(path), since: now(), now }
}

function secondsIn(path: string): number {
  try {
    const seconds = Number(readFileSync(path, 'utf8'))
    return Number.isFinite(seconds) && seconds > 0 ? seconds : 0
  } catch {
    return 0
  }
}

function secondsUsed(clock: Clock): number {
  return clock.before + Math.max(0, clock.now() - clock.since) / 1000
}

export function keepTime(io: Io, clock: Clock): void {
  io.write(clock.path, secondsUsed(clock).toFixed(1))
}

export function isUp(clock: Clock): boolean {
  return secondsUsed(clock) >= clock.limit.minutes * 60
}

export function timeLeft(clock: Clock): string {
  const seconds = Math.max(0, Math.ceil(clock.limit.minutes * 60 - secondsUsed(clock)))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} left`
}

/** Running out of time is the clock's to do, not a choice. */
export function withoutTimeUp(clock: Clock | null, actions: readonly Action[]): readonly Action[] {
  return clock ? actions.filter(action => !sameAction(action, clock.limit.action)) : actions
}
