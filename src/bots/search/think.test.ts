import { describe, expect, test } from 'vitest'
import { fastRng } from '../../engine/rng.ts'
import type { AnyKit } from '../../engine/types.ts'
import { nimKit } from '../../testing/nim.ts'
import { pigKit } from '../../testing/pig.ts'
import { twoCardsKit } from '../../testing/two-cards.ts'
import { mindFor, mistaken } from '../given.ts'
import { master } from '../master.ts'
import type { Mind } from '../mind.ts'
import { type Thought, think } from './think.ts'

function thoughtsOf(mind: Mind, state: unknown): Thought[] {
  return [...think(mind, state, 0)]
}

describe('thinking ahead', () => {
  test('finds what the policy does not see, and follows it where nothing is clearly better', () => {
    const wrong = mistaken(7, { iterations: 400 })
    expect(master(wrong.mind)(wrong.state, 0)).toEqual({ kind: 'take', count: 3 })
    const lost = mistaken(8, { iterations: 400 })
    expect(master(lost.mind)(lost.state, 0)).toEqual({ kind: 'take', count: 1 })
  })

  test('plays on as far as the policy wants to before its value speaks', () => {
    const { mind, state } = mistaken(99, { iterations: 30 })
    const value = (now: unknown) =>
      mind.game.actor(now).kind === 'over' ? mind.policy.value(now) : [0.5, 0.5]
    const blurred = { ...mind, policy: { ...mind.policy, value } }
    expect(master(blurred)(state, 0)).toEqual({ kind: 'take', count: 3 })
    const short = { ...blurred, policy: { ...blurred.policy, horizon: 1 } }
    expect(master(short)(state, 0)).toEqual({ kind: 'take', count: 1 })
  })

  test('tells of every action how often it was tried and how likely it wins', () => {
    const { mind, state } = mistaken(7, { iterations: 400 })
    const last = thoughtsOf(mind, state).at(-1)
    expect(last?.actions.map(({ action }) => action)).toContainEqual({ kind: 'take', count: 3 })
    for (const { visits, value, low, high } of last?.actions ?? []) {
      expect(visits).toBeGreaterThan(0)
      expect(low).toBeLessThanOrEqual(value)
      expect(high).toBeGreaterThanOrEqual(value)
    }
  })

  test('never takes more iterations than it has, nor more time', () => {
    const state = pigKit.make(null).setup({ goal: 30 })
    for (const iterations of [1, 10, 100, 333]) {
      const last = thoughtsOf(mindFor(pigKit, 1, { iterations }), state).at(-1)
      expect(last?.iterations ?? 0).toBeLessThanOrEqual(iterations)
    }
    let looks = 0
    const timed = { ...mindFor(pigKit, 1, { milliseconds: 10 }), now: () => ++looks }
    thoughtsOf(timed, state)
    expect(looks).toBeLessThan(15)
  })

  test('is left by whoever has seen enough, and the table is as it was', () => {
    const mind = mindFor(pigKit, 1, { iterations: 1_000_000 })
    const state = mind.game.setup({ goal: 100 })
    const before = JSON.stringify(state)
    const thoughts = think(mind, state, 0)
    expect(thoughts.next().done).toBe(false)
    thoughts.return({ kind: 'hold' })
    expect(thoughts.next().done).toBe(true)
    expect(JSON.stringify(state)).toBe(before)
  })

  test.each<AnyKit>([pigKit, twoCardsKit])('thinks alike from the same lots: $facts.title', kit => {
    const game = kit.make(null)
    const state = game.setup(kit === pigKit ? { goal: 40 } : {})
    const rng = fastRng(3)
    while (game.actor(state).kind === 'chance') game.apply(state, game.sample(state, rng), null)
    const [one, other] = [5, 5].map(lots => thoughtsOf(mindFor(kit, lots, { iterations: 200 }), state))
    expect(one).toEqual(other)
    expect(one?.length).toBeGreaterThan(0)
  })

  test('does not think about what leaves no choice', () => {
    const mind = mindFor(nimKit, 1, { iterations: 100 })
    expect(thoughtsOf(mind, mind.game.setup({ sticks: 1 }))).toEqual([])
  })

  test('leaves what is only a detail to advice', () => {
    const mind = mindFor(pigKit, 1, { iterations: 100 })
    const advice = { weigh: () => [0, 1] }
    const policy = { ...mind.policy, isDetail: () => true }
    const detailed = { ...mind, policy, reader: { ...mind.reader, advice } }
    expect(master(detailed)(mind.game.setup({ goal: 40 }), 0)).toEqual({ kind: 'hold' })
  })

  test('starts from a slower judgement where the policy has one, and takes it at details', () => {
    const { mind, state } = mistaken(7, { iterations: 1 })
    const slower = { ...mind.policy, deliberate: () => ({ kind: 'take', count: 3 }) }
    expect(master({ ...mind, policy: slower })(state, 0)).toEqual({ kind: 'take', count: 3 })
    const detailed = { ...slower, isDetail: () => true }
    expect(master({ ...mind, policy: detailed })(state, 0)).toEqual({ kind: 'take', count: 3 })
    expect(master(mind)(state, 0)).toEqual({ kind: 'take', count: 1 })
  })
})
