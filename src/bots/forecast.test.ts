import { expect, test } from 'vitest'
import { nimKit } from '../testing/nim.ts'
import { pigKit } from '../testing/pig.ts'
import { forecast } from './forecast.ts'

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
