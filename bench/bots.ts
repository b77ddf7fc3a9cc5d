/** How fast bots think: whole games by policy, iterations of a search, and what a search remembers. */

import type { Mind } from '../src/bots/mind.ts'
import { newMemory } from '../src/bots/search/memory.ts'
import { nextStep } from '../src/bots/search/play-on.ts'
import { think } from '../src/bots/search/think.ts'
import { type Match, start } from '../src/engine/match.ts'
import { fastRng } from '../src/engine/rng.ts'
import { playOut } from '../src/engine/run.ts'
import type { Json, Seat } from '../src/engine/types.ts'
import { kitOf, must } from './given.ts'

const LIMIT = 100_000
type Options = Readonly<Record<string, Json>>

const ENDLESS = { iterations: 1e12 } as const

function begin(id: string, options: Options = {}): { readonly match: Match; readonly mind: Mind } {
  const kit = kitOf(id)
  const { standard } = kit.packs
  const match = must(start(kit, { options: { ...kit.facts.bounded, ...options } }))
  const [reader, policy] = [kit.reader(standard), kit.policy(standard)]
  const mind = { game: match.game, reader, policy, rng: fastRng(1), budget: ENDLESS, now: () => 0 }
  return { match, mind }
}

/** Steps of whole games that everybody plays by policy, as a search plays on: nobody lists what else could be done. */
export async function policySteps(id: string, options?: Options): Promise<() => number> {
  const { match, mind } = begin(id, options)
  const { game, rng } = mind
  return () => {
    const state = game.clone(match.state)
    let steps = 0
    for (let action = nextStep(mind, state, rng); action; action = nextStep(mind, state, rng)) {
      game.apply(state, action, null)
      steps += 1
    }
    return steps
  }
}

export async function policyGames(id: string, options?: Options): Promise<() => number> {
  const run = await policySteps(id, options)
  return () => {
    run()
    return 1
  }
}

/** Iterations of searches at decisions along a game: each search has its first few hundred. */
export async function searchIterations(id: string): Promise<() => number> {
  const decisions = decisionsOf(id)
  let next = 0
  return () => {
    const thoughts = decisions[next++ % decisions.length]?.()
    let iterations = 0
    for (let slice = 0; slice < 5; slice++) {
      const thought = thoughts?.next()
      if (!thought || thought.done) break
      iterations = thought.value.iterations
    }
    return iterations
  }
}

/** Bytes of heap for each iteration that a search remembers. */
export function searchMemory(id: string): number {
  const [first] = decisionsOf(id)
  const thoughts = first?.()
  const collect = () => globalThis.gc?.()
  collect()
  const before = process.memoryUsage().heapUsed
  let iterations = 0
  while (iterations < 5000) {
    const thought = thoughts?.next()
    if (!thought || thought.done) break
    iterations = thought.value.iterations
  }
  collect()
  const bytes = process.memoryUsage().heapUsed - before
  // Still to be asked: what it remembers is not collected before.
  return thoughts && iterations > 0 ? bytes / iterations : Number.NaN
}

type Begin = () => ReturnType<typeof think>

/** Decisions of a game by policy that are worth a thought. */
function decisionsOf(id: string): Begin[] {
  const { match, mind } = begin(id)
  const { game, policy, rng } = mind
  const found: Begin[] = []
  const state = game.clone(match.state)
  const choose = (now: unknown, seat: Seat, actions: readonly unknown[]) => {
    const known = game.clone(now)
    if (actions.length > 1 && !policy.isDetail?.(now)) found.push(() => think(mind, known, seat, newMemory()))
    return policy.choose(now, seat, rng)
  }
  playOut(game, state, choose, rng, LIMIT)
  return found
}
