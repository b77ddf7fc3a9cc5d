/** Notes between nodes over NATS. What is lost on the way costs nothing but time: the store decides, and is read anew. */
import { connect, type NatsConnection } from '@nats-io/transport-node'
import { outOfReach, shownPlace } from '../out-of-reach.ts'
import type { Bus, Heard } from './bus.ts'

const SUBJECT = 'undercroft.notes'

/** Milliseconds between attempts to come back to a NATS that is gone. */
const RETRY_MS = 500

export async function natsBus(url: string, report: (error: unknown) => void): Promise<Bus> {
  const connection = await opened(url)
  const listeners = new Set<(note: Heard) => void>()
  const hear = (note: Heard) => {
    for (const listener of listeners) listener(note)
  }
  connection.subscribe(SUBJECT, {
    callback: (error, message) => (error ? report(error) : hear(message.json())),
  })
  // From here on everything is heard.
  await connection.flush()
  void watch(connection, hear).catch(report)
  return {
    tell: note => {
      if (!connection.isClosed()) connection.publish(SUBJECT, JSON.stringify(note))
    },
    hear: listener => void listeners.add(listener),
    close: () => connection.close(),
  }
}

async function opened(url: string): Promise<NatsConnection> {
  try {
    return await connect({
      servers: url,
      noEcho: true,
      maxReconnectAttempts: -1,
      reconnectTimeWait: RETRY_MS,
    })
  } catch (error) {
    const place = shownPlace(url.includes('://') ? url : `nats://${url}`)
    throw outOfReach(`NATS at ${place} cannot be reached`, error)
  }
}

async function watch(connection: NatsConnection, hear: (note: Heard) => void): Promise<void> {
  for await (const { type } of connection.status()) if (type === 'reconnect') hear({ note: 'missed' })
}
