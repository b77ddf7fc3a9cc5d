/** A study as a file: what it is, which of its games have been played, and what was counted. It is gone on with from there. */
import { z } from 'zod'
import { canonical } from '../../engine/hash.ts'
import { parseWith } from '../../engine/parse.ts'
import { done } from '../../engine/result.ts'
import type { Result } from '../../engine/types.ts'
import type { Chunk } from './play-chunk.ts'
import { joined, type Range, rangeShape } from './range.ts'
import { faultOfRecord } from './record-fault.ts'
import { type Study, studyShape } from './study.ts'
import { add, type Counted, nothing } from './tally.ts'
import { refuse } from './text/index.ts'
import type { Took } from './took.ts'

/** All that is known of a study so far. */
export interface Progress {
  readonly played: readonly Range[]
  readonly counted: Counted
  readonly took: Took
  /** The build that plays it. A page knows its version alone, which its report tells and its file does not. */
  readonly build?: string | undefined
}

export function unbegun(study: Study): Progress {
  return { played: [], counted: nothing(study.arms.length), took: {} }
}

/** The progress with one piece more; what it had is added to in place, and the piece must not be in it yet. */
export function withChunk({ played, counted, took, ...about }: Progress, chunk: Chunk): Progress {
  return {
    ...about,
    played: joined([...played, chunk.range]),
    counted: add(counted, chunk.counted),
    took: add(took, chunk.took),
  }
}

/** As it is handed from thread to thread, or over a network: checked by whoever receives it. */
type Sums = number | { readonly [key: string]: Sums } | readonly Sums[]
const sums: z.ZodType<Sums> = z.lazy(() => z.union([z.number(), z.array(sums), z.record(z.string(), sums)]))

const countedShape = z.object({
  arms: z.array(z.record(z.string(), sums)),
  pairs: z.array(z.record(z.string(), sums)),
})
const tookShape = z.record(z.string(), z.object({ decisions: z.number(), milliseconds: z.number() }))

const recordShape = z.object({
  format: z.literal('undercroft study'),
  study: studyShape,
  played: z.array(rangeShape),
  counted: countedShape,
  took: tookShape,
  build: z.string().optional(),
})

/** One piece, as another machine sends it: whole numbers under names that only this build has to know. */
export const chunkShape: z.ZodType<Chunk> = z
  .strictObject({ range: rangeShape, counted: countedShape, took: tookShape })
  .transform(({ counted, ...chunk }) => ({ ...chunk, counted: counted as never }))

/** What a file of a study holds. */
export interface StudyRecord extends Progress {
  readonly format: 'undercroft study'
  readonly study: Study
}

export function recordOf(study: Study, progress: Progress): string {
  const { played, counted, took, build } = progress
  const about = build === undefined ? {} : { build }
  return `${canonical({ format: 'undercroft study', ...about, study, played, counted, took })}\n`
}

export function parseRecord(input: unknown): Result<StudyRecord> {
  const record = parseWith(recordShape, input, 'file')
  if (!record.ok) return record
  const { study, played } = record.value
  // What a later version counts besides begins at nothing.
  const counted = add(nothing(study.arms.length), record.value.counted as never)
  const fault = faultOfRecord(study, played, counted)
  return fault === null ? done({ ...record.value, counted }) : refuse('file', fault)
}

/** What was played of this very study; null where the file is of another. How many games are wanted may have changed. */
export function progressIn(input: unknown, study: Study): Result<Progress | null> {
  const record = parseRecord(input)
  if (!record.ok) return record
  return done(canonical(record.value.study) === canonical(study) ? record.value : null)
}
