/** What holds for every bot in every game. */
import { describe, expect, test } from 'vitest'
import { start } from '../engine/match.ts'
import { keyOf } from '../engine/result.ts'
import { fastRng } from '../engine/rng.ts'
import type { Action, Seat } from '../engine/types.ts'
import { KITS } from '../games/index.ts'
import { twoCardsKit } from '../testing/two-cards.ts'
import { mindFor } from './given.ts'
import { BOTS } from './levels.ts'
import type { Mind } from './mind.ts'
import { LEVELS, type Level } from './names.ts'

const CASES = LEVELS.flatMap(level =>
  [...KITS, twoCardsKit].map(kit => ({ level, kit, title: kit.facts.title })),
)
const FEW = { iterations: 6 } as const

/** One decision in so many is the bot's, which takes its time; all others are the policy's. */
const SAMPLE = 10
const SLOW: readonly Level[] = ['skilled', 'master']

describe.each(CASES)('the $level bot in $title', ({ level, kit }) => {
  test('plays to the end by legal actions, and the same whatever its seat cannot know', () => {
    const begun = start(kit, { options: kit.facts.bounded ?? {} })
    if (!begun.ok) throw new Error(begun.refusal.reason)
    const { state } = begun.value
    const mind = mindFor(kit, 1, FEW)
    const { game } = mind
    const rng = fastRng(level.length)
    let step = 0
    for (; step < kit.facts.bound; step++) {
      const actor = game.actor(state)
      if (actor.kind === 'over') break
      const seat = actor.kind === 'seats' ? (actor.seats[0] ?? 0) : null
      const action = seat === null ? game.sample(state, rng) : asked({ level, mind, step }, state, seat)
      game.apply(state, action, null)
    }
    expect(game.actor(state).kind).toBe('over')
    expect(step).toBeGreaterThan(0)
  })
})

interface Asking {
  readonly level: Level
  readonly mind: Mind
  readonly step: number
}

function asked({ level, mind, step }: Asking, state: unknown, seat: Seat): Action {
  const { game, policy } = mind
  const isLong = game.facts.id !== twoCardsKit.facts.id
  if (isLong && SLOW.includes(level) && step % SAMPLE > 0) return policy.choose(state, seat, fastRng(step))
  const choose = (from: unknown) => BOTS[level]({ ...mind, rng: fastRng(step) })(from, seat)
  const action = choose(state)
  expect(game.actions(state, seat).map(keyOf)).toContain(keyOf(action))
  if (game.facts.hidden) expect(keyOf(choose(game.guess(state, seat, fastRng(step, 1))))).toBe(keyOf(action))
  return action
}
