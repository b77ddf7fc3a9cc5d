/** The matches in the user's folder: which can be continued, where a new one goes, and copies elsewhere. */
import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'
import type { MatchFile } from '../../engine/file.ts'
import { done, refuse } from '../../engine/result.ts'
import type { AnyKit, Result } from '../../engine/types.ts'
import { faultOf, sentenceOf } from '../complain.ts'
import { isMatchFile, type Opened, openMatch, readJson } from '../files.ts'
import type { Io } from '../io.ts'

export interface Saved extends Opened {
  readonly path: string
  readonly when: Date
}

export interface Shelf {
  /** Unfinished matches, the newest first. */
  readonly open: readonly Saved[]
  /** A sentence for each file that cannot be continued. */
  readonly damaged: readonly string[]
}

/** Older ones are still there for `--resume FILE`. */
const OFFERED = 12

export function newPath(folder: string, game: string): string {
  const id = randomBytes(5).toString('hex').slice(0, 8)
  return join(folder, `${game}-${id}.json`)
}

export function nameOf(path: string): string {
  return basename(path, '.json')
}

export function shelfOf(folder: string, kits: readonly AnyKit[]): Shelf {
  const open: Saved[] = []
  const damaged: string[] = []
  for (const { path, when } of newestFirst(folder)) {
    if (open.length === OFFERED) break
    if (isFinished(path)) continue
    const opened = openMatch(path, kits)
    if (opened.ok) open.push({ ...opened.value, path, when })
    else damaged.push(sentenceOf(opened.refusal))
  }
  return { open, damaged }
}

function newestFirst(folder: string): { path: string; when: Date }[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter(name => name.endsWith('.json'))
    .map(name => join(folder, name))
    .map(path => ({ path, when: statSync(path).mtime }))
    .toSorted((a, b) => b.when.getTime() - a.when.getTime())
}

const finished = z.object({ result: z.object({ reason: z.string() }) })

/** By its own word: a finished match is not offered, so it need not be replayed to be left alone. */
function isFinished(path: string): boolean {
  const input = readJson(path, 'match')
  return input.ok && finished.safeParse(input.value).success
}

/** The file that is meant: a path, or the name of a match in the folder. */
export function findMatch(folder: string, named: string): string {
  if (existsSync(named)) return named
  const kept = join(folder, `${nameOf(named)}.json`)
  return existsSync(kept) ? kept : named
}

/** The match, of this game where one is named, that was played last and is not over. */
export function newest(shelf: Shelf, game?: string): Result<Saved> {
  const first = shelf.open.find(({ kit }) => game === undefined || kit.facts.id === game)
  return first ? done(first) : refuse('file', 'There is no unfinished match to continue.')
}

/** Writes a copy and says so; what is no match of ours is never written over. */
export function copyTo(io: Io, path: string, file: MatchFile): string {
  if (path === '') return 'Say where to: save FILE.'
  if (existsSync(path) && !isMatchFile(path))
    return `"${path}" is something else already; nothing was written.`
  try {
    io.write(path, `${JSON.stringify(file)}\n`)
    return `Saved to "${path}".`
  } catch (error) {
    return `"${path}" cannot be written: ${faultOf(error)}.`
  }
}
