import { expect, test } from 'vitest'
import { start } from '../engine/match.ts'
import { keyOf } from '../engine/result.ts'
import { fastRng } from '../engine/rng.ts'
import type { Action } from '../engine/types.ts'
import { dungeonKit } from '../games/dungeon/index.ts'
import { pigKit } from '../testing/pig.ts'
import { mindFor, mistaken } from './given.ts'
import type { AnyPolicy, Mind } from './mind.ts'
import { skilled } from './skilled.ts'

test('a skilled bot leaves the policy where one step shows something clearly better', () => {
  const [wrong, lost] = [mistaken(7), mistaken(8)]
  expect(skilled(wrong.mind)(wrong.state, 0)).toEqual({ kind: 'take', count: 3 })
  expect(skilled(lost.mind)(lost.state, 0)).toEqual({ kind: 'take', count: 1 })
})

test('a skilled bot weighs every face of a die by its chance', () => {
  const mind = mindFor(pigKit, 1)
  // Six points are worth all, none nothing; holding three is worth more than rolling on for one in six.
  const value = (state: unknown) => {
    const { pot, scores } = state as { pot: number; scores: readonly number[] }
    return pot === 9 ? [1, 0] : (scores[0] ?? 0) > 0 ? [0.5, 0.5] : [0, 1]
  }
  const policy: AnyPolicy = {
    ...mind.policy,
    value,
    choose: () => ({ kind: 'roll' }),
    shares: () => [0.5, 0.5],
  }
  const state = mind.game.setup({ goal: 50 })
  for (const action of [{ kind: 'roll' }, { kind: 'die', value: 3 }] as const)
    mind.game.apply(state, action, null)
  expect(skilled({ ...mind, policy })(state, 0)).toEqual({ kind: 'hold' })
})

test('a skilled bot leaves details to advice', () => {
  const mind = mindFor(pigKit, 1)
  const reader = { ...mind.reader, advice: { weigh: () => [0, 1] } }
  const policy = { ...mind.policy, isDetail: () => true }
  expect(skilled({ ...mind, reader, policy })(mind.game.setup({ goal: 50 }), 0)).toEqual({ kind: 'hold' })
})

test('a skilled bot sees all that two dice may bring, also where something is hidden', () => {
  const begun = start(dungeonKit, { seed: 3, options: dungeonKit.facts.bounded ?? {} })
  if (!begun.ok) throw new Error(begun.refusal.reason)
  const { state } = begun.value
  const { mind, seen } = watched(mindFor(dungeonKit, 1))
  const { game, policy, rng } = mind
  for (let step = 0; step < 300 && game.actor(state).kind !== 'over'; step++) {
    const actor = game.actor(state)
    const [seat = 0] = actor.kind === 'seats' ? actor.seats : []
    if (actor.kind === 'seats') skilled(mind)(game.clone(state), seat)
    const next = actor.kind === 'chance' ? game.sample(state, rng) : policy.choose(state, seat, fastRng(step))
    game.apply(state, next, null)
  }
  expect(seen.size).toBe(36)
})

/** Which dice are looked at as ends of a step, not thrown while the policy plays on. */
function watched(mind: Mind): { mind: Mind; seen: Set<string> } {
  const listed = new Set<Action>()
  const seen = new Set<string>()
  const { game } = mind
  const outcomes: typeof game.outcomes = state => {
    const found = game.outcomes(state)?.map(({ action, p }) => ({ action: { ...action }, p })) ?? null
    if (found?.length === 36) for (const { action } of found) listed.add(action)
    return found
  }
  const apply: typeof game.apply = (state, action, emit) => {
    if (listed.has(action)) seen.add(keyOf(action))
    game.apply(state, action, emit)
  }
  return { mind: { ...mind, game: { ...game, outcomes, apply } }, seen }
}
