/** Finds matches that stand at wanted moments, by playing: with luck, so that late moments come soon. */
import { greedy } from '../../../src/bots/greedy.ts'
import { random } from '../../../src/bots/random.ts'
import { stepsOf } from '../../../src/engine/line.ts'
import { type Match, type Step, start } from '../../../src/engine/match.ts'
import { play, playChance } from '../../../src/engine/play.ts'
import { type Chance, fastRng, pick } from '../../../src/engine/rng.ts'
import type { AnyKit, Seat } from '../../../src/engine/types.ts'
import { holds, type Kept, type Search, type Wanted } from './wanted.ts'

export interface Findings {
  readonly kept: readonly Kept[]
  /** The names of what was not met in all those matches. */
  readonly missing: readonly string[]
}

const MOST_MATCHES = 400

export function findMoments(kit: AnyKit, search: Search): Findings {
  const open = new Set(search.wanted)
  const kept: Kept[] = []
  for (let seed = 1; seed <= MOST_MATCHES && open.size > 0; seed++) {
    const met = meet(kit, search, seed, open)
    if (met) kept.push(met)
  }
  return { kept, missing: [...open].map(({ name }) => name) }
}

/** Plays one match, and strikes off what it comes to. */
function meet(kit: AnyKit, search: Search, seed: number, open: Set<Wanted<never>>): Kept | null {
  const moments: Record<string, number> = {}
  let steps: readonly Step[] = []
  for (const { match, seat } of decisionsOf(kit, search, seed)) {
    const met = [...open].filter(want => holds(want, match, seat))
    for (const want of met) {
      moments[want.name] = match.version
      open.delete(want)
    }
    if (met.length > 0) steps = stepsOf(match)
    if (open.size === 0) break
  }
  return steps.length > 0 || Object.keys(moments).length > 0 ? { moments, steps } : null
}

function* decisionsOf(
  kit: AnyKit,
  { setup, luck, sense }: Search,
  seed: number,
): Generator<{ match: Match; seat: Seat }> {
  const begun = start(kit, setup)
  if (!begun.ok) throw new Error(begun.refusal.reason)
  const rng = fastRng(seed)
  const chance = luckyChance(seed, luck)
  const [reader, { game }] = [kit.reader(begun.value.content), begun.value]
  const [sensible, careless] = [greedy({ game, reader, rng }), random({ game, rng })]
  let match = begun.value
  for (;;) {
    const actor = match.game.actor(match.state)
    if (actor.kind === 'over') yield { match, seat: 0 }
    if (actor.kind === 'over' || match.version >= kit.facts.bound) return
    const seat = actor.kind === 'seats' ? pick(actor.seats, rng) : null
    if (seat !== null) yield { match, seat }
    const bot = rng.below(1000) < sense * 1000 ? sensible : careless
    const next = seat === null ? playChance(match, chance) : play(match, seat, bot(match.state, seat))
    if (!next.ok) throw new Error(next.refusal.reason)
    match = next.value
  }
}

/** Every die is thrown so many times, and the best throw counts. */
function luckyChance(seed: number, luck: number): Chance {
  return step => {
    const rng = fastRng(seed, step + 1)
    const throws = (n: number) => (n === 6 ? luck : 1)
    return { below: n => Math.max(...Array.from({ length: throws(n) }, () => rng.below(n))) }
  }
}
