/** Studies of Nim whose games are known before they are played: who takes the last stick wins. */
import { describe, expect, test } from 'vitest'
import type { AnyKit } from '../../engine/types.ts'
import { type NimState, nim, nimKit } from '../../testing/nim.ts'
import { findingsOf } from './findings.ts'
import { labOf } from './lab.ts'
import { type Chunk, playChunk } from './play-chunk.ts'
import { chiSquared } from './stats/chi-squared.ts'
import type { Study } from './study.ts'
import { newTally, type Tally } from './tally.ts'

const study: Study = {
  game: 'nim',
  rulesVersion: 1,
  bots: ['policy', 'random'],
  seats: 2,
  seed: 3,
  budget: { iterations: 1 },
  lots: [],
  arms: [{ name: '', options: { sticks: 1 }, any: [] }],
}

let clock = 0
function played(games: number, also: Partial<Study> = {}, kit: AnyKit = nimKit): Chunk {
  const lab = labOf(kit, { ...study, ...also }, () => (clock += 3))
  if (!lab.ok) throw new Error(lab.refusal.reason)
  return playChunk(lab.value, { from: 0, to: games })
}
const tallyOf = ({ counted }: Chunk): Tally => counted.arms[0] ?? newTally()
const withSticks = (sticks: number) => ({ arms: [{ name: '', options: { sticks }, any: [] }] })

describe('who wins', () => {
  test('by seat and by bot: of one stick the first seat takes it, which each bot holds in every other game', () => {
    const { seats, bots, endings } = tallyOf(played(7))
    expect(seats).toEqual({ 0: { of: 7, won: 7 }, 1: { of: 7, won: 0 } })
    expect(bots).toEqual({ policy: { of: 7, won: 4 }, random: { of: 7, won: 3 } })
    expect(endings).toEqual({ 'last stick': 7 })
  })

  test('of four sticks the second seat can always take the last', () => {
    const { seats } = tallyOf(played(5, { bots: ['policy'], ...withSticks(4) }))
    expect(seats).toEqual({ 0: { of: 5, won: 0 }, 1: { of: 5, won: 5 } })
  })

  // Both seats are one party, which wins when the first of them takes the last stick: of 1, 2, 3, 5 and so on.
  const party: AnyKit = {
    ...nimKit,
    facts: {
      ...nimKit.facts,
      together: true,
      options: [{ name: 'sticks', choices: [1, 4, 6, 8], standard: 1 }],
    },
    make: () => ({
      ...nim,
      result: (state: NimState) =>
        state.sticks === 0 ? { winners: state.turn === 1 ? [0] : [], reason: 'over' } : null,
    }),
  }

  test('by option, where every game draws one of its values: multiples of four are lost', () => {
    const arms = [{ name: '', options: {}, any: ['sticks'] }]
    const tally = tallyOf(played(400, { bots: ['policy'], arms }, party))
    const [sticks] = findingsOf(tally).options
    expect(sticks?.name).toBe('sticks')
    expect(sticks?.rows.map(({ id, share }) => [id, share])).toEqual([
      ['1', 1],
      ['4', 0],
      ['6', 1],
      ['8', 0],
    ])
    const drawn = sticks?.rows.map(({ of }) => of) ?? []
    expect(drawn.reduce((sum, of) => sum + of, 0)).toBe(400)
    expect(chiSquared(drawn).p).toBeGreaterThan(0.001)
  })
})

describe('lots', () => {
  const won = (also: Partial<Study>) => tallyOf(played(400, { ...withSticks(2), ...also })).seats['0']?.won

  test('choose in place of a bot, each as often: of two sticks one or both', () => {
    expect(won({ bots: ['policy'] })).toBe(400)
    const byLot = won({ bots: ['policy'], lots: ['take'] }) ?? 0
    expect(chiSquared([byLot, 400 - byLot]).p).toBeGreaterThan(0.001)
    expect(won({ bots: ['random'], lots: ['take'] })).toBe(byLot)
    expect(won({ bots: ['policy'], lots: ['put'] })).toBe(400)
  })
})

test('a detail is a step but no decision, and neither is what leaves no choice', () => {
  // Six sticks: the first two are taken by a detail, then one of four, then all three.
  const detailed: AnyKit = {
    ...nimKit,
    policy: () => ({ ...nimKit.policy(null), isDetail: ({ sticks }: NimState) => sticks > 4 }),
  }
  const chunk = played(1, { bots: ['policy'], ...withSticks(6) }, detailed)
  const { branching, decisions, steps } = tallyOf(chunk)
  expect({ branching, decisions, steps }).toEqual({
    branching: { 3: 2 },
    decisions: { 2: 1 },
    steps: { 3: 1 },
  })
  expect(chunk.took).toEqual({ policy: { decisions: 2, milliseconds: 9 } })
  expect(findingsOf(tallyOf(chunk)).branching).toMatchObject({ count: 2, mean: 3, median: 3 })
})

describe('odds that take a look at the table', () => {
  /** By game: at which of its choices to look. */
  const looksOf = (bots: readonly string[], games: number) => {
    const looks: (number | null)[] = []
    const watched: AnyKit = {
      ...nimKit,
      watch(_content, _start, _notes, look) {
        looks.push(look)
        return { hear() {}, close: () => 0 }
      },
    }
    played(games, { bots }, watched)
    return looks
  }

  test('are looked at in one of 64 games by quick bots, at another of 24 choices each time', () => {
    const looks = looksOf(['policy'], 64 * 25 + 1)
    const looked = looks.flatMap((look, number) => (look === null ? [] : [[number, look]]))
    expect(looked).toEqual(Array.from({ length: 26 }, (_, at) => [64 * at, at % 24]))
  })

  test('are looked at in every game by bots that think', () => {
    expect(looksOf(['policy', 'skilled'], 26)).toEqual(Array.from({ length: 26 }, (_, at) => at % 24))
  })
})
