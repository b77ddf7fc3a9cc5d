/** A line to NATS that comes back by itself; where there is none from the beginning, the sentence says why. */
import { connect, type NatsConnection, type NodeConnectionOptions } from '@nats-io/transport-node'
import { OutOfReach, outOfReach, shownPlace } from '../out-of-reach.ts'
import { isSilent } from './silent.ts'

/** Milliseconds between attempts to come back to a NATS that is gone. */
const RETRY_MS = 500
/** Milliseconds that whoever listens there has to say a first word. */
const GREETING_MS = 5000

export async function natsAt(
  url: string,
  options: NodeConnectionOptions = {},
  patience = GREETING_MS,
): Promise<NatsConnection> {
  if (await isSilent(fullOf(url), patience))
    throw new OutOfReach(`Somebody listens at ${shownNats(url)}, but does not answer as NATS does.`)
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
  return shownPlace(fullOf(url))
}

function fullOf(url: string): string {
  return url.includes('://') ? url : `nats://${url}`
}
