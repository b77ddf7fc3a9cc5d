import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import { kitOf, replay } from '../engine/file.ts'
import type { Match } from '../engine/match.ts'
import { done, refuse } from '../engine/result.ts'
import type { AnyKit, Result } from '../engine/types.ts'
import { faultOf } from './complain.ts'

export interface Opened {
  readonly kit: AnyKit
  readonly match: Match
  /** The file as it was read. */
  readonly input: unknown
}

export function readJson(path: string): Result<unknown> {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    return refuse('file', `"${path}" cannot be read: ${faultOf(error)}.`)
  }
  try {
    return done(JSON.parse(text))
  } catch {
    return refuse('file', text.trim() === '' ? `"${path}" is empty.` : `"${path}" is not JSON.`)
  }
}

/** A match file, replayed under the rules of its game. */
export function openMatch(path: string, kits: readonly AnyKit[]): Result<Opened> {
  const input = readJson(path)
  if (!input.ok) return input
  const kit = kitOf(input.value, kits)
  if (!kit.ok) return named(path, kit)
  const match = replay(kit.value, input.value)
  if (!match.ok) return named(path, match)
  return done({ kit: kit.value, match: match.value, input: input.value })
}

function named(path: string, { refusal }: Extract<Result<unknown>, { ok: false }>): Result<never> {
  return refuse(refusal.code, `"${path}": ${refusal.reason}`, refusal.rule)
}

export function isMatchFile(path: string): boolean {
  const input = readJson(path)
  return input.ok && z.object({ format: z.literal('undercroft match') }).safeParse(input.value).success
}

/** Whole or not at all: a reader, or a machine that loses its power, sees the old text or the new one. */
export function writeWhole(path: string, text: string): void {
  const folder = dirname(path)
  mkdirSync(folder, { recursive: true })
  const temporary = `${path}.tmp`
  const file = openSync(temporary, 'w', 0o600)
  try {
    writeFileSync(file, text)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  renameSync(temporary, path)
  flushFolder(folder)
}

/** Makes the renaming itself last; some systems cannot open a folder and need not. */
function flushFolder(folder: string): void {
  try {
    const handle = openSync(folder, 'r')
    fsyncSync(handle)
    closeSync(handle)
  } catch {
    // Nothing is lost: the file itself is on the disk.
  }
}
