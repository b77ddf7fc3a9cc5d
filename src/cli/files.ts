/** Reading files of any kind, and matches among them: whatever is in them is checked first. */
import { closeSync, openSync, readSync } from 'node:fs'
import { z } from 'zod'
import { kitOf, openFile } from '../engine/file.ts'
import { fitting } from '../engine/fitting.ts'
import type { Entry, Match } from '../engine/match.ts'
import { done, refuse } from '../engine/result.ts'
import type { Stopped } from '../engine/resume.ts'
import type { AnyKit, Result } from '../engine/types.ts'
import { faultOf } from './complain.ts'

export interface Opened {
  readonly kit: AnyKit
  readonly match: Match
  /** Why it goes no further, where it was begun under older rules. */
  readonly stopped: Stopped | null
  /** Everything that the file holds, also what no longer does. */
  readonly entries: readonly Entry[]
  /** The file as it was read. */
  readonly input: unknown
}

/** In MiB: a million steps, a pack with every list at its limit, and far more than the others ever hold. */
const LARGEST = {
  match: 32,
  pack: 8,
  sheet: 1,
  chronicle: 1,
  keepsake: 64,
  links: 1,
  tournament: 64,
  analysis: 64,
  study: 64,
  puzzles: 16,
} as const

/** What a file says, if it is small and flat enough to be read at all (S27). */
export function readJson(path: string, kind: keyof typeof LARGEST): Result<unknown> {
  let text: string | null
  try {
    text = textIn(path, LARGEST[kind] * 2 ** 20)
  } catch (error) {
    return refuse('file', `"${path}" cannot be read: ${faultOf(error)}.`)
  }
  if (text === null) return refuse('file', `"${path}" is larger than ${LARGEST[kind]} MiB.`)
  return parsed(path, text)
}

/** Null past so many bytes: a device or a pipe does not say beforehand how much it has to give. */
function textIn(path: string, most: number): string | null {
  const file = openSync(path, 'r')
  try {
    const chunks: Buffer[] = []
    for (let length = 0; length <= most; ) {
      const chunk = Buffer.alloc(2 ** 16)
      const count = readSync(file, chunk)
      if (count === 0) return Buffer.concat(chunks).toString()
      chunks.push(chunk.subarray(0, count))
      length += count
    }
    return null
  } finally {
    closeSync(file)
  }
}

function parsed(path: string, text: string): Result<unknown> {
  let input: unknown
  try {
    input = JSON.parse(text)
  } catch {
    return refuse('file', text.trim() === '' ? `"${path}" is empty.` : `"${path}" is not JSON.`)
  }
  const read = fitting(input, 'file')
  return read.ok ? read : named(path, read)
}

/** A match file, replayed under the rules of its game. */
export function openMatch(path: string, kits: readonly AnyKit[]): Result<Opened> {
  const input = readJson(path, 'match')
  if (!input.ok) return input
  const kit = kitOf(input.value, kits)
  if (!kit.ok) return named(path, kit)
  const read = openFile(kit.value, input.value)
  if (!read.ok) return named(path, read)
  const { opened, entries } = read.value
  return done({ kit: kit.value, ...opened, entries, input: input.value })
}

function named(path: string, { refusal }: Extract<Result<unknown>, { ok: false }>): Result<never> {
  return refuse(refusal.code, `"${path}": ${refusal.reason}`, refusal.rule)
}

export function isMatchFile(path: string): boolean {
  const input = readJson(path, 'match')
  return input.ok && z.object({ format: z.literal('undercroft match') }).safeParse(input.value).success
}
