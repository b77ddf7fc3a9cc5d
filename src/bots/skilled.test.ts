import { expect, test } from 'vitest'
import { pigKit } from '../testing/pig.ts'
import { mindFor, mistaken } from './given.ts'
import type { AnyPolicy } from './mind.ts'
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
