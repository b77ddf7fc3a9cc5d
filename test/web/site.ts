/** The built page on a port of its own, for whole-system tests and screenshots. */
import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { build, preview } from 'vite'

const config = fileURLToPath(new URL('../../vite.config.ts', import.meta.url))
const dist = new URL('../../dist/index.html', import.meta.url)

export interface Site {
  readonly url: string
  close(): Promise<void>
}

/** Builds and serves; `fresh: false` serves what was built last, when there is something. */
export async function startSite({ fresh = true } = {}): Promise<Site> {
  if (fresh || !existsSync(dist)) await build({ configFile: config, logLevel: 'error' })
  const server = await preview({
    configFile: config,
    logLevel: 'error',
    preview: { port: 0, host: '127.0.0.1' },
  })
  const { port } = server.httpServer.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() }
}
