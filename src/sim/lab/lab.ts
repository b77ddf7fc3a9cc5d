/** A study made ready to be played: the rules and what bots think with, for each of its arms. */
import type { Mind } from '../../bots/mind.ts'
import { start } from '../../engine/match.ts'
import { plain } from '../../engine/plain.ts'
import { done } from '../../engine/result.ts'
import { fastRng } from '../../engine/rng.ts'
import type { AnyKit, OptionFact, Result, Rng } from '../../engine/types.ts'
import type { Arm, Study } from './study.ts'

/** A table of one arm, before the first step, and what its options are. */
export interface Dealt {
  readonly state: unknown
  readonly options: Readonly<Record<string, unknown>>
}

export interface Bench extends Pick<Mind, 'game' | 'reader' | 'policy'> {
  readonly content: unknown
  /** The table of the game with this seed; whoever plays it may change it. */
  readonly deal: (seed: number) => Dealt
}

export interface Lab {
  readonly kit: AnyKit
  readonly study: Study
  readonly benches: readonly Bench[]
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number
}

export function labOf(kit: AnyKit, study: Study, now: () => number): Result<Lab> {
  const benches: Bench[] = []
  for (const arm of study.arms) {
    const bench = benchOf(kit, study, arm)
    if (!bench.ok) return bench
    benches.push(bench.value)
  }
  return done({ kit, study, benches, now })
}

/** Lots for what a game draws of its options: a stream that neither rolls nor bots have. */
const DRAWN = 0x4c41_4200

function benchOf(kit: AnyKit, { seats }: Study, { options, any }: Arm): Result<Bench> {
  const drawn = kit.facts.options.filter(({ name }) => any.includes(name))
  const drawWith = (rng: Rng) => ({
    ...options,
    ...Object.fromEntries(drawn.map(fact => [fact.name, drawnOf(fact, rng)])),
  })
  const holders = Array.from({ length: seats }, (_, seat) => ({ kind: 'bot', name: `${seat}` }) as const)
  const begun = start(kit, { options: drawWith(fastRng(0)), seats: holders })
  if (!begun.ok) return begun
  const { game, content, state, header } = begun.value
  const { seatsOption } = kit.facts
  const fixed: Dealt = { state, options: recordOf(header.options) }
  const deal = (seed: number): Dealt => {
    if (drawn.length === 0) return { ...fixed, state: game.clone(state) }
    const { content: _, ...given } = drawWith(fastRng(seed, DRAWN)) as Record<string, unknown>
    const parsed = game.parseOptions(seatsOption === undefined ? given : { ...given, [seatsOption]: seats })
    if (!parsed.ok) throw new Error(parsed.refusal.reason)
    return { state: game.setup(parsed.value), options: recordOf(plain(parsed.value)) }
  }
  return done({ game, content, reader: kit.reader(content), policy: kit.policy(content), deal })
}

function recordOf(options: unknown): Readonly<Record<string, unknown>> {
  return typeof options === 'object' && options !== null ? Object.fromEntries(Object.entries(options)) : {}
}

function drawnOf({ choices, pick }: OptionFact, rng: Rng): unknown {
  if (!pick) return choices[rng.below(choices.length)]
  const count = pick[rng.below(pick.length)] ?? 1
  const left = [...choices]
  return Array.from({ length: count }, () => left.splice(rng.below(left.length), 1)[0])
}
