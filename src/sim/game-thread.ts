/** A thread of a tournament: games are played here. */
import { LOADERS } from '../games/loaders.ts'
import { type Arena, arenaOf, playGame as played } from './arena.ts'
import type { Played } from './played.ts'
import type { TournamentSetup } from './setup.ts'

export interface GameTask {
  readonly setup: TournamentSetup
  readonly number: number
}

/** All tasks of a thread are of one tournament. */
let arena: Promise<Arena> | undefined

export async function playGame({ setup, number }: GameTask): Promise<Played> {
  arena ??= opened(setup)
  return played(await arena, number)
}

async function opened(setup: TournamentSetup): Promise<Arena> {
  const kit = await LOADERS[setup.game]?.()
  if (!kit) throw new Error(`There is no game "${setup.game}"`)
  const made = arenaOf(kit, setup, () => performance.now())
  if (!made.ok) throw new Error(made.refusal.reason)
  return made.value
}
