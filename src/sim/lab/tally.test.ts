import { describe, expect, test } from 'vitest'
import { canonical } from '../../engine/hash.ts'
import type { AnyKit } from '../../engine/types.ts'
import { pigKit } from '../../testing/pig.ts'
import { findingsOf } from './findings.ts'
import { labOf } from './lab.ts'
import { bookOf } from './notes.ts'
import { type Chunk, compare, playChunk } from './play-chunk.ts'
import type { Study } from './study.ts'
import { add, merge, newPair, newTally, nothing } from './tally.ts'

const study: Study = {
  game: 'pig',
  rulesVersion: 1,
  bots: ['policy', 'random'],
  seats: 2,
  seed: 3,
  budget: { iterations: 1 },
  lots: [],
  arms: [
    { name: 'goal=20', options: { goal: 20 }, any: [] },
    { name: 'goal=30', options: { goal: 30 }, any: [] },
  ],
}

function chunkOf(from: number, to: number): Chunk {
  const lab = labOf(pigKit, study, () => 0)
  if (!lab.ok) throw new Error(lab.refusal.reason)
  return playChunk(lab.value, { from, to })
}

const digits = ({ counted }: Pick<Chunk, 'counted'>) => canonical(counted)

test('pieces add up to the same digits in whatever order and grouping', () => {
  const whole = chunkOf(0, 24)
  const [a, b, c] = [chunkOf(0, 5), chunkOf(5, 6), chunkOf(6, 24)].map(({ counted }) => counted)
  if (!a || !b || !c) throw new Error('There are three')
  for (const counted of [merge(merge(a, b), c), merge(a, merge(b, c)), merge(merge(c, a), b)])
    expect(digits({ counted })).toBe(digits(whole))
  expect(digits({ counted: merge(nothing(2), whole.counted) })).toBe(digits(whole))
})

test('what is merged stays as it was', () => {
  const { counted } = chunkOf(0, 3)
  const before = canonical(counted)
  merge(counted, counted)
  expect(canonical(counted)).toBe(before)
})

test('names of any kind are counted, those of every object too', () => {
  const tally = newTally()
  const { notes, close } = bookOf(tally, 1)
  notes.had(0, 'card', 'constructor')
  close([true])
  expect(merge(tally, tally).things['card']?.['constructor']).toEqual({ of: 2, won: 2, times: 2 })
})

describe('a game is counted', () => {
  test('once for each side, by seat and by bot, which move on by one seat', () => {
    const { arms, pairs } = chunkOf(0, 10).counted
    for (const { games, seats, bots, options, steps, endings } of arms) {
      expect([games, endings['goal']]).toEqual([10, 10])
      expect([seats['0']?.of, seats['1']?.of, (seats['0']?.won ?? 0) + (seats['1']?.won ?? 0)]).toEqual([
        10, 10, 10,
      ])
      expect([bots['policy']?.of, bots['random']?.of]).toEqual([10, 10])
      expect(bots['policy']?.won).toBeGreaterThan(bots['random']?.won ?? 0)
      expect(Object.keys(options)).toEqual([])
      expect(Object.values(steps).reduce((sum, count) => sum + count, 0)).toBe(10)
    }
    expect(pairs).toHaveLength(1)
    expect(pairs[0]?.games).toBe(10)
  })

  test('with every decision and its two choices', () => {
    const [tally] = chunkOf(0, 1).counted.arms
    const [decisions] = Object.keys(tally?.decisions ?? {})
    expect(tally?.branching).toEqual({ 2: Number(decisions) })
  })

  test('of a party that wins together there is one side', () => {
    const together: AnyKit = { ...pigKit, facts: { ...pigKit.facts, together: true } }
    const lab = labOf(together, study, () => 0)
    if (!lab.ok) throw new Error(lab.refusal.reason)
    const [tally] = playChunk(lab.value, { from: 0, to: 4 }).counted.arms
    expect(tally?.seats).toEqual({ 0: { of: 4, won: 4 } })
    expect(tally?.bots).toEqual({ policy: { of: 4, won: 4 }, random: { of: 4, won: 4 } })
    // Whichever seat is asked how it looks, it is the party that wins.
    const bins = Object.values(playChunk(lab.value, { from: 0, to: 40 }).counted.arms[0]?.expected ?? {})
    expect(bins.length).toBeGreaterThan(0)
    for (const { of, happened } of bins) expect(happened).toBe(of)
  })
})

describe('what a watcher notes, by hand', () => {
  // Two matches of two seats. First: seat 0 has a key twice and wins. Second: both have the key, seat 1 wins.
  const tally = newTally()
  const { notes, hoped, close } = bookOf(tally, 2)
  notes.was(0, 'class', 'rogue')
  notes.was(1, 'class', 'rogue')
  notes.had(0, 'item', 'key')
  notes.had(0, 'item', 'key')
  notes.met('monster', 'ogre')
  notes.lost('monster', 'ogre', 2)
  notes.met('monster', 'ogre')
  notes.lost('monster', 'ogre', 1)
  notes.tried('card', 'hook', true)
  notes.tried('card', 'block', false)
  notes.fell('ogre', 'level-2', 'room-1')
  notes.came('room-1')
  notes.ended('level', 2, 1)
  notes.rolled('die', 3, 6)
  hoped(0, 0.8)
  hoped(1, 0.2)
  hoped(0, 0.81)
  notes.foretold('attack', 1, true)
  close([true, false])
  notes.was(0, 'class', 'wizard')
  notes.had(0, 'item', 'key')
  notes.had(1, 'item', 'key')
  notes.met('monster', 'ogre')
  notes.met('monster', 'rat')
  notes.tried('card', 'hook', false)
  notes.came('room-1')
  notes.ended('level', 3, null)
  hoped(0, 0.82)
  close([false, true])
  add(tally, { ...newTally(), games: 2, seats: { 0: { of: 2, won: 1 }, 1: { of: 2, won: 1 } } })

  test('counts what a seat had once a match, and how often in all', () => {
    expect(tally.things).toEqual({ item: { key: { of: 3, won: 2, times: 4 } } })
    expect(tally.traits).toEqual({ class: { rogue: { of: 2, won: 1 }, wizard: { of: 1, won: 0 } } })
  })

  test('counts meetings by game, and joins deaths to what was met', () => {
    expect(tally.dangers).toEqual({
      monster: {
        ogre: { games: 2, met: 3, lost: 3, fell: 1, metMet: 5, metLost: 6, lostLost: 9 },
        rat: { games: 1, met: 1, lost: 0, fell: 0, metMet: 1, metLost: 0, lostLost: 0 },
      },
    })
  })

  test('holds what was tried against all other tries of its kind', () => {
    expect(tally.trials).toEqual({ card: { hook: { of: 2, won: 1 }, block: { of: 1, won: 0 } } })
    const rows = findingsOf(tally).trials[0]?.rows ?? []
    expect(rows.map(({ id, with: held, without }) => [id, held.share, without.share])).toEqual([
      ['hook', 0.5, 0],
      ['block', 0, 0.5],
    ])
  })

  test('counts deaths, places, stages, faces and chances', () => {
    expect(tally.deaths).toEqual({ ogre: { 'level-2': 1 } })
    expect(tally.places).toEqual({ 'room-1': { came: 2, fell: 1 } })
    expect(tally.ends).toEqual({
      level: { 1: { of: 0, fell: 1 }, 2: { of: 1, fell: 0 }, 3: { of: 1, fell: 0 } },
    })
    expect(tally.dice).toEqual({ die: { 1: 0, 2: 0, 3: 1, 4: 0, 5: 0, 6: 0 } })
    expect(tally.foretold).toEqual({ attack: { 19: { of: 1, happened: 1, millionths: 1_000_000 } } })
  })

  test('counts what was expected apart from odds that are shown, each game once in a bin', () => {
    expect(tally.expected).toEqual({
      16: { of: 2, happened: 1, millionths: 1_620_000 },
      4: { of: 1, happened: 0, millionths: 200_000 },
    })
    expect(findingsOf(tally).expected.map(({ shown, of, happened }) => [shown, of, happened])).toEqual([
      [0.2, 1, 0],
      [0.81, 2, 1],
    ])
  })

  test('comes to shares with against without, of all sides', () => {
    const { things, all, survival, dice } = findingsOf(tally)
    expect([all.of, all.won]).toEqual([4, 2])
    const key = things[0]?.rows[0]
    expect([key?.with.share, key?.without.share, key?.without.of]).toEqual([2 / 3, 0, 1])
    expect(survival[0]?.rows.map(({ reached, alive }) => [reached, alive])).toEqual([
      [2, 0.5],
      [2, 0.5],
      [1, 0.5],
    ])
    expect(dice[0]?.faces).toEqual([0, 0, 1, 0, 0, 0])
  })
})

test('what only some could have is held against those who could and had not', () => {
  // Of four seats two are mages: one has the wand and wins. A third, no mage, has a hat, which all could have.
  const tally = newTally()
  const { notes, close } = bookOf(tally, 4)
  for (const seat of [0, 1, 0]) notes.could(seat, 'wand')
  notes.had(0, 'wand', 'oak')
  notes.had(2, 'hat', 'felt')
  close([true, false, false, false])
  expect(tally.able).toEqual({ wand: { of: 2, won: 1 } })
  add(tally, { ...newTally(), seats: { 0: { of: 4, won: 1 } } })
  const rows = findingsOf(tally).things.flatMap(({ rows: all }) => all)
  expect(rows.map(({ id, without }) => [id, without.of, without.won])).toEqual([
    ['felt', 3, 1],
    ['oak', 1, 0],
  ])
})

test('two arms are held against each other side by side', () => {
  const pair = newPair()
  const outcome = { rounds: 10, steps: 100, decisions: 20 }
  const was = (name: string, id: string) => ({ kind: 'trait', name, id }) as const
  const [elf, dwarf] = [was('class', 'elf'), was('class', 'dwarf')]
  const were = [[elf], [dwarf]]
  compare(
    pair,
    { ...outcome, were, won: [true, false] },
    { ...outcome, were, rounds: 13, won: [false, true] },
  )
  // The second side is another under the other arm: it is held against nobody. Who was it twice counts once.
  compare(
    pair,
    { ...outcome, were: [[elf, elf], [dwarf]], won: [true, false] },
    { ...outcome, were: [[elf, elf], [elf]], rounds: 9, won: [true, false] },
  )
  expect(pair).toMatchObject({
    games: 2,
    won: { 0: { both: 1, first: 1, other: 0, neither: 0 }, 1: { both: 0, first: 0, other: 1, neither: 1 } },
    same: {
      trait: {
        class: {
          elf: { both: 1, first: 1, other: 0, neither: 0 },
          dwarf: { both: 0, first: 0, other: 1, neither: 0 },
        },
      },
    },
    rounds: { sum: 2, squares: 10 },
    steps: { sum: 0, squares: 0 },
  })
})
