/** Saying in one sentence that something could not be done, and the exit codes that go with it. */
import { messageOf } from '../engine/error-message.ts'
import type { Refusal } from '../engine/types.ts'
import type { Io } from './io.ts'

/** Something asked for could not be done. */
export const FAILED = 1
/** The command line itself was not understood. */
export const MISUSED = 2
/** A fault of this program. */
export const BROKEN = 70

/** One sentence on stderr; the answer is the exit code. */
export function complain(io: Io, sentence: string, code: number = FAILED): number {
  io.stderr.write(`${sentence}\n`)
  return code
}

/** A refusal may list many faults, one a line; a command line needs the first and how many there are. */
export function sentenceOf(refusal: Refusal): string {
  const [first = '', ...more] = refusal.reason.split('\n')
  const rule = refusal.rule === undefined ? '' : ` (rule ${refusal.rule})`
  const rest = more.length === 0 ? '' : ` (and ${more.length} more)`
  return `${first}${rule}${rest}`
}

export function complainOf(io: Io, refusal: Refusal): number {
  return complain(io, sentenceOf(refusal))
}

/** What the machine said, in words: `ENOENT` is not for people. */
export function faultOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const known: Readonly<Record<string, string>> = {
    ENOENT: 'there is no such file or folder',
    ENOTDIR: 'part of the path is not a folder',
    EISDIR: 'it is a folder',
    EACCES: 'permission is denied',
    EPERM: 'permission is denied',
    EROFS: 'the disk is read-only',
    ENOSPC: 'the disk is full',
  }
  return known[code] ?? messageOf(error)
}
