/** Postgres under the laws of every store of a server, and what only many nodes must do. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { openPostgres } from '../../src/server/store/postgres.ts'
import type { ServerStore } from '../../src/server/store/store.ts'
import { die, matchNamed } from '../../src/testing/matches.ts'
import { describeServerStore } from '../../src/testing/server-store-suite.ts'
import { describeWith, startPostgres } from '../components.ts'
import { expectWhole, startHammer } from './processes.ts'

const PROGRAM = fileURLToPath(new URL('../../bin/undercroft.js', import.meta.url))

/** Ends every connection but the one that asks. */
const BREAK_ALL =
  'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and client_port is not null'

describeWith(['postgres'], 'a server over Postgres', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>
  let admin: pg.Client
  const schemas = new Map<string, Promise<string>>()
  const opened: ServerStore[] = []

  beforeAll(async () => {
    postgres = await startPostgres()
    admin = new pg.Client(postgres.url)
    await admin.connect()
  })

  afterAll(async () => {
    for (const store of opened) await store.close()
    await admin.end()
    await postgres.stop()
  })

  /** A schema of its own for each name: a whole database would take a second. */
  async function made(name: string): Promise<string> {
    await admin.query(`create schema "${name}"`)
    return `${postgres.url}?options=${encodeURIComponent(`-c search_path="${name.replaceAll(' ', '\\ ')}"`)}`
  }

  async function urlOf(name: string): Promise<string> {
    const url = schemas.get(name) ?? made(name)
    schemas.set(name, url)
    return url
  }

  async function open(name: string): Promise<ServerStore> {
    const store = await openPostgres(await urlOf(name))
    opened.push(store)
    return store
  }

  describeServerStore('in Postgres', open)

  test('many nodes that start at once on an empty database all open it', async () => {
    const stores = await Promise.all(Array.from({ length: 6 }, () => open('many nodes')))
    for (const store of stores) expect(await store.matches.list()).toEqual([])
  })

  test('a database of a newer version is refused in one sentence', async () => {
    await open('newer')
    const client = new pg.Client(await urlOf('newer'))
    await client.connect()
    await client.query('insert into migrations (number) values (999)')
    await client.end()
    await expect(open('newer')).rejects.toThrow(/cannot be opened. .*newer Undercroft .*version 999/)
  })

  test('S6 two nodes that hammer one match leave no gap and no fork', async () => {
    const place = await urlOf('two nodes')
    const hammers = ['ann', 'bo'].map(name => startHammer(place, name, { matches: 1, entries: 60 }))
    expect(await Promise.all(hammers.map(each => each.ended()))).toEqual([0, 0])
    expect(hammers.map(each => each.kept().length)).toEqual([60, 60])
    await expectWhole(place, hammers)
  })

  test('S17 connections that break lose nothing that was acknowledged, and others take their place', async () => {
    const { matches } = await open('broken')
    await matches.append(0, matchNamed('a'), [])
    const kept: number[] = []
    for (let face = 0; kept.length < 30; face++) {
      const { record, entries } = (await matches.read('a').catch(() => null)) ?? {}
      if (!record || !entries) continue
      const asked = matches.append(record.revision, matchNamed('a'), [die(face)]).catch(() => 'broken')
      if (face % 5 === 0) await admin.query(BREAK_ALL)
      if ((await asked) === 'kept') kept.push(face)
    }
    expect((await matches.read('a'))?.entries).toEqual(expect.arrayContaining(kept.map(die)))
  })

  test('a database that cannot be reached is told of', async () => {
    await expect(openPostgres('postgres://ada:hush@127.0.0.1:1/none?password=hush')).rejects.toThrow(
      /^The database postgres:\/\/127.0.0.1:1\/none cannot be opened: nobody answers there.$/,
    )
  })

  test('"undercroft serve" keeps everything in the database that DATABASE_URL names', async () => {
    const url = await urlOf('from the command line')
    const home = mkdtempSync(join(tmpdir(), 'undercroft-serve-'))
    onTestFinished(() => rmSync(home, { recursive: true, force: true }))
    const env = { ...process.env, UNDERCROFT_HOME: home, DATABASE_URL: url }
    const child = spawn(process.execPath, [PROGRAM, 'serve', '--port', '0'], { env })
    onTestFinished(() => void child.kill('SIGKILL'))
    let said = ''
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
    const ended = once(child, 'close')
    const [, at = ''] = await vi.waitUntil(() => /^Undercroft is at (\S+)/m.exec(said), { timeout: 60_000 })
    expect((await fetch(`${at}/healthz`)).status).toBe(200)
    expect(said).toContain(`Everything is kept in ${url.replace(/\?.*/, '').replace('postgres@', '')}\n`)
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    const store = await open('from the command line')
    expect(await store.own('vapid', () => Promise.reject(new Error('There is none.')))).toContain('publicKey')
    expect(readdirSync(home)).toEqual([])
  })

  test('a character that Postgres cannot keep costs nobody a word', async () => {
    const { chat } = await open('characters')
    const said = { match: 'a', device: 'ann', seat: null, name: 'A\0da', text: '\0 "well" \u2603', at: 5 }
    await chat.add(said)
    expect(await chat.latest('a', 1)).toMatchObject([{ name: 'A\uFFFDda', text: '\uFFFD "well" \u2603' }])
  })
})
