import { expect, test } from 'vitest'
import type { Played } from './played.ts'
import { fixtureOf, type TournamentSetup } from './setup.ts'
import { standingsOf } from './standings.ts'

const rivals: TournamentSetup = {
  game: 'pig',
  rulesVersion: 1,
  options: {},
  bots: ['a', 'b', 'c'],
  seats: 3,
  isAlone: false,
  seed: 1,
  budget: { iterations: 1 },
}
const alone: TournamentSetup = { ...rivals, seats: 1, isAlone: true }
const thought = [1, 2, 3].map(() => ({ decisions: 2, milliseconds: 3 }))
const game = (number: number, ...won: number[]): Played => ({
  number,
  won,
  reason: '',
  steps: 10,
  thought,
  told: [[], [], []],
})

test('every bot has every seat of a deal once, and the deal is the same', () => {
  const fixtures = [3, 4, 5].map(number => fixtureOf(rivals, number))
  expect(fixtures.map(({ holders }) => holders)).toEqual([
    [0, 1, 2],
    [1, 2, 0],
    [2, 0, 1],
  ])
  expect(new Set(fixtures.map(({ deal, seed }) => `${deal} ${seed}`)).size).toBe(1)
  expect(fixtureOf(rivals, 6).seed).not.toBe(fixtures[0]?.seed)
})

test('more seats than bots are shared, and every bot still has each', () => {
  const [one, other] = [0, 1].map(
    number => fixtureOf({ ...rivals, bots: ['a', 'b'], seats: 4 }, number).holders,
  )
  expect([one, other]).toEqual([
    [0, 1, 0, 1],
    [1, 0, 1, 0],
  ])
})

test('a game that one of three won counts for it against both others', () => {
  const [a, b, c] = standingsOf(rivals, [game(0, 0), game(1, 0), game(2, 1)])
  expect([a, b, c].map(standing => [standing?.games, standing?.won])).toEqual([
    [3, 2],
    [3, 1],
    [3, 0],
  ])
  expect(a?.milliseconds).toBe(1.5)
  expect(a?.steps).toBe(10)
  expect(b?.elo).toBeLessThan(0)
  expect(c?.elo).toBeLessThan(b?.elo ?? 0)
})

test('alone, only deals count that one won and the other lost', () => {
  // a and c win deal 0, all of them deal 1, only b deal 2: each has beaten c's and each other's equals once.
  const games = [
    game(0, 0),
    game(1),
    game(2, 2),
    game(3, 0),
    game(4, 1),
    game(5, 2),
    game(6),
    game(7, 1),
    game(8),
  ]
  const [a, b, c] = standingsOf(alone, games)
  expect([a?.games, a?.won, b?.won, c?.won]).toEqual([3, 2, 2, 2])
  expect(b?.elo).toBeCloseTo(0, 6)
  expect(c?.elo).toBeCloseTo(0, 6)
})

test('what the game tells is counted by bot, at the median of the games that have it', () => {
  const told = (rounds: number, over: number[] = []) => [
    [{ name: 'rounds', value: rounds }, ...over.map(value => ({ name: 'goldOver', value }))],
    [],
    [],
  ]
  const games = [told(30), told(10, [500]), told(20)].map((each, number) => ({ ...game(number), told: each }))
  const [a, b] = standingsOf(rivals, games)
  expect(a?.told).toEqual([
    { name: 'rounds', games: 3, median: 20 },
    { name: 'goldOver', games: 1, median: 500 },
  ])
  expect(b?.told).toEqual([])
})
