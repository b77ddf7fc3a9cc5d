/** One Deck Dungeon's best placement on random cases: 12 dice, 5 skills, a potion, any card, floor, boss and printing. */
import { fastRng, pick } from '../src/engine/rng.ts'
import type { Rng } from '../src/engine/types.ts'
import { standard } from '../src/games/onedeck/content/standard.ts'
import { given, type Situation, sceneAt } from '../src/games/onedeck/given.ts'
import { type Problem, problemOf } from '../src/games/onedeck/odds/placement/problem.ts'
import { bestPlacement } from '../src/games/onedeck/odds/placement/search.ts'
import { dieName, SUPPLY } from '../src/games/onedeck/types/dice.ts'
import { type Latency, latencyOf } from './latency.ts'

const CASES = 300
const WARM_UP = 50
const DICE = 12
const SKILLS = 5

export interface PlacementLatency extends Latency {
  /** The share that is proven best. */
  readonly exact: number
}

export function placementLatency(): PlacementLatency {
  const problems = Array.from({ length: CASES }, (_, seed) => problemFor(seed + 1))
  for (const problem of problems.slice(0, WARM_UP)) bestPlacement(problem)
  const found = problems.map(problem => {
    const started = performance.now()
    const { isExact } = bestPlacement(problem)
    return { isExact, time: performance.now() - started }
  })
  const exact = found.filter(({ isExact }) => isExact).length / CASES
  return { ...latencyOf(found.map(({ time }) => time)), exact }
}

function problemFor(seed: number): Problem {
  const problem = problemOf(sceneAt(given(situation(fastRng(seed))).state))
  if (!problem) throw new Error('There is nothing to place')
  return problem
}

function situation(rng: Rng): Situation {
  const edition = pick(['first', 'revised'] as const, rng)
  const card = pick(standard[edition].encounters, rng)
  const isBoss = rng.below(6) === 0
  const way = card.ways.length > 0 ? rng.below(2) : -1
  return {
    edition,
    dungeon: pick(standard[edition].dungeons, rng).id,
    floor: 1 + rng.below(3),
    level: 4,
    heroes: [pick(standard[edition].heroes, rng).id],
    skills: [skillsBut(edition, card.name, rng)],
    tokens: 1,
    potions: [card.id === 'shadow' ? 'Glooping Ooze 2' : 'Shadow 2'],
    fight: { ...(isBoss ? {} : { card: card.name, way }), dice: [rolled(rng)] },
  }
}

/** Different skills, on cards that are neither faced nor the potion's. */
function skillsBut(edition: 'first' | 'revised', faced: string, rng: Rng): string[] {
  const { encounters, skills } = standard[edition]
  const left = encounters.flatMap(({ name, copies }) =>
    copies.flatMap(({ loot }, copy) =>
      name !== faced && skills.some(({ id }) => id === loot) ? [{ loot, card: `${name} ${copy + 1}` }] : [],
    ),
  )
  const found = new Map<string, string>()
  while (found.size < SKILLS) {
    const { loot, card } = pick(left, rng)
    if (!found.has(loot)) found.set(loot, card)
  }
  return [...found.values()]
}

/** Within the supply; a tenth of them heroic. */
function rolled(rng: Rng): string {
  const left = [...SUPPLY]
  const dice: string[] = []
  while (dice.length < DICE) {
    const colour = rng.below(10) === 0 ? 3 : rng.below(3)
    if ((left[colour] ?? 0) === 0) continue
    left[colour] = (left[colour] ?? 0) - 1
    dice.push(dieName(colour * 6 + rng.below(6)))
  }
  return dice.join(' ')
}
