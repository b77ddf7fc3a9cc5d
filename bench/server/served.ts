/** A server to be measured, in a process of its own: `grouped` as it is, `single` with one commit for each append. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LIMITS } from '../../src/server/limits.ts'
import { serve } from '../../src/server/serve.ts'
import { openSqlite } from '../../src/server/store/sqlite.ts'
import type { ServerStore } from '../../src/server/store/store.ts'

const MANY = 1_000_000
const data = process.argv[3] ?? mkdtempSync(join(tmpdir(), 'undercroft-bench-'))
const store = await openSqlite(join(data, 'undercroft.sqlite'))
const { url } = await serve({
  version: 'bench',
  data,
  store: process.argv[2] === 'single' ? oneByOne(store) : store,
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
