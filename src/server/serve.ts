/** Starts a server: page and line on one port, and everything it keeps in one folder. */
import type { FastifyInstance } from 'fastify'
import type { Bus } from './bus/bus.ts'
import { natsBus } from './bus/nats.ts'
import { httpOver } from './http.ts'
import { LIMITS, type Limits } from './limits.ts'
import { metricsOf } from './metrics.ts'
import type { Sender } from './notices/sender.ts'
import { pushKeysOf, senderWith } from './notices/web-push.ts'
import { openServer } from './open-server.ts'
import { outOfReach } from './out-of-reach.ts'
import { openStore } from './store/open.ts'
import type { ServerStore } from './store/store.ts'
import { type Threads, threadsOf } from './threads/threads.ts'

export interface Serving {
  readonly version: string
  /** The folder of the SQLite file, or the address of a Postgres. */
  readonly data: string
  /** Another store in its place: for measuring. */
  readonly store?: ServerStore
  /** Where bots think and packs are checked, unless in threads of its own. */
  readonly threads?: (report: (error: unknown) => void) => Threads
  /** How its nodes hear of each other, where there are several: the address of a NATS, or a bus that a test brings. */
  readonly nats?: string
  readonly bus?: Bus
  readonly page?: string
  readonly host?: string
  readonly port?: number
  readonly origins?: readonly string[]
  readonly trustProxy?: boolean
  readonly log?: boolean
  readonly limits?: Partial<Limits>
  readonly date?: () => number
  /** Another way out for notices than over the network. */
  readonly sender?: Sender
  /** Webhooks may lead into the network that the server stands in. */
  readonly hasOpenWebhooks?: boolean
}

export interface Served {
  readonly url: string
  /** Tells everybody to come back, lets what is being kept be kept, and stops. */
  stop(): Promise<void>
}

export async function serve(serving: Serving): Promise<Served> {
  const {
    version,
    data,
    host = '127.0.0.1',
    port = 0,
    nats,
    limits,
    date,
    page,
    origins,
    trustProxy,
    log,
  } = serving
  const report = (error: unknown) => http.log.error(error)
  const bounds = { ...LIMITS, ...limits }
  const store = serving.store ?? (await openStore(data))
  const bus =
    nats === undefined ? serving.bus : await natsBus(nats, report).catch(lettingGo(() => store.close()))
  const keys = await pushKeysOf(store)
  const { hasOpenWebhooks = false, sender = senderWith(keys, hasOpenWebhooks) } = serving
  const server = openServer({
    store,
    threads: serving.threads?.(report) ?? threadsOf(bounds, report),
    version,
    ...(bus ? { bus } : {}),
    ...(limits ? { limits } : {}),
    ...(date ? { date } : {}),
    pushKey: keys.publicKey,
    sender,
    hasOpenWebhooks,
    report,
  })
  const metrics = metricsOf(() => server.house.rooms.size)
  const http = await httpOver(server, {
    metrics,
    ...(page === undefined ? {} : { page }),
    ...(origins ? { origins } : {}),
    ...(trustProxy === undefined ? {} : { trustProxy }),
    ...(log === undefined ? {} : { log }),
  })
  const stop = async () => {
    await http.close()
    await server.close()
  }
  const url = await listening(http, host, port).catch(lettingGo(stop))
  void server.wake().catch(server.report)
  return { url, stop }
}

async function listening(http: FastifyInstance, host: string, port: number): Promise<string> {
  try {
    return await http.listen({ host, port })
  } catch (error) {
    throw outOfReach(`Port ${port} of ${host} cannot be used`, error)
  }
}

/** A start that comes to nothing leaves nothing open: the process would wait for it for ever. */
function lettingGo(close: () => Promise<void>): (error: unknown) => Promise<never> {
  return async error => {
    await close()
    throw error
  }
}
