/** SQLite under the laws of every store of a server, and what only a file must do. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { afterAll, expect, test } from 'vitest'
import { matchNamed, roll } from '../../testing/matches.ts'
import { describeServerStore } from '../../testing/server-store-suite.ts'
import { openSqlite } from './sqlite.ts'
import type { ServerStore } from './store.ts'

const folder = mkdtempSync(join(tmpdir(), 'undercroft-sqlite-'))
const opened: ServerStore[] = []

async function open(name: string): Promise<ServerStore> {
  const store = await openSqlite(join(folder, name, 'undercroft.db'))
  opened.push(store)
  return store
}

afterAll(async () => {
  for (const store of opened) await store.close()
  rmSync(folder, { recursive: true, force: true })
})

describeServerStore('in SQLite', open)

test('what was kept is there when the file is opened again, and waits for nobody at closing', async () => {
  const file = join(folder, 'again.db')
  const before = await openSqlite(file)
  const kept = before.matches.append(0, matchNamed('a'), [roll])
  await before.close()
  expect(await kept).toBe('kept')
  const after = await openSqlite(file)
  opened.push(after)
  expect((await after.matches.read('a'))?.entries).toEqual([roll])
})

test('a file of a newer version is refused in one sentence, and left as it was', async () => {
  const file = join(folder, 'newer.db')
  await (await openSqlite(file)).close()
  const handle = new Database(file)
  handle.exec('insert into migrations (number) values (999)')
  handle.close()
  await expect(openSqlite(file)).rejects.toThrow(
    /newer.db cannot be opened. .*newer Undercroft .*version 999/,
  )
})

test('a file of an older version gets the tables it lacks, and keeps what it has', async () => {
  const file = join(folder, 'older.db')
  const before = await openSqlite(file)
  await before.matches.append(0, matchNamed('a'), [roll])
  await before.close()
  const handle = new Database(file)
  handle.exec('drop table waits; drop table due; delete from migrations where number = 2')
  handle.close()
  const after = await openSqlite(file)
  opened.push(after)
  expect((await after.matches.read('a'))?.entries).toEqual([roll])
  expect(await after.waits.claim({ match: 'a', seat: 0, version: 1 }, 1)).toBe(true)
})

test('a log that lacks an entry says so, instead of being another match', async () => {
  const file = join(folder, 'torn.db')
  const store = await openSqlite(file)
  opened.push(store)
  await store.matches.append(0, matchNamed('a'), [roll, roll])
  const handle = new Database(file)
  handle.exec('delete from entries where seq = 0')
  handle.close()
  await expect(store.matches.read('a')).rejects.toThrow('The log of match a is damaged: 1 of 2 entries')
})
