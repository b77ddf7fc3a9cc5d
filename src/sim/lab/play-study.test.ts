import { describe, expect, test } from 'vitest'
import { nimKit } from '../../testing/nim.ts'
import { studyOf } from '../report/given.ts'
import { type Chunk, cellOf } from './play-chunk.ts'
import { type Players, playStudy, type Wanted } from './play-study.ts'
import type { Range } from './range.ts'
import { type Progress, unbegun } from './record.ts'
import { entry, nothing } from './tally.ts'

const STUDY = studyOf(nimKit, ['first', 'second', 'third'])
const NEVER = new Promise<null>(() => undefined)

/** Of eight games the second arm wins another one than the first, and the third the same ones. */
function chunkOf(range: Range): Chunk {
  const counted = nothing(3)
  for (let game = range.from; game < range.to; game++) {
    const won = [game % 8 === 0, game % 8 === 1, game % 8 === 0]
    for (const tally of counted.arms) tally.games += 1
    for (const [index, pair] of counted.pairs.entries()) {
      pair.games += 1
      const none = { both: 0, first: 0, other: 0, neither: 0 }
      entry(pair.won, '0', () => none)[cellOf(won[0] ?? false, won[index + 1] ?? false)] += 1
    }
  }
  return { range, counted, took: {} }
}

/** As many at a time; what is given out later may well be over first. */
const players = (width: number): Players => ({
  width,
  play: async range => {
    for (let turn = 0; turn < (7919 * range.from) % 11; turn++) await Promise.resolve()
    return chunkOf(range)
  },
})

async function playedBy(width: number, wanted: Omit<Wanted, 'before'>, before = unbegun(STUDY)) {
  let last: Progress = before
  for await (last of playStudy(STUDY, { ...wanted, before }, players(width), NEVER));
  return last
}

const before = (to: number): Progress => ({
  played: [{ from: 0, to }],
  counted: chunkOf({ from: 0, to }).counted,
  took: {},
})

describe('a sweep that ends when it is known well enough', () => {
  test.each([1, 2, 5, 16])('ends after the same games by %i players, the same in every arm', async width => {
    const { played, counted } = await playedBy(width, { games: 100_000, until: 0.02 })
    expect(played).toEqual([{ from: 0, to: 4000 }])
    expect(counted).toEqual(chunkOf({ from: 0, to: 4000 }).counted)
    expect(counted.arms.map(({ games }) => games)).toEqual([4000, 4000, 4000])
    expect(counted.pairs.map(({ games }) => games)).toEqual([4000, 4000])
  })

  test('and so it does where it was stopped between two looks', async () => {
    const wanted = { games: 100_000, until: 0.032 }
    expect((await playedBy(2, wanted)).played).toEqual([{ from: 0, to: 1000 }])
    expect((await playedBy(2, wanted, before(990))).played).toEqual([{ from: 0, to: 1000 }])
    expect((await playedBy(2, wanted, before(1010))).played).toEqual([{ from: 0, to: 2000 }])
  })

  test('and goes no further from where it ended', async () => {
    expect((await playedBy(2, { games: 100_000, until: 0.032 }, before(1000))).played).toEqual([
      { from: 0, to: 1000 },
    ])
  })
})
