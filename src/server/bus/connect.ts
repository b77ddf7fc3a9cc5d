/** A line to NATS that comes back by itself; where there is none from the beginning, the sentence says why. */
import { connect, type NatsConnection, type NodeConnectionOptions } from '@nats-io/transport-node'
import { outOfReach, shownPlace } from '../out-of-reach.ts'

/** Milliseconds between attempts to come back to a NATS that is gone. */
const RETRY_MS = 500

export async function natsAt(url: string, options: NodeConnectionOptions = {}): Promise<NatsConnection> {
  try {
    return await connect({
      servers: url,
      maxReconnectAttempts: -1,
      reconnectTimeWait: RETRY_MS,
      ...options,
    })
  } catch (error) {
    throw outOfReach(`NATS at ${shownNats(url)} cannot be reached`, error)
  }
}

/** Its address as it may be shown. */
export function shownNats(url: string): string {
  return shownPlace(url.includes('://') ? url : `nats://${url}`)
}
