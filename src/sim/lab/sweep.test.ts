import { describe, expect, test } from 'vitest'
import { dungeonKit } from '../../games/dungeon/index.ts'
import { tinKit } from '../../games/tin/index.ts'
import { labOf } from './lab.ts'
import { packWith } from './pack-path.ts'
import { playChunk } from './play-chunk.ts'
import { armsOf } from './sweep.ts'
import { newPair, newTally, type Pair } from './tally.ts'
import { looksUpTo, reachOf } from './until.ts'

describe('a path into a pack', () => {
  const { standard } = dungeonKit.packs
  const goblin = standard.monsters.findIndex(({ id }) => id === 'goblin')
  const rollsIn = (pack: unknown) => (pack as typeof standard).monsters[goblin]?.rolls

  test('names entries by id and columns by name, and leaves the pack as it was', () => {
    const before = rollsIn(standard)
    const pack = packWith(dungeonKit, standard, 'monsters.goblin.fighter', 9)
    expect(pack.ok && rollsIn(pack.value)).toEqual(before?.map((roll, column) => (column === 2 ? 9 : roll)))
    expect(rollsIn(standard)).toBe(before)
  })

  test('may count places instead', () => {
    const [named, counted] = ['monsters.goblin.copies', `monsters.${goblin}.copies`].map(path =>
      packWith(dungeonKit, standard, path, 5),
    )
    expect(named).toEqual(counted)
  })

  test('that names nothing is told what is nearest, of many, or all there is', () => {
    const reasonOf = (path: string) => {
      const lost = packWith(dungeonKit, standard, path, 5)
      return lost.ok ? '' : lost.refusal.reason
    }
    expect(reasonOf('monsters.goblins.fighter')).toBe(
      '"monsters" has no "goblins"; nearest are: goblin, hobgoblin, gargoyle.',
    )
    expect(reasonOf('monsters.hydra.fighter')).toMatch(
      /^"monsters" has no "hydra"; nearest are: [\w-]+, [\w-]+, [\w-]+\.$/,
    )
    expect(reasonOf('monsters.goblin.figther')).toContain('nearest are: fighter, ')
    expect(reasonOf('monster.goblin.fighter')).toMatch(/^The content has no "monster"; it has: /)
  })

  test('that leads nowhere says where it ends, in both languages', () => {
    const lost = packWith(dungeonKit, standard, 'monsters.goblin.name.length', 5)
    expect(lost).toMatchObject({
      refusal: {
        reason: '"monsters.goblin.name" has nothing under it, so there is no "length".',
        also: { de: '„monsters.goblin.name“ hat nichts mehr unter sich, also auch kein „length“.' },
      },
    })
  })
})

test('an option has an arm for each value', () => {
  const arms = armsOf(
    tinKit,
    { name: '', options: { turnLimit: 60 }, any: ['hearts'] },
    { name: 'hearts', values: [5, 6] },
  )
  expect(arms).toMatchObject({
    value: [
      { name: 'hearts=5', options: { turnLimit: 60, hearts: 5 }, any: [] },
      { name: 'hearts=6', options: { turnLimit: 60, hearts: 6 }, any: [] },
    ],
  })
})

test('arms that are alike play alike: no game differs', () => {
  const arm = { name: '', options: { turnLimit: 60 }, any: [] }
  const lab = labOf(
    tinKit,
    {
      game: 'tin',
      rulesVersion: 2,
      bots: ['policy'],
      seats: 1,
      seed: 5,
      budget: { iterations: 1 },
      lots: [],
      arms: [arm, { ...arm, options: { turnLimit: 60, hearts: 6 } }],
    },
    () => 0,
  )
  if (!lab.ok) throw new Error(lab.refusal.reason)
  const { arms, pairs } = playChunk(lab.value, { from: 0, to: 6 }).counted
  expect(arms[0]).toEqual(arms[1])
  const won = arms[0]?.seats['0']?.won ?? 0
  expect(pairs[0]).toMatchObject({
    won: { 0: { both: won, first: 0, other: 0, neither: 6 - won } },
    steps: { sum: 0, squares: 0 },
  })
})

describe('when a sweep has its answer', () => {
  const pairOf = (first: number, other: number, games: number) => ({
    ...newPair(),
    games,
    won: { 0: { both: games - first - other, first, other, neither: 0 } },
  })
  const reach = (...pairs: Pair[]) => reachOf({ arms: [], pairs })

  test('it looks after 250 games, after twice as many, and at the end', () => {
    expect(looksUpTo(1200)).toEqual([250, 500, 1000, 1200])
    expect(looksUpTo(100)).toEqual([100])
  })

  test('by the widest difference: 1.96 · √(24 / 10,002) / √10,002 is ± 0.096%', () => {
    expect(reach(pairOf(10, 12, 10_000))).toBeCloseTo(0.00096, 6)
    expect(reach(pairOf(10, 12, 10_000), pairOf(10, 12, 250))).toBeCloseTo(reach(pairOf(10, 12, 250)), 12)
  })

  test('a clear difference of which little is known is no answer, whatever p is', () => {
    expect(reach(pairOf(40, 0, 250))).toBeGreaterThan(0.04)
  })

  test('where nothing is compared it is the rate of winning: half of 1,000 is ± 3.1%', () => {
    const arm = { ...newTally(), seats: { 0: { of: 1000, won: 500 } } }
    expect(reachOf({ arms: [arm], pairs: [] })).toBeCloseTo(0.031, 3)
  })

  test('before the first game nothing is known', () => {
    expect(reachOf({ arms: [newTally()], pairs: [] })).toBe(1)
    expect(reach(newPair())).toBe(1)
  })
})
