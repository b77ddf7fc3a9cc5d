/** The built page on a port of its own, for whole-system tests and screenshots. */
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

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
  await asInProduction(() => build({ configFile, logLevel: 'error', build: { outDir: folder } }))
  return serve(folder)
}

/** The same files once more on a port of their own, for a test that changes them. */
export async function copyOf({ folder }: Pick<Site, 'folder'>): Promise<Served> {
  const copy = await newFolder()
  await cp(folder, copy, { recursive: true })
  return serve(copy)
}

const newFolder = () => mkdtemp(join(tmpdir(), 'undercroft-site-'))

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

/** As any host of plain files would, only quicker: a run asks for tens of thousands of them. */
async function serve(folder: string): Promise<Served> {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://here')
    const name = pathname === '/' ? '/index.html' : pathname
    readFile(join(folder, name)).then(
      body => response.writeHead(200, { 'content-type': TYPES[extname(name)] }).end(body),
      () => response.writeHead(404).end(),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const close = async () => {
    server.closeAllConnections()
    server.close()
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
