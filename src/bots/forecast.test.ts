import { expect, test } from 'vitest'
import { toFile } from '../engine/file.ts'
import { start } from '../engine/match.ts'
import type { AnyKit } from '../engine/types.ts'
import { nimKit } from '../testing/nim.ts'
import { pigKit } from '../testing/pig.ts'
import { aheadOf, forecast } from './forecast.ts'

function after(games: number, run: ReturnType<typeof forecast>) {
  let last = run.next().value
  for (let game = 1; game < games; game++) last = run.next().value
  return last
}

test('the action that wins at once wins every game', () => {
  const game = nimKit.make(null)
  const state = game.setup({ sticks: 3 })
  const actions = game.actions(state, 0)
  const tallies = after(actions.length * 10, forecast(nimKit.reader(null), game, state, 0, actions, 1))
  expect(tallies.map(tally => tally.games)).toEqual([10, 10, 10])
  const [one, , three] = tallies
  expect(Math.max(one?.wins ?? 0, three?.wins ?? 0)).toBe(10)
})

test('neither the state nor the forecast of the same seed changes', () => {
  const game = pigKit.make(null)
  const state = game.setup({ goal: 20 })
  const before = JSON.stringify(state)
  const actions = game.actions(state, 0)
  const [a, b] = [1, 2].map(() => after(12, forecast(pigKit.reader(null), game, state, 0, actions, 5)))
  expect(a).toEqual(b)
  expect(JSON.stringify(state)).toBe(before)
})

const limited: AnyKit = {
  ...pigKit,
  facts: { ...pigKit.facts, bounded: { goal: 20 } },
}

test('what is played on from comes to an end: the bounding options hold where the past allows them', () => {
  const begun = start(limited, {})
  if (!begun.ok) throw new Error(begun.refusal.reason)
  const ahead = aheadOf(limited, toFile(begun.value))
  expect(ahead).toMatchObject({ value: { header: { options: { goal: 20 } } } })
})

test('a match that is past that bound is played on as it is', () => {
  const begun = start(limited, {})
  if (!begun.ok) throw new Error(begun.refusal.reason)
  const roll = { seat: 0, action: { kind: 'roll' } }
  const face = { kind: 'die', value: 6 }
  const six = { action: face }
  const hold = { seat: 0, action: { kind: 'hold' } }
  const steps = [roll, six, roll, six, roll, six, roll, six, hold, { seat: 1, action: { kind: 'roll' } }]
  const ahead = aheadOf(limited, { header: begun.value.header, steps })
  expect(ahead).toMatchObject({ value: { header: { options: { goal: 100 } }, version: steps.length } })
})
