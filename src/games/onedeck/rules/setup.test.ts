import { describe, expect, test } from 'vitest'
import type { GameEvent } from '../../../engine/types.ts'
import { indexOf } from '../content/content-index.ts'
import { standard } from '../content/standard.ts'
import { given, placeIn, sceneAt } from '../given.ts'
import { onedeckKit } from '../index.ts'
import { EDITIONS } from '../types.ts'

const game = onedeckKit.make(standard)
const start = (options: object) => {
  const parsed = game.parseOptions(options)
  if (!parsed.ok) throw new Error(parsed.refusal.reason)
  return game.setup(parsed.value)
}
const refusal = (options: object) => {
  const parsed = game.parseOptions(options)
  return parsed.ok ? '' : parsed.refusal.reason
}

describe.each(EDITIONS)('the %s printing', edition => {
  test('O-01 five heroes have two sides; one hero uses the 1P side, more use the 2P side', () => {
    const { heroes } = standard[edition]
    expect(heroes.map(hero => hero.name)).toEqual(['Warrior', 'Rogue', 'Mage', 'Paladin', 'Archer'])
    for (const { one, two } of heroes) {
      expect(one.stats.S + one.stats.A + one.stats.M).toBe(7)
      expect(two.stats.S + two.stats.A + two.stats.M).toBe(4)
    }
    expect(start({ edition, heroes: 'mage' })).toMatchObject({ party: [{ known: [expect.any(Number)] }] })
    const view = (heroes: string) => game.view(start({ edition, heroes }), 0)
    expect(view('warrior')).toMatchObject({ party: [{ health: 6, stats: [4, 2, 1] }] })
    expect(view('warrior,mage')).toMatchObject({ party: [{ health: 4, stats: [3, 1, 0] }, { health: 3 }] })
  })

  test('O-02 five dungeons have dots, three floors and a boss', () => {
    expect(standard[edition].dungeons.map(({ id, dots }) => [id, dots])).toEqual([
      ['dragon', 1],
      ['hydra', 2],
      ['yeti', 2],
      ['lich', 3],
      ['minotaur', 3],
    ])
    for (const { floors, boss } of standard[edition].dungeons) {
      expect(floors).toHaveLength(3)
      expect(boss.boxes.filter(box => box.skull).length).toBeGreaterThan(2)
    }
  })

  test('O-03 44 cards make the deck', () => {
    const { cards } = indexOf(standard)[edition]
    expect(cards).toHaveLength(44)
    expect(cards.reduce((sum, card) => sum + card.xp, 0)).toBe(126)
    expect(cards.filter(card => card.skill >= 0)).toHaveLength(36)
    expect(start({ edition, dungeon: 'hydra' }).unseen).toHaveLength(44)
  })

  test('O-04 the supply is 8 of each colour and 6 heroic dice', () => {
    expect(start({ edition }).supply).toEqual([8, 8, 8, 6])
  })

  test('O-05 the party starts at level 1 with one token, with four heroes two, and knows only Healing', () => {
    expect(start({ edition })).toMatchObject({ level: 1, tokens: 1, potions: [] })
    expect(start({ edition, heroes: 'warrior,mage,rogue,archer' })).toMatchObject({ tokens: 2 })
    expect(standard[edition].levels).toHaveLength(4)
  })
})

test('O-01 no hero plays twice, and only one, two or four play', () => {
  expect(refusal({ heroes: ['mage', 'mage'] })).toContain('twice')
  expect(refusal({ heroes: 'mage,rogue,archer' })).toContain('one, two or four')
  expect(refusal({ heroes: 'bard' })).toContain('no hero "bard"')
  expect(refusal({ dungeon: 'cellar' })).toContain('no dungeon "cellar"')
  expect(refusal({ heroes: 'mage,rogue', seats: 3 })).toContain('not 3')
  expect(refusal({ sheets: [{ talents: ['flying'] }] })).toContain('no talent "flying"')
  expect(refusal({ sheets: [{ talents: ['guile', 'cunning'] }] })).toContain('only one focus')
})

test('O-06 only the first floor shows', () => {
  expect(sceneAt(start({ dungeon: 'lich' }))).toMatchObject({
    floor: 1,
    dungeon: { traits: [{ name: 'Undying Legions' }] },
  })
})

test('O-04 what the supply cannot give is lost', () => {
  const table = given({
    skills: [['Beetle 2']],
    fight: { card: 'Ogre', dice: ['S1 S1 S1 S1 S1 S1 S1 S1 H2'] },
  })
  table.play('use hero=0 skill=crushing-blow', 'pay die=H2 hero=0')
  expect(table.state.fight?.pools[0]?.[5]).toBe(0)
  table.play('discard die=S1 hero=0')
  expect(table.state.supply[0]).toBe(1)
})

test('O-221 tiers: novice starts at level 2, standard with a free card as XP', () => {
  expect(start({ tier: 'novice' })).toMatchObject({ level: 2, ups: 0 })
  const state = start({ tier: 'standard', dungeon: 'hydra' })
  expect(game.actor(state)).toEqual({ kind: 'chance' })
  const told: GameEvent[] = []
  game.apply(state, { kind: 'card', card: 'beetle-2' }, event => told.push(event))
  expect(state.xp).toEqual([placeIn('first', 'Beetle 2')])
  expect(told[0]).toMatchObject({ kind: 'looted', card: 'beetle-2', as: 'xp' })
  expect(state.unseen).not.toContain(placeIn('first', 'Beetle 2'))
  expect(start({ tier: 'expert' })).toMatchObject({ level: 1, xp: [] })
})

test('a content pack is checked, and every fault gets a sentence', () => {
  expect(onedeckKit.packs.check(structuredClone(standard)).ok).toBe(true)
  const spoilt = { ...standard, first: { ...standard.first, skills: standard.first.skills.slice(1) } }
  const checked = onedeckKit.packs.check(spoilt)
  expect(checked.ok ? '' : checked.refusal.reason).toContain('first.encounters: "beetle" bears "accuracy"')
  expect(onedeckKit.packs.check({}).ok).toBe(false)
})
