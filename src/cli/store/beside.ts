/** What is kept beside a match file: the time used of a limited one, and the campaign sheets it still owes marks. */
import { existsSync, rmSync } from 'node:fs'
import { z } from 'zod'
import { readJson } from '../files.ts'
import type { Io } from '../io.ts'
import { textAt } from './paths.ts'

const names = z.array(z.string())

export function noteSeconds(io: Io, path: string, used: number): void {
  io.write(`${path}.clock`, used.toFixed(1))
}

export function notedSeconds(path: string): number {
  const seconds = Number(textAt(`${path}.clock`))
  return Number.isFinite(seconds) && seconds > 0 ? seconds : 0
}

export function noteSheets(io: Io, path: string, sheets: readonly string[]): void {
  if (sheets.length > 0) io.write(`${path}.sheets`, JSON.stringify(sheets))
  else rmSync(`${path}.sheets`, { force: true })
}

export function notedSheets(path: string): string[] {
  const noted = existsSync(`${path}.sheets`) ? readJson(`${path}.sheets`, 'sheet') : null
  const parsed = noted?.ok ? names.safeParse(noted.value) : null
  return parsed?.success ? parsed.data : []
}

export function forget(path: string): void {
  for (const end of ['.clock', '.sheets']) rmSync(`${path}${end}`, { force: true })
}
