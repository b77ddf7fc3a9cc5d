import { expect, onTestFinished, test } from 'vitest'
import { tinKit } from '../games/tin/index.ts'
import { arenaOf, playGame } from './arena.ts'
import { playAll } from './play-all.ts'
import type { Played } from './played.ts'
import type { TournamentSetup } from './setup.ts'
import { gameThreads } from './threads.ts'

const setup: TournamentSetup = {
  game: 'tin',
  rulesVersion: tinKit.facts.rulesVersion,
  options: { turnLimit: 60 },
  bots: ['random', 'master'],
  seats: 1,
  isAlone: true,
  seed: 7,
  budget: { iterations: 6 },
}

/** Without the time it took, in the order of the games. */
function digits(games: readonly Played[]): unknown[] {
  const told = games.map(({ thought, ...game }) => ({ ...game, asked: thought.map(each => each.decisions) }))
  return told.toSorted((a, b) => a.number - b.number)
}

test('threads play the games that one process would have played', async () => {
  const threads = gameThreads(setup, 2)
  onTestFinished(() => threads.close())
  const numbers = [0, 1, 2, 3]
  const played: Played[] = []
  for await (const game of playAll(numbers, threads.play, 2, new Promise(() => {}))) played.push(game)
  const arena = arenaOf(tinKit, setup, () => 0)
  if (!arena.ok) throw new Error(arena.refusal.reason)
  expect(digits(played)).toEqual(digits(numbers.map(number => playGame(arena.value, number))))
})

test('of every game is kept what it came to', () => {
  const arena = arenaOf(tinKit, setup, () => 0)
  if (!arena.ok) throw new Error(arena.refusal.reason)
  const { told } = playGame(arena.value, 1)
  expect(told[0]).toEqual([])
  expect(told[1]?.map(({ name }) => name)).toEqual(expect.arrayContaining(['slain', 'moves']))
})

test('whoever wants out waits for no game', async () => {
  const endless = () => new Promise<Played>(() => {})
  for await (const game of playAll([0, 1], endless, 2, Promise.resolve(null))) expect(game).toBeUndefined()
})
