/** The store of one machine: a file, in which everything that was accepted stays through a fall of the power. */
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import Database from 'libsql'
import Beside from 'libsql/promise'
import type { Kept } from '../../table/store.ts'
import { outOfReach } from '../out-of-reach.ts'
import { LATEST, missing } from './migrations.ts'
import { serverStore } from './server-store.ts'
import { type Append, isRow, type Query, type Row, type Sql, sql } from './sql.ts'
import type { ServerStore } from './store.ts'

type Handle = InstanceType<typeof Database>

/** How long one waits for another process that writes: much more than it takes. */
const PATIENCE_MS = 10_000

const SHORT_MS = 50

const MOST_KNOWN = 300

/** In a log beside the file, with a wait for the disk at every commit. */
const SETTINGS = ['journal_mode = wal', 'synchronous = full', 'foreign_keys = on']

export async function openSqlite(file: string): Promise<ServerStore> {
  try {
    mkdirSync(dirname(file), { recursive: true })
    return serverStore(sqlOver(await prepared(new Database(file, { timeout: PATIENCE_MS }))))
  } catch (error) {
    throw outOfReach(`The database ${file} cannot be opened`, error)
  }
}

async function prepared(handle: Handle): Promise<Handle> {
  try {
    for (const setting of SETTINGS) await patiently(() => handle.pragma(setting))
    await inOne(handle, () => migrate(handle))
    return handle
  } catch (error) {
    handle.close()
    throw error
  }
}

/** Of two who make one file at the same moment, one is told at once that it is locked, whatever its patience. */
async function patiently(work: () => unknown, tries = 5): Promise<void> {
  try {
    work()
  } catch (error) {
    if (tries === 0 || !(error instanceof Database.SqliteError) || error.code !== 'SQLITE_BUSY') throw error
    await setTimeout(SHORT_MS)
    await patiently(work, tries - 1)
  }
}

function migrate(handle: Handle): void {
  const ask = askerOf(handle)
  const [, [latest] = []] = LATEST.map(ask)
  for (const query of missing(latest)) ask(query)
}

/** One after the other: while one waits for the disk, nobody else's query comes between. */
function sqlOver(handle: Handle): Sql {
  const ask = askerOf(handle)
  const inTurn = turns()
  return {
    all: query => inTurn(async () => (isReading(query) ? ask(query) : inOne(handle, () => ask(query)))),
    together: queries => inTurn(() => inOne(handle, () => queries.map(ask))),
    append: appends => inTurn(() => inOne(handle, () => appends.map(append => appended(ask, append)))),
    close: () => inTurn(async () => void handle.close()),
  }
}

/** What only reads waits for no disk. */
const isReading = ({ text }: Query) => text.startsWith('select')

/** When all who came before are done, whatever became of them. */
function turns(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return work => {
    const mine = last.then(work)
    last = mine.catch(() => null)
    return mine
  }
}

type Ask = (query: Query) => readonly Row[]

/** A text is read once: there are few of them, and some more for lists of each length. */
export function askerOf(handle: Handle): Ask {
  const known = new Map<string, Database.Statement>()
  return ({ text, values }) => {
    const statement = known.get(text) ?? handle.prepare(text)
    if (known.size === MOST_KNOWN) known.clear()
    known.set(text, statement)
    // Values are numbered as they come, which is how SQLite counts names such as $1.
    return statement.all(values).filter(isRow)
  }
}

export function appended(ask: Ask, { match, place, entries }: Append): Kept {
  const [row] = ask(place)
  if (!row) return 'behind'
  const begin = Number(row['length']) - entries.length
  for (const [index, entry] of entries.entries())
    ask(sql`insert into entries (match_id, seq, entry) values (${match}, ${begin + index}, ${entry})`)
  return 'kept'
}

/** The disk is waited for beside this thread, which meanwhile works on for everybody else. */
async function inOne<T>(handle: Handle, work: () => T): Promise<T> {
  handle.exec('begin immediate')
  try {
    const result = work()
    await execBeside(handle, 'commit')
    return result
  } catch (error) {
    // A full disk has already ended the transaction.
    if (handle.inTransaction) handle.exec('rollback')
    throw error
  }
}

/** Both faces of the driver know the same handle; this call of the other one has a thread of its own. */
function execBeside(handle: Handle, text: string): Promise<void> {
  return Beside.prototype.exec.call(handle, text)
}
