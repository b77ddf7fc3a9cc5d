/** Odds that are shown, held against what happens: at positions of games that policies play, from fixed seeds. */
import { start } from '../../src/engine/match.ts'
import { fastRng, pick } from '../../src/engine/rng.ts'
import type { Action, AnyKit, Rng } from '../../src/engine/types.ts'
import { kitOf, must } from '../given.ts'
import type { Showing, Shown, Told } from './types.ts'

export interface Verdict {
  readonly name: string
  readonly what: string
  readonly told: number
  readonly met: number
  /** Standard errors between the two. */
  readonly apart: number
}

/** Standard errors that 95, and 99.9, of 100 stay within. */
export const WITHIN = { 95: 1.96, 99.9: 3.291 } as const

/** One position of each game, until there are so many. */
export function* positionsOf<S>(showing: Showing<S>, count: number): Generator<Shown> {
  const kit = kitOf(showing.game)
  for (let [number, found] = [0, 0]; found < count; number++) {
    const shown = positionIn(kit, showing, number)
    if (!shown) continue
    found += 1
    yield shown
  }
}

const LIMIT = 20_000
/** Of so many decisions one is looked at. */
const LOOKED_AT = 4

/** Any of the choices with odds that came up in this game, each kind as likely as another. */
function positionIn<S>(kit: AnyKit, showing: Showing<S>, number: number): Shown | null {
  const { game, state, content } = must(start(kit, { options: showing.options(number) }))
  const [policy, rng] = [kit.policy(content), fastRng(number, 1)]
  const kinds = new Map<string, { readonly make: () => Shown; seen: number }>()
  for (let step = 0; step < LIMIT; step++) {
    const actor = game.actor(state)
    if (actor.kind === 'over') break
    const seat = actor.kind === 'seats' ? (actor.seats[0] ?? 0) : 0
    if (actor.kind === 'seats' && rng.below(LOOKED_AT) === 0) {
      const kept = game.clone(state)
      for (const action of game.actions(state, seat))
        if (showing.kinds.includes(action.kind))
          note(kinds, action, rng, showing.shown(kept as S, seat, action))
    }
    const action = actor.kind === 'chance' ? game.sample(state, rng) : policy.choose(state, seat, rng)
    game.apply(state, action, null)
  }
  const found = [...kinds.values()]
  return found.length === 0 ? null : pick(found, rng).make()
}

/** Of all choices of a kind one stays, each as likely as another. */
function note(
  kinds: Map<string, { readonly make: () => Shown; seen: number }>,
  { kind }: Action,
  rng: Rng,
  make: (() => Shown) | null,
): void {
  if (!make) return
  const seen = (kinds.get(kind)?.seen ?? 0) + 1
  if (rng.below(seen) === 0) kinds.set(kind, { make, seen })
  else kinds.set(kind, { make: kinds.get(kind)?.make ?? make, seen })
}

/** So many attempts; whoever is too far off for chance is told and tried once more, with other dice and ten times as often. */
export function verdictsOf(shown: Shown, attempts: number, seed: number): Verdict[] {
  const verdicts = tried(shown, attempts, seed)
  if (!verdicts.some(isOff)) return verdicts
  return tried({ ...shown, told: shown.toldAgain?.() ?? shown.told }, 10 * attempts, seed + 1)
}

export function isOff({ apart }: Verdict): boolean {
  return apart > WITHIN[99.9]
}

function tried({ name, told, attempt }: Shown, attempts: number, seed: number): Verdict[] {
  const rng = fastRng(seed, 2)
  const values = Array.from({ length: attempts }, () => attempt(rng))
  return told.map((one, at) => {
    const met = values.map(value => value[at] ?? 0)
    const mean = met.reduce((sum, value) => sum + value, 0) / attempts
    const gap = Math.abs(mean - one.mean)
    const apart = gap < 1e-9 ? 0 : gap / Math.hypot(one.error, errorOf(one, met, mean))
    return { name, what: one.what, told: one.mean, met: mean, apart }
  })
}

/** Of the mean of what was met. A share that is told exactly says itself how far chance may lead from it. */
function errorOf({ isShare, mean: told, error }: Told, met: readonly number[], mean: number): number {
  const count = met.length
  if (isShare) {
    const likely = error === 0 ? told : (mean * count + 1) / (count + 2)
    return Math.sqrt((likely * (1 - likely)) / count)
  }
  const square = met.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (count - 1)
  return Math.sqrt(square / count)
}
