/** Where a study is kept: JSON, which is gone on with, CSV, for other programs, or a report to look at; several at once. */
import { existsSync } from 'node:fs'
import { dirname, extname } from 'node:path'
import { done, refuse } from '../../engine/result.ts'
import type { Result } from '../../engine/types.ts'
import { csvOf } from '../../sim/lab/csv.ts'
import { type Progress, progressIn, recordOf, unbegun } from '../../sim/lab/record.ts'
import type { Study } from '../../sim/lab/study.ts'
import { readJson } from '../files.ts'

export interface Where {
  readonly out: readonly string[]
  readonly resume?: boolean
}

export type Write = (study: Study, progress: Progress) => string

/** A file, and what is written into it. */
export interface Kept {
  readonly file: string
  readonly write: Write
}

const JSON_FILE = '.json'

export function isGoneOnWith(file: string): boolean {
  return extname(file).toLowerCase() === JSON_FILE
}

/** By how the names of the files end; what is gone on with is written first. */
export function keptIn({ out }: Where, report: Write): Result<readonly Kept[]> {
  const formats: Readonly<Record<string, Write>> = { [JSON_FILE]: recordOf, '.csv': csvOf, '.html': report }
  const kept: Kept[] = []
  for (const file of out) {
    const write = formats[extname(file).toLowerCase()]
    if (!write) return refuse('file', `"${file}" must end in ${Object.keys(formats).join(' or ')}.`)
    if (!existsSync(dirname(file))) return refuse('file', `There is no folder "${dirname(file)}".`)
    if (kept.some(other => other.file === file)) return refuse('file', `"${file}" is named twice.`)
    kept.push({ file, write })
  }
  return done(kept.toSorted((a, b) => Number(isGoneOnWith(b.file)) - Number(isGoneOnWith(a.file))))
}

/** What was played before. A file that is there is gone on with, or made anew from it, and else never written over. */
export function progressBefore({ out, resume }: Where, study: Study, build: () => string): Result<Progress> {
  if (!resume) return unlessThere(out, study, build)
  const [record, ...more] = out.filter(isGoneOnWith)
  if (out.length === 0) return refuse('file', 'To go on, say with --out which file holds what was played.')
  if (record === undefined)
    return refuse('file', `Only a ${JSON_FILE} file can be gone on with, not "${out.join('" or "')}".`)
  if (more.length > 0) return refuse('file', `To go on, name one ${JSON_FILE} file, not ${more.length + 1}.`)
  return existsSync(record) ? progressOf(record, study) : unlessThere(out, study, build)
}

function unlessThere(out: readonly string[], study: Study, build: () => string): Result<Progress> {
  const there = out.find(file => existsSync(file))
  if (there !== undefined)
    return refuse('file', `"${there}" is there already; --resume goes on with a study that is kept as JSON.`)
  return done(out.length > 0 ? { ...unbegun(study), build: build() } : unbegun(study))
}

function progressOf(file: string, study: Study): Result<Progress> {
  const input = readJson(file, 'study')
  if (!input.ok) return input
  const progress = progressIn(input.value, study)
  if (!progress.ok) return refuse('file', `"${file}": ${progress.refusal.reason}`)
  if (progress.value) return done(progress.value)
  return refuse(
    'file',
    `"${file}" holds another study: its game, options, bots, seed or what it compares differ.`,
  )
}
