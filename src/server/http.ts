/** What comes in over the network: the page, the line, and what whoever runs the server looks at. */
import type { Socket } from 'node:net'
import { fastifyHelmet } from '@fastify/helmet'
import fastifyRateLimit from '@fastify/rate-limit'
import { fastifyStatic } from '@fastify/static'
import { fastifyWebsocket } from '@fastify/websocket'
import { type FastifyInstance, type FastifyRequest, fastify, LogController } from 'fastify'
import type { WebSocket } from 'ws'
import { serveLine } from './line.ts'
import type { Metrics } from './metrics.ts'
import type { OpenServer } from './open-server.ts'

export interface HttpOptions {
  /** The built page; without one only the line is served. */
  readonly page?: string
  /** Other origins whose pages may open a line; its own always may. */
  readonly origins?: readonly string[]
  /** Behind a proxy the address of whoever asks is the one that it names. */
  readonly trustProxy?: boolean
  readonly log?: boolean
  readonly metrics: Metrics
}

/** 1001: whoever was here goes elsewhere, and comes back. */
const GOING_AWAY = 1001
const POLICY = 1008

export async function httpOver(server: OpenServer, options: HttpOptions): Promise<FastifyInstance> {
  const { page, origins = [], trustProxy = false, metrics } = options
  const http = fastify({
    trustProxy,
    bodyLimit: 1024,
    logger: options.log === true ? { level: 'info', redact: ['req.headers', 'req.url'] } : false,
    logController: new LogController({ disableRequestLogging: true }),
  })
  await http.register(fastifyHelmet, HEADERS)
  await http.register(fastifyRateLimit, { max: server.limits.requests, timeWindow: 60_000 })
  http.setNotFoundHandler({ preHandler: http.rateLimit() }, (_request, reply) => reply.code(404).send())
  // Before what the plugin does at the end: it hangs up without a word.
  http.addHook('preClose', async () => {
    for (const guest of server.guests) guest.send({ push: 'goodbye', back: BACK })
    for (const socket of http.websocketServer.clients) socket.close(GOING_AWAY, 'restarting')
  })
  await http.register(fastifyWebsocket, { options: { maxPayload: server.limits.message } })
  const addresses = new Map<string, number>()
  http.get('/line', { websocket: true }, (socket, request) => {
    if (!isOurs(request, origins)) return socket.close(POLICY, 'origin')
    // What a line keeps of the request that opened it is this word alone.
    const { ip } = request
    const count = (addresses.get(ip) ?? 0) + 1
    if (count > server.limits.linesByAddress) return socket.close(POLICY, 'too many lines')
    addresses.set(ip, count)
    socket.on('close', () => left(addresses, ip))
    join(server, socket, inOneWrite(request.socket), metrics)
  })
  http.get('/healthz', async () => ({ ok: true, version: server.version }))
  http.get('/metrics', async (_request, reply) => {
    void reply.type('text/plain; version=0.0.4')
    return metrics.text()
  })
  if (page !== undefined) await http.register(fastifyStatic, { root: page, wildcard: false })
  return http
}

/** Milliseconds until those who are sent away try again. */
const BACK = 1000

function left(addresses: Map<string, number>, ip: string): void {
  const count = (addresses.get(ip) ?? 1) - 1
  if (count > 0) addresses.set(ip, count)
  else addresses.delete(ip)
}

/** A page of somebody else must not use the line with what this browser has (S20); programs send no origin. */
function isOurs({ headers }: FastifyRequest, origins: readonly string[]): boolean {
  const { origin, host } = headers
  if (origin === undefined) return true
  return origins.includes(origin) || (URL.canParse(origin) && new URL(origin).host === host)
}

/** What is said in one turn goes out together: a write to the network costs as much as a step. */
function inOneWrite(socket: Socket): () => void {
  let isHeld = false
  return () => {
    if (isHeld) return
    isHeld = true
    socket.cork()
    process.nextTick(() => {
      isHeld = false
      socket.uncork()
    })
  }
}

function join(server: OpenServer, socket: WebSocket, hold: () => void, metrics: Metrics): void {
  const line = serveLine(server, {
    send: text => {
      hold()
      socket.send(text)
    },
    waiting: () => socket.bufferedAmount,
    close: (code, reason) => socket.close(code, reason),
  })
  metrics.lines.inc()
  let isAlive = true
  const pulse = setInterval(() => {
    if (!isAlive) return socket.terminate()
    isAlive = false
    socket.ping()
  }, server.limits.silence / 2)
  socket.on('pong', () => void (isAlive = true))
  socket.on('message', (data: Buffer, isBinary: boolean) => {
    isAlive = true
    metrics.messages.inc()
    if (isBinary) socket.close(POLICY, 'text only')
    else void timed(metrics, () => line.hear(data.toString('utf8'))).catch(server.report)
  })
  socket.on('error', () => socket.terminate())
  socket.on('close', () => {
    clearInterval(pulse)
    metrics.lines.dec()
    line.gone()
  })
}

async function timed(metrics: Metrics, answer: () => Promise<void>): Promise<void> {
  const stop = metrics.answers.startTimer()
  await answer()
  stop()
}

/** The page says the same in a tag; here it also holds for what is no page. */
const HEADERS = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      styleSrc: ["'self'", "'unsafe-inline'"],
      // Reports of the laboratory are shown in a frame, and bring their own fonts.
      fontSrc: ["'self'", 'data:'],
      frameSrc: ['blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ["'none'"],
    },
  },
  referrerPolicy: { policy: 'no-referrer' as const },
  crossOriginEmbedderPolicy: false,
} as const
