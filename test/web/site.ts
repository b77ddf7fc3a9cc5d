/** The built page on a port of its own, for whole-system tests and screenshots. */
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, preview } from 'vite'

const configFile = fileURLToPath(new URL('../../vite.config.ts', import.meta.url))

export interface Site {
  readonly url: string
  /** Where the built files are. */
  readonly folder: string
}

/** Builds into a folder of its own, since runs may go side by side, and serves it. */
export async function startSite(): Promise<Site & { close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'undercroft-site-'))
  const shared = { configFile, logLevel: 'error', build: { outDir: folder } } as const
  await asInProduction(() => build(shared))
  const server = await preview({ ...shared, preview: { port: 0, host: '127.0.0.1' } })
  const { port } = server.httpServer.address() as AddressInfo
  const close = async () => {
    await server.close()
    await rm(folder, { recursive: true, force: true })
  }
  return { url: `http://127.0.0.1:${port}/`, folder, close }
}

/** Vitest calls itself a test; what is tested is the page as people get it. */
async function asInProduction(work: () => Promise<unknown>): Promise<void> {
  const before = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  await work()
  if (before === undefined) delete process.env['NODE_ENV']
  else process.env['NODE_ENV'] = before
}
