/** What a match is begun with (D-80 to D-82, D-121). */
import { z } from 'zod'
import { parseWith } from '../../../engine/parse.ts'
import type { OptionFact, Result } from '../../../engine/types.ts'
import { refuse } from '../text/faults.ts'
import { LEVELS, MODES, type Options } from '../types.ts'

const MINUTES = 30

const schema = z.strictObject({
  players: z.int().min(1).max(8).optional(),
  mode: z.enum(MODES).default('race'),
  'hunt.level': z.int().min(1).max(LEVELS).default(1),
  'timed.minutes': z.int().min(1).max(600).default(MINUTES),
  turnLimit: z.int().min(1).max(10_000).nullable().default(null),
})

export const OPTION_FACTS: readonly OptionFact[] = [
  { name: 'mode', standard: 'race', choices: MODES, alone: MODES.filter(mode => mode !== 'race') },
  { name: 'hunt.level', standard: 1, choices: [1, 2, 3, 4, 5, 6] },
  { name: 'timed.minutes', standard: MINUTES, choices: [30, 25, 20, 15] },
  { name: 'turnLimit', standard: null, choices: [null, 50, 100, 200, 500] },
]

/** Two players race unless told otherwise; the solo variants are for one (D-80 to D-82). */
export function parseOptions(input: unknown): Result<Options> {
  const parsed = parseWith(schema, input, 'options')
  if (!parsed.ok) return parsed
  const { mode, players = mode === 'race' ? 2 : 1 } = parsed.value
  if (mode !== 'race' && players !== 1) return refuse('options', t => t.solo(mode, players), 'D-80')
  return { ok: true, value: { ...parsed.value, players } }
}
