/** The store of many machines: one Postgres, in which whoever compares first is kept. */
import pg from 'pg'
import type { Kept } from '../../table/store.ts'
import { outOfReach, shownPlace } from '../out-of-reach.ts'
import { LATEST, missing } from './migrations.ts'
import { serverStore } from './server-store.ts'
import type { Append, Query, Row, Sql } from './sql.ts'
import type { ServerStore } from './store.ts'

/** A database that cannot be reached for so long, or does not answer, is told of as a fault. */
const TIMES = { connectionTimeoutMillis: 10_000, query_timeout: 60_000 }

/** Nodes that start at once migrate one after the other, by a lock of this number. */
const MIGRATING = 1_970_411

type Rows = readonly Row[]

export async function openPostgres(url: string): Promise<ServerStore> {
  // In a pipeline all that is asked goes out at once, and the answers come in its order.
  const pool = new pg.Pool({ connectionString: url, ...TIMES, pipeline: true })
  // A connection that breaks is replaced; whoever asks for something on it is told by the answer, and nobody else needs to know.
  pool.on('error', () => {})
  pool.on('connect', client => client.on('error', () => {}))
  try {
    await inOne(pool, migrate)
  } catch (error) {
    await pool.end()
    throw outOfReach(`The database ${shownPlace(url)} cannot be opened`, error)
  }
  return serverStore(sqlOver(pool))
}

async function migrate(client: pg.PoolClient): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [MIGRATING])
  const [, latest] = await Promise.all(LATEST.map(query => asked(client, query)))
  for (const query of missing(latest?.[0])) await asked(client, query)
}

function sqlOver(pool: pg.Pool): Sql {
  return {
    all: query => asked(pool, query),
    together: queries => inOne(pool, client => all(queries.map(query => asked(client, query)))),
    append: appends => appended(pool, appends),
    close: () => pool.end(),
  }
}

async function asked(asker: pg.Pool | pg.PoolClient, { text, values }: Query): Promise<Rows> {
  return (await asker.query(text, values.map(storable))).rows
}

/** Postgres has no room for this one character; nobody means anything by it. */
function storable<T>(value: T): T | string {
  return typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value
}

async function appended(pool: pg.Pool, appends: readonly Append[]): Promise<readonly Kept[]> {
  // In the order of the matches, so that two nodes never wait for each other in a circle.
  const inOrder = appends.toSorted((a, b) => (a.match < b.match ? -1 : Number(a.match > b.match)))
  const rows = await inOne(pool, client => all(inOrder.map(each => appendedOne(client, each))))
  const kept = new Set(inOrder.filter((_, index) => rows[index]?.length === 1))
  return appends.map(each => (kept.has(each) ? 'kept' : 'behind'))
}

/** The record and its entries in one statement: entries are added only where the record took its place. */
async function appendedOne(client: pg.PoolClient, { place, entries }: Append): Promise<Rows> {
  const given = `$${place.values.length + 1}::text[]`
  const text = `with kept as (${place.text}), logged as (
      insert into entries (match_id, seq, entry)
      select kept.id, kept.length - cardinality(${given}) + given.place - 1, given.entry
      from kept, unnest(${given}) with ordinality as given (entry, place))
    select id from kept`
  return (await client.query(text, [...place.values.map(storable), entries])).rows
}

/** Waits for every one of them, also after one has failed: nothing may still be under way when its end is told. */
async function all<T>(promises: readonly Promise<T>[]): Promise<readonly T[]> {
  await Promise.allSettled(promises)
  return Promise.all(promises)
}

/** A connection whose transaction failed is given up, and with it all that was not committed. */
async function inOne<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    client.release()
    return result
  } catch (error) {
    client.release(true)
    throw error
  }
}
