import { readFileSync } from 'node:fs'
import { toFile } from '../../engine/file.ts'
import type { Match } from '../../engine/match.ts'
import { faultOf } from '../complain.ts'
import type { Io } from '../io.ts'
import { type Clock, keepTime } from './clock.ts'

/** A match, and what this process last saw of it on the disk. */
export interface Kept {
  readonly io: Io
  readonly path: string
  readonly clock: Clock | null
  match: Match
  /** Null as long as nothing of it is on the disk. */
  seen: string | null
}

/** Thrown where a step cannot be kept, so that nothing that follows, a look at the table above all, takes place (S29). */
export class NotKept extends Error {}

/** The match as it is from here on, once it is on the disk; else the table stays as it was and play stops. */
export function keep(kept: Kept, match: Match): void {
  const text = textOf(match)
  const found = textAt(kept.path)
  if (found !== null && found !== kept.seen) throw new NotKept(writtenOver(kept))
  try {
    // Time that has passed has passed, whether or not the step that follows is kept.
    if (kept.clock) keepTime(kept.io, kept.clock)
    kept.io.write(kept.path, text)
  } catch (error) {
    throw notKept(kept, error)
  }
  kept.seen = text
  kept.match = match
}

export function textOf(match: Match): string {
  return `${JSON.stringify(toFile(match))}\n`
}

/** What is in the file; null where there is none. */
export function textAt(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

/** S30: a lock can fail, across machines say; what somebody else wrote is still not lost. */
function writtenOver({ path, match }: Kept): string {
  return `"${path}" was written by somebody else and is left as it is; what was played here after step ${match.version} is not kept.`
}

/** The last words then say what is on the disk. */
export function notKept({ path, seen, match: { version } }: Kept, error: unknown): NotKept {
  const before = version === 1 ? '1 step is kept' : `${version} steps are kept`
  const state = seen === null ? 'Nothing of this match is kept.' : `${before}; this one is not.`
  return new NotKept(`"${path}" could not be written: ${faultOf(error)}. ${state}`)
}
