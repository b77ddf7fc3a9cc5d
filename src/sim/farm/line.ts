/** The line to a farm. It comes back by itself, and who waits for it hears when it is gone and when it is back. */
import type { NatsConnection } from '@nats-io/transport-node'

export interface Line {
  /** The address of the farm, as it may be shown. */
  readonly place: string
  readonly isGone: () => boolean
  readonly onChange: (hear: (isGone: boolean) => void) => void
}

export function lineOf(connection: NatsConnection, place: string): Line {
  const listeners: ((isGone: boolean) => void)[] = []
  let isGone = false
  const change = (gone: boolean) => {
    if (gone === isGone || connection.isClosed()) return
    isGone = gone
    for (const hear of listeners) hear(gone)
  }
  void watch(connection, change)
  return { place, isGone: () => isGone, onChange: hear => void listeners.push(hear) }
}

async function watch(connection: NatsConnection, change: (isGone: boolean) => void): Promise<void> {
  for await (const { type } of connection.status()) {
    if (type === 'disconnect') change(true)
    if (type === 'reconnect') change(false)
  }
}
