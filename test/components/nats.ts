import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findProgram } from './find.ts'
import { freePort, startService } from './service.ts'

export interface Nats {
  readonly url: string
  /** Down and up again at the same address. */
  restart(): Promise<void>
  stop(): Promise<void>
}

export function missingNats(): string | null {
  if (findProgram('nats-server') !== null) return null
  return 'nats-server is not on this machine: "apt-get install nats-server" or "brew install nats-server" brings it.'
}

/** A NATS server of its own, JetStream included, with nothing in it. */
export async function startNats(): Promise<Nats> {
  const file = findProgram('nats-server')
  if (file === null) throw new Error(missingNats() ?? 'unreachable')
  const [port, folder] = [await freePort(), await mkdtemp(join(tmpdir(), 'undercroft-nats-'))]
  const command = {
    file,
    args: ['--addr', '127.0.0.1', '--port', String(port), '--jetstream', '--store_dir', folder],
    ready: /Server is ready/,
    stopSignal: 'SIGTERM' as const,
    cwd: folder,
  }
  let stop = await startService(command)
  return {
    url: `nats://127.0.0.1:${port}`,
    async restart() {
      await stop()
      stop = await startService(command)
    },
    async stop() {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
