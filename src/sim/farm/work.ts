/** A worker at a farm: takes pieces of its own build from the queue, plays them, and tells what they came to. */
import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { AckPolicy, type Consumer } from '@nats-io/jetstream'
import { nanos } from '@nats-io/transport-node'
import type { ChunkTask } from '../lab/chunk-thread.ts'
import type { Chunk } from '../lab/play-chunk.ts'
import type { Threads } from '../threads.ts'
import { pulse } from './company.ts'
import { addStreams, type Farm, KEPT_MS, subjectsIn } from './farm.ts'
import { ALL_WORK, buildOf, WORK, workOf } from './names.ts'
import { type Bench, serve, studiesOf } from './serve.ts'

/** It is closed when it is stopped. */
export interface Worker extends Threads<ChunkTask, Chunk> {
  /** How many pieces side by side. */
  readonly count: number
  /** Milliseconds after which a piece goes to another, when its worker gives no sign. */
  readonly patience: number
  readonly stopped: Promise<null>
  /** So many games more have been played here. */
  readonly played: (games: number) => void
  /** There is work for another build, which this one leaves. */
  readonly left: (build: string) => void
}

/** Until it is stopped. What it has begun by then is not waited for: it goes to another at once. */
export async function workAt(farm: Farm, worker: Worker): Promise<void> {
  let isStopped = false
  const closed = worker.stopped.then(async () => {
    isStopped = true
    // Nobody hears a goodbye.
    if (farm.line.isGone()) await farm.connection.close()
    return worker.close()
  })
  const bench: Bench = { farm, ...worker, studyAt: studiesOf(farm), isStopped: () => isStopped }
  const consumer = await consumerOf(farm, worker.patience)
  const leave = pulse(farm, randomUUID(), worker.count)
  await Promise.all(
    Array.from({ length: worker.count }, (_, index) => toil(bench, worker, consumer, index === 0)),
  )
  leave()
  await closed
}

/** Milliseconds that one look into the queue waits for something, and between attempts to reach it. */
const WAIT_MS = 1000
/** Of so many looks that found nothing, one is for the work of other builds. */
const GLANCE = 10

async function toil(bench: Bench, worker: Worker, first: Consumer, isGlancing: boolean): Promise<void> {
  let consumer: Consumer | null = first
  for (let idle = 0; !bench.isStopped() && !bench.farm.connection.isClosed(); ) {
    try {
      consumer ??= await consumerOf(bench.farm, worker.patience)
      const message = await consumer.next({ expires: WAIT_MS })
      if (message) await serve(bench, message)
      else if (isGlancing && idle++ % GLANCE === 0) await glance(bench.farm, worker)
    } catch {
      // The farm is gone for a while, or has forgotten its queue: both come back.
      consumer = null
      if (!bench.isStopped()) await setTimeout(WAIT_MS)
    }
  }
}

/** One queue for all workers of a build. */
async function consumerOf({ client, manager, build }: Farm, patience: number): Promise<Consumer> {
  await addStreams(manager)
  await manager.consumers.add(WORK, {
    durable_name: build,
    filter_subject: workOf(build),
    ack_policy: AckPolicy.Explicit,
    ack_wait: nanos(patience),
    max_ack_pending: -1,
    inactive_threshold: nanos(KEPT_MS),
  })
  return client.consumers.get(WORK, build)
}

async function glance(farm: Farm, worker: Worker): Promise<void> {
  const builds = new Set((await subjectsIn(farm, WORK, ALL_WORK)).map(buildOf))
  for (const build of builds) if (build !== farm.build) worker.left(build)
}
