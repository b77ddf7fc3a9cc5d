/** Matches of a server for whoever runs it: listed, and as files. */
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { resultOf } from '../../engine/seats.ts'
import { fileOf, hasEnded, takeIn } from '../../server/archive.ts'
import type { ServerStore } from '../../server/store/store.ts'
import type { MatchId } from '../../table/protocol.ts'
import type { ReadMatch, StoredMatch } from '../../table/store.ts'
import { complain, complainOf, faultOf } from '../complain.ts'
import { openMatch } from '../files.ts'
import { say } from '../io.ts'
import type { Shell } from '../shell.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export async function list({ io }: Shell, { matches }: ServerStore): Promise<number> {
  const records = (await matches.list()).toSorted((a, b) => b.summary.touched - a.summary.touched)
  for (const record of records) say(io, lineOf(record))
  say(io, `${records.length} in all.`)
  return 0
}

function lineOf(record: StoredMatch): string {
  const { game, seats, steps, touched } = record.summary
  const names = seats.map(({ kind, name }) => name || kind).join(', ')
  const day = new Date(touched).toISOString().slice(0, 10)
  return `${record.id}  ${day}  ${game}, ${steps} steps, ${hasEnded(record) ? 'ended' : 'goes on'}: ${names}`
}

export async function exportOne(
  shell: Shell,
  { matches }: ServerStore,
  id: MatchId,
  path: string,
): Promise<number> {
  const read = await matches.read(id)
  if (!read) return complain(shell.io, `There is no match "${id}".`)
  return write(shell, path, read)
}

function write({ io }: Shell, path: string, read: ReadMatch): number {
  try {
    io.write(path, `${JSON.stringify(fileOf(read))}\n`)
    return 0
  } catch (error) {
    return complain(io, `"${path}" cannot be written: ${faultOf(error)}.`)
  }
}

export async function importOne({ io, kits }: Shell, store: ServerStore, path: string): Promise<number> {
  const opened = openMatch(path, kits)
  if (!opened.ok) return complainOf(io, opened.refusal)
  const { kit, match, stopped, entries } = opened.value
  const isOver = resultOf(match) !== null || match.secret !== undefined
  if (stopped || !isOver)
    return complain(
      io,
      'Only a match that is over can be taken in: any other has its dice where it is played.',
    )
  const id = match.header.fair?.match ?? `m-${randomBytes(12).toString('base64url')}`
  if ((await takeIn(store, { id, kit, match, entries })) === 'behind')
    return complain(io, `The match "${id}" is here already.`)
  say(io, id)
  return 0
}

/** A match is removed when its file is on the disk, and not before. */
export async function archive(
  shell: Shell,
  { matches }: ServerStore,
  days: number,
  folder: string,
): Promise<number> {
  const before = Date.now() - days * DAY_MS
  const old = (await matches.list()).filter(each => hasEnded(each) && each.summary.touched < before)
  for (const { id } of old) {
    const read = await matches.read(id)
    if (!read) continue
    const code = write(shell, join(folder, `${encodeURIComponent(id)}.json`), read)
    if (code !== 0) return code
    await matches.remove(id)
  }
  say(shell.io, `${old.length} matches are in "${folder}" now.`)
  return 0
}
