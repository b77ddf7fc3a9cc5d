/** A search over what the seat cannot tell apart: it tells what it thinks as it goes, and whoever has seen enough stops asking. */
import type { Action, Seat } from '../../engine/types.ts'
import { greedy } from '../greedy.ts'
import type { Mind } from '../mind.ts'
import { type Considered, considered } from './considered.ts'
import { deliberating } from './deliberating.ts'
import { entrantsFor } from './entrants.ts'
import { branchesIn, type Memory, remember } from './memory.ts'
import { dropBehind, newRace, type Race, winnerOf } from './race.ts'
import { spending } from './spending.ts'
import { tried } from './tried.ts'

export interface Thought {
  readonly iterations: number
  readonly actions: readonly Considered[]
}

/** Iterations between two words. */
const SLICE = 64

/** With a memory it goes on from the tree of the last decision, where that was the seat's own. */
export function* think(given: Mind, state: unknown, seat: Seat, memory?: Memory): Generator<Thought, Action> {
  const mind = deliberating(given)
  const { game, policy, rng } = mind
  if (policy.isDetail?.(state)) return policy.deliberate?.(state, seat, rng) ?? greedy(mind)(state, seat)
  const race = newRace(entrantsFor(mind, state, seat), branchesIn(memory, { game, seat }, state))
  const seed = rng.below(0x1_0000_0000)
  const isSpent = spending(mind)
  let iterations = 0
  for (let round = 0, told = 0; race.running.length > 0; round++) {
    const runners = [race.pick, ...race.running]
    if (isSpent(iterations + runners.length)) break
    for (const runner of runners) runner.scores.push(tried(mind, { state, seat }, runner, [seed, round]))
    iterations += runners.length
    if (iterations - told < SLICE) continue
    told = iterations
    dropBehind(race)
    yield { iterations, actions: consideredIn(race) }
  }
  const { action, branch } = winnerOf(race)
  remember(memory, { game, seat }, branch)
  return action
}

function consideredIn({ pick, others }: Race): Considered[] {
  return [pick, ...others].map(({ action, scores }) => considered(action, scores))
}
