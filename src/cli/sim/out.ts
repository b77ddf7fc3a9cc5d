/** Where a study is kept: JSON, which is gone on with, CSV, for other programs, or a report to look at. */
import { existsSync } from 'node:fs'
import { dirname, extname } from 'node:path'
import { done, refuse } from '../../engine/result.ts'
import type { Result } from '../../engine/types.ts'
import { csvOf } from '../../sim/lab/csv.ts'
import { type Progress, progressIn, recordOf, unbegun } from '../../sim/lab/record.ts'
import type { Study } from '../../sim/lab/study.ts'
import { readJson } from '../files.ts'

export interface Where {
  readonly out?: string
  readonly resume?: boolean
}

export type Write = (study: Study, progress: Progress) => string

const JSON_FILE = '.json'

/** By how the name of the file ends. */
export function writerFor(out: string | undefined, report: Write): Result<Write> {
  if (out === undefined) return done(recordOf)
  const formats: Readonly<Record<string, Write>> = { [JSON_FILE]: recordOf, '.csv': csvOf, '.html': report }
  const write = formats[extname(out).toLowerCase()]
  if (!write) return refuse('file', `"${out}" must end in ${Object.keys(formats).join(' or ')}.`)
  return existsSync(dirname(out)) ? done(write) : refuse('file', `There is no folder "${dirname(out)}".`)
}

/** What was played before; a file that is there is gone on with, never written over. */
export function progressBefore({ out, resume }: Where, study: Study): Result<Progress> {
  if (out === undefined)
    return resume
      ? refuse('file', 'To go on, say with --out which file holds what was played.')
      : done(unbegun(study))
  if (resume && extname(out).toLowerCase() !== JSON_FILE)
    return refuse('file', `Only a ${JSON_FILE} file can be gone on with, not "${out}".`)
  if (!existsSync(out)) return done(unbegun(study))
  if (!resume)
    return refuse('file', `"${out}" is there already; --resume goes on with a study that is kept as JSON.`)
  const input = readJson(out, 'study')
  if (!input.ok) return input
  const progress = progressIn(input.value, study)
  if (!progress.ok) return refuse('file', `"${out}": ${progress.refusal.reason}`)
  if (progress.value) return done(progress.value)
  return refuse(
    'file',
    `"${out}" holds another study: its game, options, bots, seed or what it compares differ.`,
  )
}
