/** Campaign sheets in the user's data folder. A damaged one is refused with a sentence and never written over. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { done, refuse } from '../engine/result.ts'
import type { Campaign, Result } from '../engine/types.ts'
import { readJson } from './files.ts'
import { homeOf } from './home.ts'
import type { Io } from './io.ts'

export function sheetPath({ env }: Io, name: string): string {
  return join(homeOf(env), 'campaign', `${name}.json`)
}

export function sheetNames({ env }: Io): string[] {
  const folder = join(homeOf(env), 'campaign')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter(file => file.endsWith('.json'))
    .map(file => file.slice(0, -'.json'.length))
    .toSorted()
}

/** A name becomes a file, so it is kept plain. */
export function checkName(name: string): Result<string> {
  if (/^[\p{L}\p{N}][\p{L}\p{N} _-]{0,39}$/u.test(name)) return done(name)
  return refuse('file', `"${name}" is no name for a sheet: letters, digits, spaces, - and _.`)
}

export function readSheet(io: Io, campaign: Campaign<unknown>, name: string): Result<unknown> {
  const checked = checkName(name)
  if (!checked.ok) return checked
  if (!existsSync(sheetPath(io, name))) return refuse('file', `There is no sheet "${name}".`)
  const input = readJson(sheetPath(io, name), 'sheet')
  if (!input.ok) return input
  const sheet = campaign.parse(input.value)
  if (sheet.ok) return sheet
  return refuse('file', `The sheet "${name}" is damaged and was left alone: ${sheet.refusal.reason}`)
}

export function writeSheet(io: Io, name: string, sheet: unknown): void {
  io.write(sheetPath(io, name), `${JSON.stringify(sheet, null, 2)}\n`)
}
