/** What is sent at a farm, as bytes and back. Whatever arrives is checked, and none of it may be large. */
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { z } from 'zod'
import { messageOf } from '../../engine/error-message.ts'
import { parseWith } from '../../engine/parse.ts'
import { refuse } from '../../engine/result.ts'
import type { Result } from '../../engine/types.ts'
import type { Chunk } from '../lab/play-chunk.ts'
import { type Range, rangeShape } from '../lab/range.ts'
import { chunkShape } from '../lab/record.ts'
import { type Study, studyShape } from '../lab/study.ts'

/** A piece of a study that is to be played. */
export interface Piece {
  /** The key under which the study is kept. */
  readonly study: string
  readonly range: Range
  /** How often it has failed so far. */
  readonly faults: number
}

/** What became of a piece: its counts, or why nobody can play it. */
export type Answer = { readonly chunk: Chunk } | { readonly failed: string }

const pieceShape: z.ZodType<Piece> = z.strictObject({
  study: z.string(),
  range: rangeShape,
  faults: z.int().min(0),
})

const answerShape: z.ZodType<Answer> = z.union([
  z.strictObject({ chunk: chunkShape }),
  z.strictObject({ failed: z.string() }),
])

export const packPiece = (piece: Piece): string => JSON.stringify(piece)
export const packStudy = (study: Study): Uint8Array => squeezed(study)
export const packAnswer = (answer: Answer): Uint8Array => squeezed(answer)

export const readPiece = (text: string): Result<Piece> => read(pieceShape, () => JSON.parse(text))
export const readStudy = (bytes: Uint8Array): Result<Study> => read(studyShape, () => opened(bytes))
export const readAnswer = (bytes: Uint8Array): Result<Answer> => read(answerShape, () => opened(bytes))

function read<T>(shape: z.ZodType<T>, open: () => unknown): Result<T> {
  try {
    return parseWith(shape, open(), 'file')
  } catch (error) {
    return refuse('file', messageOf(error))
  }
}

/** A study repeats a whole pack for each of its arms: Brotli looks back far enough to see that. */
function squeezed(value: unknown): Uint8Array {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 22 }
  return brotliCompressSync(JSON.stringify(value), { params })
}

const MOST_BYTES = 64 * 1024 * 1024

function opened(bytes: Uint8Array): unknown {
  return JSON.parse(brotliDecompressSync(bytes, { maxOutputLength: MOST_BYTES }).toString('utf8'))
}
