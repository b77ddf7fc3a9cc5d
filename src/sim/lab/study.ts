/** What a study is: everything that its games follow from, in plain data that crosses threads, files and networks. */
import { z } from 'zod'
import type { Budget } from '../../bots/mind.ts'
import { fastRng } from '../../engine/rng.ts'

/** One way to set the game up. Those of a sweep are played with the same seeds, game by game. */
export interface Arm {
  /** What tells it from the others: `hearts=5`; empty where there is one only. */
  readonly name: string
  /** The options of its matches; `content` may hold a content pack. */
  readonly options: Readonly<Record<string, unknown>>
  /** Options that every game draws for itself among their choices. */
  readonly any: readonly string[]
}

export interface Study {
  readonly game: string
  readonly rulesVersion: number
  /** By seat; fewer than seats share them, and rivals move on by one seat from game to game. */
  readonly bots: readonly string[]
  readonly seats: number
  readonly seed: number
  readonly budget: Budget
  /** Kinds of actions that lots decide and no bot: what is chosen so says nothing of who chose. */
  readonly lots: readonly string[]
  readonly arms: readonly Arm[]
}

const budget = z.union([
  z.strictObject({ iterations: z.int().min(1) }),
  z.strictObject({ milliseconds: z.number().positive() }),
])

const arm = z.strictObject({
  name: z.string(),
  options: z.record(z.string(), z.unknown()),
  any: z.array(z.string()),
})

export const studyShape: z.ZodType<Study> = z.strictObject({
  game: z.string(),
  rulesVersion: z.int(),
  bots: z.array(z.string()).min(1),
  seats: z.int().min(1),
  seed: z.int(),
  budget,
  lots: z.array(z.string()),
  arms: z.array(arm).min(1),
})

/** How much a bot may think unless told otherwise. */
export const USUAL_BUDGET: Budget = { iterations: 200 }

/** The seed of all that happens in a game: the same in every arm. */
export function seedOf({ seed }: Pick<Study, 'seed'>, number: number): number {
  return fastRng(seed, number).below(0x1_0000_0000)
}

/** By seat, the position of its bot. Whoever wins together keeps the own seat. */
export function holdersOf({ bots, seats }: Study, number: number, isTogether: boolean): number[] {
  const turn = isTogether ? 0 : number
  return Array.from({ length: seats }, (_, seat) => (seat + turn) % bots.length)
}
