/** A look back as a file: at which match, how hard it was thought, and what was found so far. It is gone on with from there. */
import { z } from 'zod'
import { JUDGING } from '../../bots/analysis/judging.ts'
import { lineName } from '../../bots/analysis/line-name.ts'
import type { Analysis, Effort, SoFar } from '../../bots/analysis/types.ts'
import { canonical } from '../../engine/hash.ts'
import type { Match } from '../../engine/match.ts'
import { parseWith } from '../../engine/parse.ts'
import { done, refuse } from '../../engine/result.ts'
import { actionShape, seatShape } from '../../engine/shapes.ts'
import type { Result } from '../../engine/types.ts'
import { strangeStepIn } from './fit.ts'

const share = z.number()
const step = z.int().min(1)

/** Accounts are in the file for those who read it: they follow from the rest. */
const recordShape = z.object({
  format: z.literal('undercroft analysis'),
  match: z.string(),
  judging: z.number().optional(),
  effort: z.strictObject({ seed: z.number(), budget: z.number() }),
  series: z.array(z.array(share)),
  by: z.array(seatShape.nullable()),
  choices: z.array(
    z.object({
      from: step,
      to: step,
      seat: seatShape,
      cost: share,
      blind: share,
      better: actionShape.nullable(),
    }),
  ),
})

export function recordOf(match: Match, effort: Effort, found: SoFar | Analysis): string {
  const { game, seats } = match.header
  const about = { format: 'undercroft analysis', game, seats, match: nameOf(match), judging: JUDGING, effort }
  return `${JSON.stringify({ ...about, ...found })}\n`
}

/** What a file holds of this match; null where it is of another, or was thought about otherwise. */
export function foundIn(input: unknown, match: Match, effort: Effort): Result<SoFar | null> {
  const record = parseWith(recordShape, input, 'file')
  if (!record.ok) return record
  const { match: name, judging, effort: spent, series, by, choices } = record.value
  if (name !== nameOf(match) || canonical(spent) !== canonical(effort)) return done(null)
  if (judging !== JUDGING) return refuse('file', 'another release found it, and judged otherwise.')
  const found = { series, by, choices }
  const strange = strangeStepIn(found, match)
  return strange === null
    ? done(found)
    : refuse('file', `what it holds of step ${strange} does not fit the match.`)
}

function nameOf({ header, log, version }: Match): string {
  return lineName(header, log.slice(0, version))
}
