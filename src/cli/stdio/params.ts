/** What each method of JSON-RPC takes. */
import { z } from 'zod'
import { actionShape as action, seatShape as seat, withoutUndefined } from '../../engine/shapes.ts'

const match = z.string()
const holder = z
  .strictObject({ kind: z.enum(['person', 'bot']), name: z.string(), level: z.string().optional() })
  .transform(withoutUndefined)
/** As it is called, or was once; which there are, the method says. */
const level = z.string()
/** How much a bot may think: so many tries, which the same question answers alike, or so long. */
const budget = z.union([
  z.strictObject({ iterations: z.int().min(1).max(1_000_000) }),
  z.strictObject({ milliseconds: z.int().min(1).max(60_000) }),
])

export const PARAMS = {
  games: z.strictObject({}),
  new: z.strictObject({
    game: z.string(),
    options: z.record(z.string(), z.unknown()).optional(),
    /** How many, or who. */
    seats: z.union([z.int().min(1).max(64), z.array(holder).min(1).max(64)]).optional(),
    seed: z.int().optional(),
    practice: z.boolean().optional(),
  }),
  actor: z.strictObject({ match }),
  actions: z.strictObject({ match, seat }),
  outcomes: z.strictObject({ match }),
  play: z.strictObject({ match, seat: seat.optional(), action: action.optional() }),
  view: z.strictObject({ match, seat: seat.nullish() }),
  bot: z.strictObject({ match, seat, level: level.optional(), budget: budget.optional() }),
  undo: z.strictObject({ match, seat }),
  redo: z.strictObject({ match, seat }),
  resign: z.strictObject({ match, seat, level: level.optional() }),
  save: z.strictObject({ match }),
  load: z.strictObject({ file: z.unknown() }),
  hash: z.strictObject({ match }),
  close: z.strictObject({ match }),
} as const

export type ParamsOf<M extends keyof typeof PARAMS> = z.output<(typeof PARAMS)[M]>
