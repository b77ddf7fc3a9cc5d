/** A tournament as a file: what it is, what has been played, and what that comes to. It is gone on with from there. */
import { z } from 'zod'
import { canonical } from '../engine/hash.ts'
import { parseWith } from '../engine/parse.ts'
import { done } from '../engine/result.ts'
import type { Result } from '../engine/types.ts'
import { type Played, playedShape } from './played.ts'
import { setupShape, type TournamentSetup } from './setup.ts'
import { standingsOf } from './standings.ts'

const recordShape = z.object({
  format: z.literal('undercroft tournament'),
  setup: setupShape,
  games: z.array(playedShape),
  build: z.string().optional(),
})

/** What was played of a tournament. */
export interface Held {
  readonly games: readonly Played[]
  /** The build that plays it; files from before do not say it. */
  readonly build?: string | undefined
}

export function recordOf(setup: TournamentSetup, { games, build }: Held): string {
  const played = games.toSorted((a, b) => a.number - b.number)
  const record = {
    format: 'undercroft tournament',
    build,
    setup,
    standings: standingsOf(setup, played),
    games: played,
  }
  return `${JSON.stringify(record, null, 1)}\n`
}

/** What a file holds; null where it is of another tournament. How many deals are wanted may have changed. */
export function heldIn(input: unknown, setup: TournamentSetup): Result<Held | null> {
  const record = parseWith(recordShape, input, 'file')
  if (!record.ok) return record
  return done(canonical(record.value.setup) === canonical(setup) ? record.value : null)
}

/** What no tournament of so many bots writes: counted all the same, it would make the standings wrong without a word. */
export function faultIn(games: readonly Played[], bots: number): string | null {
  const known = new Set<number>()
  for (const { number, won } of games) {
    if (known.has(number)) return `Game ${number} stands there twice.`
    known.add(number)
    const stranger = won.find(bot => bot >= bots)
    if (stranger !== undefined)
      return `Game ${number} was won by bot ${stranger}, and the last of the bots is ${bots - 1}.`
    if (new Set(won).size < won.length) return `Game ${number} was won twice by the same bot.`
  }
  return null
}
