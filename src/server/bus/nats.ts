/** Notes between nodes over NATS. What is lost on the way costs nothing but time: the store decides, and is read anew. */
import type { NatsConnection } from '@nats-io/transport-node'
import type { Bus, Heard } from './bus.ts'
import { natsAt } from './connect.ts'

const SUBJECT = 'undercroft.notes'

export async function natsBus(url: string, report: (error: unknown) => void): Promise<Bus> {
  const connection = await natsAt(url, { noEcho: true })
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

async function watch(connection: NatsConnection, hear: (note: Heard) => void): Promise<void> {
  for await (const { type } of connection.status()) if (type === 'reconnect') hear({ note: 'missed' })
}
