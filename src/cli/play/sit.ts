/** Sitting down at a match: it is taken for this process alone, and is on the disk before anything of it is shown. */
import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { isHurried, type Pace } from '../../table/pace.ts'
import { UNWRITTEN } from '../../table/store.ts'
import type { Asker } from '../asker.ts'
import { complain, complainOf } from '../complain.ts'
import { matchesFolder } from '../home.ts'
import { type Io, say } from '../io.ts'
import type { Shell } from '../shell.ts'
import { notedSheets } from '../store/beside.ts'
import { DiskFault } from '../store/disk-fault.ts'
import { fileStore } from '../store/index.ts'
import { newRecord } from '../store/match-files.ts'
import { keepingIn } from './keep.ts'
import { lineTo } from './line.ts'
import { lock } from './lock.ts'
import { hear, playOn } from './play-on.ts'
import { nameOf } from './saves.ts'
import type { TerminalTable } from './terminal-table.ts'
import type { Offer } from './welcome.ts'

/** The answer is the exit code. */
export async function sitDown(shell: Shell, asker: Asker, offer: Offer, pace: Pace): Promise<number> {
  const { path } = offer
  if (offer.match.header.fair)
    return complain(shell.io, `"${path}" was played online; its dice are only there.`)
  const held = lock(path)
  if (!held.ok) return complainOf(shell.io, held.refusal)
  try {
    return await playAt(shell, asker, offer, pace)
  } catch (error) {
    if (error instanceof DiskFault) return complain(shell.io, error.message)
    throw error
  } finally {
    held.value()
  }
}

async function playAt(shell: Shell, asker: Asker, offer: Offer, pace: Pace): Promise<number> {
  const table = await tableFor(shell, asker, offer)
  await table.line.ask('hello', { hurried: isHurried(pace) })
  if (shell.io.interactive)
    say(
      shell.io,
      table.paint('dim', '\nPress the number of a choice; help tells what else there is, Tab completes it.'),
    )
  return await playOn(table)
}

/** A new match is written first, with the names of its sheets. */
async function tableFor(shell: Shell, asker: Asker, offer: Offer): Promise<TerminalTable> {
  const { io } = shell
  const { kit, path, match: begun, sheets = [] } = offer
  const store = fileStore(shell)
  const keeping = keepingIn(store)
  const match = store.paths.idOf(path)
  if (!existsSync(path)) {
    const entries = begun.log.slice(0, begun.version)
    await keeping.store.matches.append(UNWRITTEN, newRecord(match, begun, sheets), entries)
  }
  const line = lineTo(shell, keeping)
  const seen = await line.ask('look', { match, seat: null, at: Number.MAX_SAFE_INTEGER })
  if (!seen.ok) throw new Error(seen.refusal.reason)
  const picture = seen.value
  const table: TerminalTable = {
    io,
    asker,
    paint: shell.paint(),
    kit,
    reader: kit.reader(picture.content ?? kit.packs.standard, picture.names),
    line,
    match,
    isHere: () => true,
    words: {},
    others: null,
    farewell: isOver => farewell(io, path, isOver),
    picture,
    told: new Map(),
    since: picture.length,
    due: notedSheets(path),
    eyes: null,
    isKnownPractice: false,
  }
  line.onPicture(pushed => hear(table, pushed))
  return table
}

function farewell(io: Io, path: string, isOver: boolean): string {
  const name = shortName(io, path)
  return isOver
    ? `The match is kept; look at it again with: undercroft replay ${name}`
    : `The match is saved; go on with: undercroft play --resume ${name}`
}

/** What to type to mean this match: its name where it lies with the others, else its path. */
function shortName(io: Io, path: string): string {
  const name = dirname(path) === matchesFolder(io.env) ? nameOf(path) : path
  return /\s/.test(name) ? `"${name}"` : name
}
