/** A piece in the hands of a worker: it is played and told of, or put back for another. */
import { setTimeout } from 'node:timers/promises'
import type { JsMsg } from '@nats-io/jetstream'
import { messageOf } from '../../engine/error-message.ts'
import type { Result } from '../../engine/types.ts'
import type { ChunkTask } from '../lab/chunk-thread.ts'
import type { Chunk } from '../lab/play-chunk.ts'
import { sizeOf } from '../lab/range.ts'
import type { Study } from '../lab/study.ts'
import { addStreams, type Farm, keptAt, tooLarge } from './farm.ts'
import { type Answer, type Piece, packAnswer, packPiece, readPiece, readStudy } from './letters.ts'
import { doneOf, nameOf, studyOf } from './names.ts'

/** Where a piece is played. */
export interface Bench {
  readonly farm: Farm
  readonly play: (task: ChunkTask) => Promise<Chunk>
  /** So many games more have been played here. */
  readonly played: (games: number) => void
  /** Null where the farm does not have it. */
  readonly studyAt: (key: string) => Promise<Result<Study> | null>
  readonly isStopped: () => boolean
}

/** Milliseconds between signs of life: nobody's patience is less than a second, and the last that came says how long it is. */
const SIGN_MS = 300

export async function serve(bench: Bench, message: JsMsg): Promise<void> {
  const { connection } = bench.farm
  const sign = setInterval(() => {
    if (!connection.isClosed()) message.working()
  }, SIGN_MS)
  sign.unref()
  try {
    await settle(bench, message)
  } finally {
    clearInterval(sign)
  }
}

async function settle(bench: Bench, message: JsMsg): Promise<void> {
  const piece = readPiece(message.string())
  const outcome = piece.ok ? await outcomeOf(bench, piece.value, message.info.deliveryCount) : null
  // Whoever waits for games of a study that the farm has lost brings both again.
  if (!piece.ok || outcome === null) return message.term()
  const { study, range } = piece.value
  if ('again' in outcome) await tell(bench, message.subject, packPiece(outcome.again))
  else await tell(bench, doneOf(study, nameOf(range)), carried(bench.farm, outcome))
  // Only now: whoever dies before has this played by another.
  message.ack()
  if ('chunk' in outcome) bench.played(sizeOf([range]))
  else if (!bench.isStopped()) await setTimeout(PAUSE_MS)
}

/** What became of a piece; `again` where it is to be tried anew. */
type Outcome = Answer | { readonly again: Piece }

/**
 * So often a piece may fail before it is given up, and so often be taken by somebody who falls silent: most ran out of time, but it
 * may be what ends them. Whoever goes home puts it back as it was.
 */
const MOST_FAULTS = 3
const MOST_TAKEN = 10
/** Milliseconds in which another may try what failed here. */
const PAUSE_MS = 200

async function outcomeOf(bench: Bench, piece: Piece, taken: number): Promise<Outcome | null> {
  if (taken > MOST_TAKEN) return { failed: `${MOST_TAKEN} workers took them and none has finished them` }
  const study = await bench.studyAt(piece.study)
  if (study === null) return null
  if (!study.ok) return { failed: study.refusal.reason }
  try {
    return { chunk: await bench.play({ study: study.value, range: piece.range }) }
  } catch (error) {
    if (bench.isStopped()) return { again: piece }
    const faults = piece.faults + 1
    return faults < MOST_FAULTS ? { again: { ...piece, faults } } : { failed: messageOf(error) }
  }
}

function carried(farm: Farm, answer: Answer): Uint8Array {
  const bytes = packAnswer(answer)
  const fault = tooLarge(farm, bytes)
  return fault === null ? bytes : packAnswer({ failed: fault })
}

/** Milliseconds between attempts. */
const RETRY_MS = 1000

/** A farm that is gone, or has forgotten all, comes back: until then it is kept here what is to be told. */
async function tell({ farm, isStopped }: Bench, subject: string, bytes: Uint8Array | string): Promise<void> {
  for (;;) {
    try {
      await farm.client.publish(subject, bytes)
      return
    } catch (error) {
      if (isStopped() || farm.connection.isClosed()) throw error
      await setTimeout(RETRY_MS)
      await addStreams(farm.manager).catch(() => undefined)
    }
  }
}

/** Most pieces are of the same study as the one before. */
export function studiesOf(farm: Farm): Bench['studyAt'] {
  let last: { readonly key: string; readonly study: Result<Study> } | undefined
  return async key => {
    if (last?.key === key) return last.study
    const bytes = await keptAt(farm, studyOf(key))
    if (!bytes) return null
    last = { key, study: readStudy(bytes) }
    return last.study
  }
}
