/** What is kept of one game of a tournament. */
import { z } from 'zod'

const counted = z.strictObject({ name: z.string(), value: z.number() })
const thought = z.strictObject({ decisions: z.int().min(0), milliseconds: z.number().min(0) })

export const playedShape = z
  .strictObject({
    /** Which game of the tournament it was. */
    number: z.int().min(0),
    /** The bots that won it, by their numbers; alone there is one at most. */
    won: z.array(z.int().min(0)).readonly(),
    reason: z.string(),
    steps: z.int().min(0),
    /** By bot, how often it had something to decide, and how long it took for all it did. */
    thought: z.array(thought.readonly()).readonly(),
    /** By bot, what the game tells of the match for its first seat: rounds, say, and how near it was. */
    told: z.array(z.array(counted.readonly()).readonly()).readonly(),
  })
  .readonly()

export type Played = z.output<typeof playedShape>
