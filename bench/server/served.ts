/**
 * A server to be measured, in a process of its own: `grouped` as it is; `single` with one commit for each append, which
 * is still waited for beside the thread that plays; `plain` with one commit for each append, in the call that makes it,
 * which is for SQLite alone. With DATABASE_URL it keeps everything in that Postgres.
 */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { LIMITS } from '../../src/server/limits.ts'
import { serve } from '../../src/server/serve.ts'
import { packed } from '../../src/server/store/append.ts'
import { openPostgres } from '../../src/server/store/postgres.ts'
import { appended, askerOf, openSqlite } from '../../src/server/store/sqlite.ts'
import type { ServerStore } from '../../src/server/store/store.ts'

const MANY = 1_000_000
const data = process.argv[3] ?? mkdtempSync(join(tmpdir(), 'undercroft-bench-'))
const file = join(data, 'undercroft.sqlite')
const database = process.env['DATABASE_URL']
const stores = { grouped: asItIs, single: oneByOne, plain: inTheCall }
const mode = Object.entries(stores).find(([name]) => name === process.argv[2])
if (!mode) throw new Error(`There is no store called ${process.argv[2]}`)
const [, storeOver] = mode
const { url } = await serve({
  version: 'bench',
  data,
  store: storeOver(database === undefined ? await openSqlite(file) : await openPostgres(database)),
  limits: {
    ...LIMITS,
    rate: MANY,
    burst: MANY,
    linesByAddress: MANY,
    linesByDevice: MANY,
    matchesByDevice: MANY,
    requests: MANY,
  },
})
process.stdout.write(`${url} ${data}\n`)
process.on('message', () =>
  process.send?.({
    memory: process.memoryUsage().rss,
    cpu: process.cpuUsage().user + process.cpuUsage().system,
  }),
)

function asItIs(kept: ServerStore): ServerStore {
  return kept
}

/** Each append waits for the one before it, so that none shares a commit. */
function oneByOne(kept: ServerStore): ServerStore {
  let last: Promise<unknown> = Promise.resolve()
  const append: ServerStore['matches']['append'] = (...asked) => {
    const next = last.then(() => kept.matches.append(...asked))
    last = next.catch(() => null)
    return next
  }
  return { ...kept, matches: { ...kept.matches, append } }
}

/** As a server without any of this has it: a transaction for each append, while which the whole process waits for the disk. */
function inTheCall(kept: ServerStore): ServerStore {
  const handle = new Database(file, { timeout: 10_000 })
  handle.pragma('synchronous = full')
  const ask = askerOf(handle)
  const append: ServerStore['matches']['append'] = async (...asked) => {
    handle.exec('begin immediate')
    const outcome = appended(ask, packed(...asked))
    handle.exec('commit')
    return outcome
  }
  return { ...kept, matches: { ...kept.matches, append } }
}
