/** What a match may be begun with. */
import { z } from 'zod'
import { parseWith } from '../../../engine/parse.ts'
import type { Result } from '../../../engine/types.ts'
import type { Options } from '../types.ts'

const options = z.strictObject({
  hearts: z.int().min(1).max(20).default(6),
  turnLimit: z.int().min(1).max(10_000).nullable().default(null),
})

export function parseOptions(input: unknown): Result<Options> {
  return parseWith(options, input, 'options')
}
