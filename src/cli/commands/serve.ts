/** `undercroft serve`: a table for people in other places, with the page that they play on. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Command, InvalidArgumentError } from 'commander'
import about from '../../../package.json' with { type: 'json' }
import { OutOfReach, shownPlace } from '../../server/out-of-reach.ts'
import { serve } from '../../server/serve.ts'
import { complain } from '../complain.ts'
import { serverFolder } from '../home.ts'
import { type Io, say } from '../io.ts'
import { ROOT } from '../root.ts'
import type { Shell } from '../shell.ts'

interface ServeOptions {
  readonly host: string
  readonly port: number
  readonly data?: string
  readonly origin: readonly string[]
  readonly trustProxy: boolean
  readonly openWebhooks: boolean
}

export function addServe(program: Command, shell: Shell): void {
  program
    .command('serve')
    .description('Serve the page, and tables for people in other places (docs/self-hosting.md)')
    .option('--host <address>', 'where to listen', '127.0.0.1')
    .option('--port <number>', 'the port', port, 4100)
    .option('--data <folder>', 'where everything is kept')
    .option('--origin <origin...>', 'another page that may use this server', [])
    .option('--trust-proxy', 'believe a proxy what address somebody has', false)
    .option('--open-webhooks', 'let webhooks lead into the network of this machine', false)
    .action(async (options: ServeOptions) => {
      try {
        await serveUntilStopped(shell.io, options)
      } catch (error) {
        if (!(error instanceof OutOfReach)) throw error
        shell.finish(complain(shell.io, error.message))
      }
    })
}

async function serveUntilStopped(io: Io, options: ServeOptions): Promise<void> {
  const { host, port: at, origin, trustProxy, openWebhooks } = options
  const { DATABASE_URL, NATS_URL } = io.env
  const data = options.data ?? DATABASE_URL ?? serverFolder(io.env)
  const page = pageFolder()
  const served = await serve({
    version: about.version,
    data,
    host,
    port: at,
    origins: origin,
    trustProxy,
    hasOpenWebhooks: openWebhooks,
    log: true,
    ...(NATS_URL === undefined ? {} : { nats: NATS_URL }),
    ...(page === null ? {} : { page }),
  })
  say(io, `Undercroft is at ${served.url}\nEverything is kept in ${shownPlace(data)}`)
  if (page === null) say(io, 'There is no page here: "npm run build" makes it.')
  await stopped()
  await served.stop()
}

function port(text: string): number {
  const number = Number(text)
  if (Number.isInteger(number) && number >= 0 && number < 65_536) return number
  throw new InvalidArgumentError('A port is a number from 0 to 65535.')
}

/** In a checkout it is where the build puts it; the package carries it. */
function pageFolder(): string | null {
  const folders = ['dist', 'built/page'].map(folder => fileURLToPath(new URL(folder, ROOT)))
  return folders.find(folder => existsSync(join(folder, 'index.html'))) ?? null
}

/** Until somebody ends it. */
function stopped(): Promise<void> {
  return new Promise(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })
}
