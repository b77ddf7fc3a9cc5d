/** A look back as a file: at which match, how hard it was thought, and what was found so far. It is gone on with from there. */
import { z } from 'zod'
import type { Analysis, Effort } from '../../bots/analysis/types.ts'
import { canonical, hash } from '../../engine/hash.ts'
import type { Match } from '../../engine/match.ts'
import { parseWith } from '../../engine/parse.ts'
import { done } from '../../engine/result.ts'
import { actionShape, seatShape } from '../../engine/shapes.ts'
import type { Result } from '../../engine/types.ts'

const share = z.number()

const recordShape = z.object({
  format: z.literal('undercroft analysis'),
  match: z.string(),
  effort: z.strictObject({ seed: z.number(), budget: z.number() }),
  series: z.array(z.array(share)),
  by: z.array(seatShape.nullable()),
  choices: z.array(
    z.object({
      from: z.number(),
      to: z.number(),
      seat: seatShape,
      cost: share,
      blind: share,
      better: actionShape.nullable(),
    }),
  ),
  accounts: z.array(
    z.object({
      start: share,
      end: share,
      luck: share,
      own: share,
      others: share,
      accuracy: share.nullable(),
    }),
  ),
  together: z.boolean(),
})

export function recordOf(match: Match, effort: Effort, analysis: Analysis): string {
  const { game, seats } = match.header
  const about = { format: 'undercroft analysis', game, seats, match: nameOf(match), effort }
  return `${JSON.stringify({ ...about, ...analysis })}\n`
}

/** What a file holds of this match; null where it is of another, or was thought about otherwise. */
export function analysisIn(input: unknown, match: Match, effort: Effort): Result<Analysis | null> {
  const record = parseWith(recordShape, input, 'file')
  if (!record.ok) return record
  const { format: _, match: name, effort: spent, ...analysis } = record.value
  return done(name === nameOf(match) && canonical(spent) === canonical(effort) ? analysis : null)
}

/** What no match has that began otherwise or went on otherwise. */
function nameOf({ header, log, version }: Match): string {
  return hash({ header, log: log.slice(0, version) })
}
