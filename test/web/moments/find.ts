/** Finds matches that stand at wanted moments, by playing: with luck, so that late moments come soon. */
import { greedy } from '../../../src/bots/greedy.ts'
import { random } from '../../../src/bots/random.ts'
import { type MatchFile, toFile } from '../../../src/engine/file.ts'
import { type Match, type Setup, start } from '../../../src/engine/match.ts'
import { play, playChance } from '../../../src/engine/play.ts'
import { type Chance, fastRng, pick } from '../../../src/engine/rng.ts'
import type { Action, AnyKit, Seat, View } from '../../../src/engine/types.ts'

/** A moment worth a look: a person of this match is asked, or it is over, and the view is like this. */
export interface Wanted<V = View> {
  readonly name: string
  is(view: V, actions: readonly Action[]): boolean
}

/** One set-up with its moments. */
export interface Search {
  readonly setup: Setup
  /** How many throws of each die the best counts of: 1 is fair. */
  readonly luck: number
  /** The share of steps that follow advice. */
  readonly sense: number
  readonly wanted: readonly Wanted<never>[]
}

export interface Moment {
  readonly name: string
  readonly file: MatchFile
}

const MOST_MATCHES = 400

export function findMoments(kit: AnyKit, { setup, luck, sense, wanted }: Search): Moment[] {
  const found = new Map<string, MatchFile>()
  for (let seed = 1; seed <= MOST_MATCHES && found.size < wanted.length; seed++)
    for (const { match, seat } of decisionsOf(kit, setup, seed, luck, sense)) {
      const view = match.game.view(match.state, seat)
      const actions = match.game.actions(match.state, seat)
      for (const want of wanted)
        if (!found.has(want.name) && want.is(view as never, actions)) found.set(want.name, toFile(match))
      if (found.size === wanted.length) break
    }
  const missing = wanted.filter(({ name }) => !found.has(name)).map(({ name }) => name)
  if (missing.length > 0) throw new Error(`${kit.facts.id} never came to: ${missing.join(', ')}`)
  return wanted.flatMap(({ name }) => {
    const file = found.get(name)
    return file ? [{ name, file }] : []
  })
}

function* decisionsOf(
  kit: AnyKit,
  setup: Setup,
  seed: number,
  luck: number,
  sense: number,
): Generator<{ match: Match; seat: Seat }> {
  const begun = start(kit, setup)
  if (!begun.ok) throw new Error(begun.refusal.reason)
  const rng = fastRng(seed)
  const chance = luckyChance(seed, luck)
  const [sensible, careless] = [greedy(kit, begun.value.game, rng), random(kit, begun.value.game, rng)]
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
