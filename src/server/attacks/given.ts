/** A server without sockets and without pace, over a folder that goes with it, and a match for one at it. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { saltCommitment } from '../../engine/fair.ts'
import type { Actor } from '../../testing/fuzz/cast.ts'
import { type Opening, type OpenServer, openServer } from '../open-server.ts'
import { newSecret } from '../secrets.ts'
import { openStore } from '../store/open.ts'
import type { ServerStore } from '../store/store.ts'
import { inProcess } from '../threads/in-process.ts'

export interface BareServer {
  readonly server: OpenServer
  /** What it has reported of itself. */
  readonly reported: unknown[]
  readonly close: () => Promise<void>
}

const WITHOUT_PACE = { rate: 1e9, burst: 1e9, sayings: 1e9, matchesByDevice: 1e9 }

export async function bareServer(
  more: Pick<Opening, 'date' | 'limits'> = {},
  prepare: (store: ServerStore) => Promise<void> = async () => undefined,
): Promise<BareServer> {
  const folder = mkdtempSync(join(tmpdir(), 'undercroft-bare-'))
  const reported: unknown[] = []
  const store = await openStore(folder)
  await prepare(store)
  const server = openServer({
    store,
    version: 'test',
    threads: inProcess(),
    ...more,
    limits: { ...WITHOUT_PACE, ...more.limits },
    report: error => void reported.push(error),
  })
  const close = async () => {
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { server, reported, close }
}

export async function begunAlone({ get }: Actor, game: string, options = {}): Promise<string> {
  const salt = newSecret()
  const { match } = await get('gather', { game, options, seats: [{ kind: 'open', name: '' }] })
  await get('attend', { match })
  await get('takeSeat', { match, seat: 0, name: 'Ada', sealed: saltCommitment(salt) })
  await get('showSalt', { match, salt })
  return match
}
