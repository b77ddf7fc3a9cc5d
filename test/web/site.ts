/** The built page on a port of its own, for whole-system tests and screenshots. */
import { cp, mkdtemp, rm } from 'node:fs/promises'
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

type Served = Site & { close(): Promise<void> }

/** Builds into a folder of its own, since runs may go side by side, and serves it. */
export async function startSite(): Promise<Served> {
  const folder = await newFolder()
  await asInProduction(() => build(sharedWith(folder)))
  return serve(folder)
}

/** The same files once more on a port of their own, for a test that changes them. */
export async function copyOf({ folder }: Pick<Site, 'folder'>): Promise<Served> {
  const copy = await newFolder()
  await cp(folder, copy, { recursive: true })
  return serve(copy)
}

const newFolder = () => mkdtemp(join(tmpdir(), 'undercroft-site-'))

const sharedWith = (folder: string) => ({ configFile, logLevel: 'error', build: { outDir: folder } }) as const

async function serve(folder: string): Promise<Served> {
  const server = await preview({ ...sharedWith(folder), preview: { port: 0, host: '127.0.0.1' } })
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
