/** What waits for the end of quiet hours: kept in the store, told once, and only if it is still true. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Entry } from '../../engine/match.ts'
import { die, matchNamed } from '../../testing/matches.ts'
import { type OpenServer, openServer } from '../open-server.ts'
import { openStore } from '../store/open.ts'
import type { Due, ServerStore } from '../store/store.ts'
import { inProcess } from '../threads/in-process.ts'
import { tellDue } from './tell.ts'

const ACTS: Entry = { seat: 1, action: { kind: 'roll' } }
const WAIT: Omit<Due, 'match'> = { device: 'bo', seat: 1, version: 1, at: 100 }

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'undercroft-due-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A server at the moment when quiet hours end, and whom it has told. */
async function serverIn(folder: string) {
  const sent: string[] = []
  const server: OpenServer = openServer({
    store: await openStore(folder),
    version: 'test',
    threads: inProcess(),
    sender: {
      push: async () => 'failed',
      post: async (_, { match }) => {
        sent.push(match)
        return 'sent'
      },
    },
    date: () => 100,
  })
  onTestFinished(() => server.close())
  await server.store.devices.write('bo', { notices: { webhook: 'https://example.org/' } })
  return { server, sent }
}

interface Kept {
  readonly asked?: readonly number[]
  readonly closed?: true
  readonly entries?: readonly Entry[]
}

async function keep({ matches }: ServerStore, id: string, { asked = [1], entries = [], ...more }: Kept = {}) {
  const match = matchNamed(id)
  await matches.append(0, { ...match, ...more, summary: { ...match.summary, asked } }, [die(1), ...entries])
}

test('when quiet hours end, only what still waits is told', async () => {
  const { server, sent } = await serverIn(aFolder())
  const { store } = server
  await keep(store, 'waits', { entries: [die(2)] })
  await keep(store, 'answered', { asked: [0] })
  await keep(store, 'closed', { closed: true })
  await keep(store, 'asked again', { entries: [ACTS] })
  await keep(store, 'later')
  for (const match of ['waits', 'answered', 'closed', 'asked again', 'nowhere'])
    await store.waits.put({ ...WAIT, match })
  await store.waits.put({ ...WAIT, match: 'later', at: 101 })
  await tellDue(server)
  expect(sent).toEqual(['waits'])
  expect(await store.waits.due(200)).toEqual([{ ...WAIT, match: 'later', at: 101 }])
})

test('what waited when a server stopped is told by the next, and by one of several alone', async () => {
  const folder = aFolder()
  const before = await openStore(folder)
  for (const match of ['a', 'b', 'c']) {
    await keep(before, match)
    await before.waits.put({ ...WAIT, match })
  }
  await before.close()
  const nodes = [await serverIn(folder), await serverIn(folder), await serverIn(folder)]
  await Promise.all(nodes.map(({ server }) => tellDue(server)))
  expect(nodes.flatMap(({ sent }) => sent).toSorted()).toEqual(['a', 'b', 'c'])
})
