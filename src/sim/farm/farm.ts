/** A farm: a NATS with JetStream, at which any number of machines play the pieces of studies. */
import {
  type JetStreamClient,
  type JetStreamManager,
  jetstream,
  jetstreamManager,
  RetentionPolicy,
  StorageType,
} from '@nats-io/jetstream'
import { type NatsConnection, nanos } from '@nats-io/transport-node'
import { natsAt, shownNats } from '../../server/bus/connect.ts'
import { OutOfReach, outOfReach } from '../../server/out-of-reach.ts'
import { type Line, lineOf } from './line.ts'
import { ALL_DONE, ALL_STUDIES, ALL_WORK, KEPT, lastOf, WORK } from './names.ts'

export interface Farm {
  readonly build: string
  readonly connection: NatsConnection
  readonly line: Line
  readonly client: JetStreamClient
  readonly manager: JetStreamManager
}

/** A line that is dead without a word is noticed after three of these. */
const PING_MS = 10_000

export async function farmAt(url: string, build: string): Promise<Farm> {
  const connection = await natsAt(url, { pingInterval: PING_MS })
  const place = shownNats(url)
  try {
    const manager = await jetstreamManager(connection)
    await addStreams(manager)
    return { build, connection, line: lineOf(connection, place), manager, client: jetstream(connection) }
  } catch (error) {
    await connection.close()
    if (error instanceof Error && error.name === 'JetStreamNotEnabled')
      throw new OutOfReach(`NATS at ${place} has no JetStream, which a farm needs: start it with "-js".`)
    throw outOfReach(`The farm at ${place} cannot be used`, error)
  }
}

/** What nobody came back for in that time is forgotten. */
export const KEPT_MS = 30 * 24 * 60 * 60 * 1000

/** What is there already stays as it is. */
export async function addStreams({ streams }: JetStreamManager): Promise<void> {
  const [storage, max_age] = [StorageType.File, nanos(KEPT_MS)]
  await streams.add({
    name: WORK,
    subjects: [ALL_WORK],
    retention: RetentionPolicy.Workqueue,
    storage,
    max_age,
  })
  // Whatever is said twice is there once.
  await streams.add({
    name: KEPT,
    subjects: [ALL_STUDIES, ALL_DONE],
    max_msgs_per_subject: 1,
    storage,
    max_age,
  })
}

/** All subjects of a stream that are like this, and have something. */
export async function subjectsIn({ manager }: Farm, stream: string, filter: string): Promise<string[]> {
  const { state } = await manager.streams.info(stream, { subjects_filter: filter })
  return Object.keys(state.subjects ?? {})
}

/** The same, by the last of their words. */
export async function namesIn(farm: Farm, stream: string, filter: string): Promise<Set<string>> {
  return new Set((await subjectsIn(farm, stream, filter)).map(lastOf))
}

/** What is kept under a subject; null where nothing is. */
export async function keptAt({ manager }: Farm, subject: string): Promise<Uint8Array | null> {
  const message = await manager.streams.getMessage(KEPT, { last_by_subj: subject })
  return message?.data ?? null
}

/** Why NATS would not carry this; null where it does. */
export function tooLarge({ connection }: Farm, bytes: Uint8Array): string | null {
  const most = connection.info?.max_payload ?? Number.POSITIVE_INFINITY
  return bytes.length < most ? null : `${bytes.length} bytes are more than NATS carries at once (${most})`
}
