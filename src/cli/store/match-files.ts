/**
 * Matches as the files that `replay` opens, each whole. A revision counts what this process has seen of a file: any text
 * but the one it knows is somebody else's, and is never written over (S30).
 */
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { fileWith, type MatchFile, toFile } from '../../engine/file.ts'
import type { Entry, Header, Match } from '../../engine/match.ts'
import { done } from '../../engine/result.ts'
import type { AnyKit, Result } from '../../engine/types.ts'
import type { MatchId } from '../../table/protocol.ts'
import { type MatchStore, type Stored, type StoredMatch, UNWRITTEN } from '../../table/store.ts'
import { limitOf } from '../../table/table.ts'
import { sentenceOf } from '../complain.ts'
import { openMatch } from '../files.ts'
import { matchesFolder } from '../home.ts'
import type { Shell } from '../shell.ts'
import { forget, notedSeconds, notedSheets, noteSeconds, noteSheets } from './beside.ts'
import { DiskFault } from './disk-fault.ts'
import { type Paths, textAt } from './paths.ts'

interface Files extends Pick<Shell, 'io' | 'kits'> {
  readonly paths: Paths
}

/** What this process last saw of a match on the disk. */
interface Seen {
  readonly text: string
  readonly record: Stored<StoredMatch>
  readonly entries: readonly Entry[]
  /** Played against the clock. */
  readonly timed: boolean
}

export function matchFiles(files: Files): MatchStore {
  const seen = new Map<MatchId, Seen>()
  return {
    list: async () =>
      idsIn(matchesFolder(files.io.env)).flatMap(id => {
        const match = current(files, seen, id)
        return match.ok && match.value ? [structuredClone(match.value.record)] : []
      }),
    read: async (id, since = 0) => {
      const match = current(files, seen, id)
      if (!match.ok) throw new DiskFault(sentenceOf(match.refusal))
      if (!match.value) return null
      const { record, entries } = match.value
      return structuredClone({ record, entries: entries.slice(since) })
    },
    append: async (expected, record, entries) => {
      const last = current(files, seen, record.id)
      if (!last.ok || (last.value?.record.revision ?? UNWRITTEN) !== expected) return 'behind'
      seen.set(record.id, written(files, last.value, record, entries))
      return 'kept'
    },
    remove: async id => {
      const path = files.paths.pathOf(id)
      rmSync(path, { force: true })
      forget(path)
      seen.delete(id)
    },
  }
}

/** A match that is new, as a store is given it. */
export function newRecord(id: MatchId, match: Match, sheets: readonly string[]): StoredMatch {
  const { hash, ...file } = toFile(match)
  return { ...told(id, file, Date.now()), hash, used: 0, sheets }
}

function idsIn(folder: string): MatchId[] {
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names.filter(name => name.endsWith('.json')).map(name => basename(name, '.json'))
}

/** As it is on the disk now, or as it was when somebody took it away; refused where it is damaged. */
function current(files: Files, seen: Map<MatchId, Seen>, id: MatchId): Result<Seen | null> {
  const known = seen.get(id) ?? null
  const path = files.paths.pathOf(id)
  const text = textAt(path)
  if (text === null || text === known?.text) return done(known)
  const opened = openMatch(path, files.kits)
  if (!opened.ok) return opened
  const { match, stopped, entries } = opened.value
  const { hash, ...file } = { ...toFile(match), steps: entries }
  const record = {
    ...told(id, file, statSync(path).mtimeMs),
    // Where it stopped, the hash says nothing of the entries that follow.
    ...(stopped ? {} : { hash }),
    used: notedSeconds(path),
    sheets: notedSheets(path),
    revision: (known?.record.revision ?? UNWRITTEN) + 1,
  }
  const now = { text, entries, timed: limitOf(opened.value) !== null, record }
  seen.set(id, now)
  return done(now)
}

/** A file holds no words: whoever lists it shows the game and the time. */
function told(
  id: MatchId,
  { header, steps, result }: Pick<MatchFile, 'header' | 'steps' | 'result'>,
  touched: number,
): Omit<StoredMatch, 'used' | 'sheets'> {
  const over = result !== null
  const summary = {
    match: id,
    game: header.game,
    seats: header.seats,
    steps: steps.length,
    touched,
    over,
    waits: !over,
  }
  return { id, header, summary, result, format1: 0 }
}

/** The match file is written last: it is what decides whether a step is kept. */
function written(
  { io, kits, paths }: Files,
  last: Seen | null,
  record: StoredMatch,
  entries: readonly Entry[],
): Seen {
  const path = paths.pathOf(record.id)
  const { header, hash = '', result = null } = record
  const steps = [...(last?.entries ?? []), ...structuredClone(entries)]
  const text = `${JSON.stringify(fileWith({ header, steps, hash, result }))}\n`
  const timed = last?.timed ?? isTimed(kits, header)
  if (timed) noteSeconds(io, path, record.used)
  if (!last || record.rewarded) noteSheets(io, path, record.rewarded ? [] : record.sheets)
  if (text !== last?.text || !existsSync(path)) io.write(path, text)
  const revision = (last?.record.revision ?? UNWRITTEN) + 1
  return { text, entries: steps, timed, record: structuredClone({ ...record, revision }) }
}

function isTimed(kits: readonly AnyKit[], { game, options }: Header): boolean {
  const kit = kits.find(({ facts }) => facts.id === game)
  const parsed = kit?.make(kit.packs.standard).parseOptions(options)
  return kit !== undefined && parsed?.ok === true && (kit.timeLimit?.(parsed.value) ?? null) !== null
}
