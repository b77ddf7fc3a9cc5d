/** A worker at a farm: takes pieces of its own build from the queue, plays them, and tells what they came to. */
import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { AckPolicy, type Consumer, type JsMsg } from '@nats-io/jetstream'
import { nanos } from '@nats-io/transport-node'
import { messageOf } from '../../engine/error-message.ts'
import type { ChunkTask } from '../lab/chunk-thread.ts'
import type { Chunk } from '../lab/play-chunk.ts'
import { type Range, sizeOf } from '../lab/range.ts'
import type { Study } from '../lab/study.ts'
import type { Threads } from '../threads.ts'
import { pulse } from './company.ts'
import { addStreams, type Farm, KEPT_MS, keptAt, subjectsIn, tooLarge } from './farm.ts'
import { type Answer, packAnswer, readPiece, readStudy } from './letters.ts'
import { ALL_WORK, buildOf, doneOf, nameOf, studyOf, WORK, workOf } from './names.ts'

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
  const closed = worker.stopped.then(() => {
    isStopped = true
    return worker.close()
  })
  const hand: Hand = { farm, worker, studyAt: studiesOf(farm), isStopped: () => isStopped }
  const consumer = await consumerOf(farm, worker.patience)
  const leave = pulse(farm, randomUUID(), worker.count)
  await Promise.all(Array.from({ length: worker.count }, (_, index) => toil(hand, consumer, index === 0)))
  leave()
  await closed
}

interface Hand {
  readonly farm: Farm
  readonly worker: Worker
  readonly studyAt: (key: string) => Promise<Study>
  readonly isStopped: () => boolean
}

/** Milliseconds that one look into the queue waits for something, and between attempts to reach it. */
const WAIT_MS = 1000
/** Of so many looks that found nothing, one is for the work of other builds. */
const GLANCE = 10

async function toil(hand: Hand, first: Consumer, isGlancing: boolean): Promise<void> {
  let consumer: Consumer | null = first
  for (let idle = 0; !hand.isStopped(); ) {
    try {
      consumer ??= await consumerOf(hand.farm, hand.worker.patience)
      const message = await consumer.next({ expires: WAIT_MS })
      if (message) await handle(hand, message)
      else if (isGlancing && idle++ % GLANCE === 0) await glance(hand)
    } catch {
      // The farm is gone for a while, or has forgotten its queue: both come back.
      consumer = null
      await setTimeout(WAIT_MS)
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

async function glance({ farm, worker }: Hand): Promise<void> {
  const builds = new Set((await subjectsIn(farm, WORK, ALL_WORK)).map(buildOf))
  for (const build of builds) if (build !== farm.build) worker.left(build)
}

/** Milliseconds between signs of life: nobody's patience is less than a second, and the last that came says how long it is. */
const SIGN_MS = 300

async function handle(hand: Hand, message: JsMsg): Promise<void> {
  const { connection } = hand.farm
  const sign = setInterval(() => {
    if (!connection.isClosed()) message.working()
  }, SIGN_MS)
  sign.unref()
  try {
    await answer(hand, message)
  } finally {
    clearInterval(sign)
  }
}

/** So often a piece may fail before it is given up, and so often be taken by somebody who never finishes it. */
const MOST_FAULTS = 3
const MOST_TAKEN = 10
const PAUSE_MS = 200

async function answer(hand: Hand, message: JsMsg): Promise<void> {
  const { farm, worker } = hand
  const piece = readPiece(message.string())
  if (!piece.ok) return message.term()
  const { study, range } = piece.value
  const result = await resultOf(hand, study, range, message.info.deliveryCount)
  if (result === null) return message.nak(hand.isStopped() ? 0 : PAUSE_MS)
  const bytes = packAnswer(result)
  const fault = tooLarge(farm, bytes)
  await farm.client.publish(
    doneOf(study, nameOf(range)),
    fault === null ? bytes : packAnswer({ failed: fault }),
  )
  // Only now: whoever dies before has this played by another.
  message.ack()
  if ('chunk' in result) worker.played(sizeOf([range]))
}

/** Null where another is to try. */
async function resultOf(hand: Hand, key: string, range: Range, taken: number): Promise<Answer | null> {
  if (taken > MOST_TAKEN) return { failed: `${MOST_TAKEN} workers took them and none has finished them` }
  try {
    return { chunk: await hand.worker.play({ study: await hand.studyAt(key), range }) }
  } catch (error) {
    return hand.isStopped() || taken < MOST_FAULTS ? null : { failed: messageOf(error) }
  }
}

/** Most pieces are of the same study as the one before. */
function studiesOf(farm: Farm): (key: string) => Promise<Study> {
  let last: { readonly key: string; readonly study: Study } | undefined
  return async key => {
    if (last?.key === key) return last.study
    const bytes = await keptAt(farm, studyOf(key))
    if (!bytes) throw new Error('The farm does not have their study')
    const study = readStudy(bytes)
    if (!study.ok) throw new Error(study.refusal.reason)
    last = { key, study: study.value }
    return study.value
  }
}
