/** What a tournament is: everything that its games follow from, in plain data. */
import { z } from 'zod'
import type { Budget } from '../bots/mind.ts'
import { fastRng } from '../engine/rng.ts'
import type { Seat } from '../engine/types.ts'

export interface TournamentSetup {
  readonly game: string
  readonly rulesVersion: number
  /** The options of the match; `content` may hold a content pack. */
  readonly options: Readonly<Record<string, unknown>>
  readonly bots: readonly string[]
  readonly seats: number
  /** One bot at all seats: where there is only one, or all of them win together. */
  readonly isAlone: boolean
  readonly seed: number
  readonly budget: Budget
}

const budget = z.union([
  z.strictObject({ iterations: z.int().min(1) }),
  z.strictObject({ milliseconds: z.number().positive() }),
])

export const setupShape: z.ZodType<TournamentSetup> = z.strictObject({
  game: z.string(),
  rulesVersion: z.int(),
  options: z.record(z.string(), z.unknown()),
  bots: z.array(z.string()).min(1),
  seats: z.int().min(1),
  isAlone: z.boolean(),
  seed: z.int(),
  budget,
})

/** One game of a tournament: what is dealt, and which bot sits where. */
export interface Fixture {
  readonly deal: number
  /** The seed of all that happens in it; the same for every game of the deal. */
  readonly seed: number
  /** By seat, the number of its bot. */
  readonly holders: readonly number[]
}

/** Every deal is played as often as there are bots: each alone, or moved on by one seat, so that each has every seat. */
export function fixtureOf({ bots, seats, isAlone, seed }: TournamentSetup, number: number): Fixture {
  const [deal, turn] = [Math.floor(number / bots.length), number % bots.length]
  const holderAt = (seat: Seat) => (isAlone ? turn : (seat + turn) % bots.length)
  return {
    deal,
    seed: fastRng(seed, deal).below(0x1_0000_0000),
    holders: Array.from({ length: seats }, (_, seat) => holderAt(seat)),
  }
}
