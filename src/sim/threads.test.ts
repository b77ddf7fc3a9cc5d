import { expect, onTestFinished, test } from 'vitest'
import { canonical } from '../engine/hash.ts'
import { tinKit } from '../games/tin/index.ts'
import { arenaOf, playGame } from './arena.ts'
import { labOf } from './lab/lab.ts'
import { playChunk } from './lab/play-chunk.ts'
import { unbegun, withChunk } from './lab/record.ts'
import type { Study } from './lab/study.ts'
import { playAll } from './play-all.ts'
import type { Played } from './played.ts'
import type { TournamentSetup } from './setup.ts'
import { chunkThreads, gameThreads } from './threads.ts'

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

test('threads count the digits that one process would have counted', async () => {
  const study: Study = {
    game: 'tin',
    rulesVersion: tinKit.facts.rulesVersion,
    bots: ['policy'],
    seats: 1,
    seed: 7,
    budget: { iterations: 1 },
    lots: [],
    arms: [5, 7].map(hearts => ({ name: `hearts=${hearts}`, options: { hearts, turnLimit: 60 }, any: [] })),
  }
  const threads = chunkThreads(study, 2)
  onTestFinished(() => threads.close())
  const pieces = [0, 2, 4, 6].map(from => ({ from, to: from + 2 }))
  let progress = unbegun(study)
  for await (const chunk of playAll(pieces, threads.play, 2, new Promise(() => {})))
    progress = withChunk(progress, chunk)
  const lab = labOf(tinKit, study, () => 0)
  if (!lab.ok) throw new Error(lab.refusal.reason)
  expect(canonical(progress.counted)).toBe(canonical(playChunk(lab.value, { from: 0, to: 8 }).counted))
  expect(progress.played).toEqual([{ from: 0, to: 8 }])
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

test('what fails is heard, and ends it', async () => {
  const play = async (item: number) => {
    if (item === 1) throw new Error('no such game')
    return item
  }
  const heard: number[] = []
  const all = async () => {
    for await (const item of playAll([0, 1, 2], play, 1, new Promise(() => {}))) heard.push(item)
  }
  await expect(all()).rejects.toThrow('no such game')
  expect(heard).toEqual([0])
})
