/** The five heroes on both sides, and the level cards, said by hand. */
import { describe, expect, test } from 'vitest'
import { standard } from '../content/standard.ts'
import { cardId, diceOf, given, lay, placeIn, rolls } from '../given.ts'
import { onedeckKit } from '../index.ts'
import { EDITIONS, type Edition } from '../types.ts'
import { consequences, letTimePass } from './given.ts'

type Numbers = readonly [S: number, A: number, M: number, health: number]

const HEROES: Readonly<Record<string, readonly [one: Numbers, two: Numbers]>> = {
  warrior: [
    [4, 2, 1, 6],
    [3, 1, 0, 4],
  ],
  rogue: [
    [1, 4, 2, 5],
    [0, 3, 1, 3],
  ],
  mage: [
    [1, 2, 4, 5],
    [0, 1, 3, 3],
  ],
  paladin: [
    [3, 1, 3, 5],
    [2, 0, 2, 3],
  ],
  archer: [
    [2, 3, 2, 5],
    [1, 2, 1, 3],
  ],
}

const game = onedeckKit.make(standard)
const top = (table: ReturnType<typeof given>) => table.state.stack.at(-1)
/** A partner who changes nothing here, and whom the hero is not. */
const withPartner = (hero: string) => [hero, hero === 'warrior' ? 'mage' : 'warrior']
const ids = Object.keys(HEROES)

/** Heroic dice stored: when, and at most how many alone and with others. */
const FEATS: Readonly<Record<string, (edition: Edition) => void>> = {
  /** Frenzy: one for each damage. */
  warrior(edition) {
    const hit = (heroes: string[], most: number) => {
      const damage = heroes.map(() => -20)
      const dice = heroes.map(() => '')
      const table = given({ edition, heroes, dungeon: 'hydra', damage, fight: { card: 'Ogre', dice } })
      table.play('done hero=0', ...(heroes.length > 1 ? ['suffer hero=0'] : []))
      expect(table.state.party[0]?.stored).toBe(most)
    }
    hit(['warrior'], 2)
    hit(['warrior', 'mage'], 1)
  },
  /** Daring Gamble: up to two dice alone, one with others; a 1 costs 1 damage and 3 time. */
  rogue(edition) {
    const feats = (heroes: string[]) => given({ edition, heroes, dungeon: 'hydra', meet: 'Ogre' })
    expect(feats(['rogue']).keys()).toEqual([0, 1, 2].map(dice => `feat dice=${dice} hero=0`))
    expect(feats(withPartner('rogue')).keys()).toEqual([0, 1].map(dice => `feat dice=${dice} hero=0`))
    const table = feats(['rogue']).play('feat dice=2 hero=0', ...rolls(6, 1))
    expect(table.state.party[0]?.damage).toBe(1)
    expect(top(table)).toMatchObject({ kind: 'time', left: 3 })
    const safe = feats(['rogue']).play('feat dice=2 hero=0', ...rolls(6, 2))
    expect(safe.state.party[0]?.damage).toBe(0)
    expect(top(safe)?.kind).toBe('roll')
  },
  /** Mana Charge: one for exploring, one for fleeing. */
  mage(edition) {
    const alone = given({ edition, heroes: ['mage'], dungeon: 'yeti' }).play('explore')
    expect(alone.state.party[0]?.stored).toBe(1)
    const fled = (heroes: string[], stored: number[]) =>
      given({ edition, heroes, dungeon: 'yeti', closed: 1, stored }).play(
        'enter door=0',
        'card card=bandit-1',
        'flee',
      )
    expect(fled(['mage'], [1]).state.party[0]?.stored).toBe(2)
    expect(fled(['mage'], [2]).state.party[0]?.stored).toBe(2)
    expect(fled(withPartner('mage'), [1, 0]).state.party[0]?.stored).toBe(1)
  },
  /** Valiant: one for opening a door of 4 or more XP. */
  paladin(edition) {
    const opened = (heroes: string[], stored: number[], name: string) =>
      given({ edition, heroes, dungeon: 'yeti', closed: 1, stored }).play(
        'enter door=0',
        `card card=${cardId(edition, name)}`,
      )
    expect(opened(['paladin'], [1], 'Boulder').state.party[0]?.stored).toBe(2)
    expect(opened(['paladin'], [2], 'Boulder').state.party[0]?.stored).toBe(2)
    expect(opened(['paladin'], [1], 'Bandit').state.party[0]?.stored).toBe(1)
    expect(opened(withPartner('paladin'), [1, 0], 'Ogre').state.party[0]?.stored).toBe(1)
  },
  /** Eagle Eye: 2 time for two dice, alone also 4 for three; one of them is dropped. */
  archer(edition) {
    const aimed = (heroes: string[]) => given({ edition, heroes, dungeon: 'hydra', meet: 'Ogre' })
    expect(aimed(['archer']).keys()).toEqual([0, 2, 3].map(dice => `feat dice=${dice} hero=0`))
    expect(aimed(withPartner('archer')).keys()).toEqual([0, 2].map(dice => `feat dice=${dice} hero=0`))
    expect(top(aimed(['archer']).play('feat dice=2 hero=0'))).toMatchObject({ kind: 'time', left: 2 })
    const table = aimed(['archer']).play('feat dice=3 hero=0')
    expect(top(table)).toMatchObject({ kind: 'time', left: 4 })
    letTimePass(table).play(
      ...rolls(2, 5, 6),
      'drop hero=0 value=2',
      ...rolls(1, 1),
      ...rolls(1, 1, 1),
      ...rolls(1, 1),
    )
    expect(diceOf(table)).toBe('S1 S1 A1 A1 A1 M1 M1 H5 H6')
  },
}

/** What the starting skill of the 1P side does. */
const ALONE: Readonly<Record<string, (edition: Edition) => void>> = {
  /** Second Wind: 2 healed when descending. */
  warrior(edition) {
    expect(
      given({ edition, dungeon: 'yeti', deck: 0, damage: [5] }).play('descend').state.party[0]?.damage,
    ).toBe(3)
  },
  /** Stealth: the card on top of the deck; in the revised printing a closed door. */
  rogue(edition) {
    const ogre = placeIn(edition, 'Ogre')
    const table = given({ edition, heroes: ['rogue'], dungeon: 'yeti', closed: 2 }).play(
      'enter door=0',
      `card card=${cardId(edition, 'Ogre')}`,
      'sneak',
    )
    if (edition === 'first') expect(table.state).toMatchObject({ doors: [{ open: false }], discard: [ogre] })
    else expect(table.state.doors.map(door => door.open)).toEqual([true, false, false])
  },
  /** Shield Aura: 1 damage prevented, in perils only. */
  mage(edition) {
    const use = 'use hero=0 skill=shield-aura'
    const table = given({
      edition,
      heroes: ['mage'],
      dungeon: 'hydra',
      fight: { card: 'Bear Traps', way: 0, dice: [''] },
    })
    table.play(use, 'done hero=0')
    expect(table.state.party[0]?.damage).toBe(2)
    expect(given({ edition, heroes: ['mage'], fight: { card: 'Ogre', dice: [''] } }).keys()).not.toContain(
      use,
    )
    expect(given({ edition, heroes: ['mage'], fight: { dice: [''] } }).keys()).not.toContain(use)
  },
  /** Armor: of every 2 damage 1 is prevented, nothing else prevents, and not against the boss. */
  paladin(edition) {
    const meet = (fight: { card?: string; way?: number }) =>
      given({
        edition,
        heroes: ['paladin'],
        dungeon: 'hydra',
        damage: [-30],
        skills: [['Goblin 2']],
        fight: { ...fight, dice: ['A1'] },
      })
    const hit = (fight: { card?: string; way?: number }, skill: string) => {
      const table = meet(fight)
      if (skill !== '') table.play(`use hero=0 skill=${skill}`, 'pay die=A1 hero=0')
      return (table.play('done hero=0').state.party[0]?.damage ?? 0) + 30
    }
    // 8 of the Ogre and 1 of the Reef; 2 of the Traps and 1 of the Reef; 15 of the Hydra.
    expect(hit({ card: 'Ogre' }, '')).toBe(5)
    expect(meet({ card: 'Ogre' }).offers('use')).toEqual([])
    expect(hit({ card: 'Bear Traps', way: 0 }, '')).toBe(2)
    expect(hit({}, '')).toBe(15)
    expect(hit({}, 'dodge')).toBe(13)
  },
  /** Kiting: exactly 1 damage of a combat is 1 time instead; in a boss round 1 is prevented. */
  archer(edition) {
    const table = given({
      edition,
      heroes: ['archer'],
      dungeon: 'hydra',
      fight: { card: 'Plague Rat', dice: ['A4 A3 S3 S5 A5'] },
    })
    table.play(lay('A4', 0), lay('A3', 1), lay('S3', 2), lay('S5', 3), lay('A5', 4), 'done hero=0')
    expect(table.state.party[0]?.damage).toBe(0)
    expect(top(table)).toMatchObject({ kind: 'time', left: 1 })
    const two = given({
      edition,
      heroes: ['archer'],
      dungeon: 'hydra',
      fight: { card: 'Plague Rat', dice: ['A4 S3 S5 A5 A3'] },
    })
    two.play(lay('A4', 0), lay('S3', 2), lay('S5', 3), lay('A5', 4), 'done hero=0')
    expect(two.state.party[0]?.damage).toBe(2)
    const boss = given({
      edition,
      heroes: ['archer'],
      dungeon: 'hydra',
      damage: [-30],
      fight: { dice: [''] },
    })
    expect(boss.play('done hero=0').state.party[0]?.damage).toBe(-30 + 14)
  },
}

const duel = (edition: Edition, hero: string, dice: string[], card = 'Skeleton', way = -1) =>
  given({ edition, heroes: withPartner(hero), dungeon: 'yeti', fight: { card, way, dice } })

/** What the starting skill of the 2P side does, and where it is used. */
const TOGETHER: Readonly<
  Record<string, readonly [skill: string, where: string, does: (edition: Edition) => void]>
> = {
  warrior: [
    'fearless-charge',
    'C',
    edition => {
      // 7 time of Skeleton and cavern, less 1, and 2 of Undying.
      const table = duel(edition, 'warrior', ['', '']).play('use hero=0 skill=fearless-charge', 'done hero=0')
      expect(consequences(table)).toMatchObject({ time: 8 })
    },
  ],
  rogue: [
    'dungeoneering',
    'P',
    edition => {
      const table = duel(edition, 'rogue', ['A1', 'S1 S1 S2'], 'Bear Traps', 0).play(
        'use hero=0 skill=dungeoneering',
      )
      expect(table.keys()).toEqual(['pick die=S1 hero=1', 'enough'])
      table.play('pick die=S1 hero=1', 'enough', ...rolls(6))
      expect([diceOf(table, 0), diceOf(table, 1)]).toEqual(['A1', 'S1 S2 S6'])
    },
  ],
  mage: [
    'power-transfer',
    'CB',
    edition => {
      const gave = (choice: number) =>
        diceOf(
          duel(edition, 'mage', ['', '']).play('use hero=0 skill=power-transfer', `either choice=${choice}`),
          1,
        )
      expect([gave(0), gave(1)]).toEqual(['S1', 'A1'])
    },
  ],
  paladin: [
    'support-aura',
    'CB',
    edition => {
      const table = duel(edition, 'paladin', ['S1', 'S1 A1 A2']).play('use hero=0 skill=support-aura')
      table.play('pick die=S1 hero=1', 'pick die=A1 hero=1', ...rolls(5, 6))
      expect([diceOf(table, 0), diceOf(table, 1)]).toEqual(['S1', 'S5 A2 A6'])
    },
  ],
  archer: [
    'combined-shot',
    'CB',
    edition => {
      const table = duel(edition, 'archer', ['S3', 'S3 A3 S6']).play('use hero=0 skill=combined-shot')
      expect(table.keys()).toEqual(['pick die=S3 hero=1', 'enough'])
      expect(diceOf(table.play('pick die=S3 hero=1'), 1)).toBe('S4 S6 A3')
    },
  ],
}

describe.each(EDITIONS)('O-01 O-24 O-63 every hero of the %s printing', edition => {
  test('is told here', () => {
    const known = standard[edition].heroes.map(({ id }) => id).toSorted()
    for (const told of [HEROES, FEATS, ALONE, TOGETHER]) expect(Object.keys(told).toSorted()).toEqual(known)
  })

  test.each(ids)('%s: dice and health of both sides', hero => {
    const [one, two] = HEROES[hero] ?? []
    const seen = (heroes: string[]) => game.view(given({ edition, heroes }).state, 0)
    expect(seen([hero])).toMatchObject({ party: [{ stats: one?.slice(0, 3), health: one?.[3] }] })
    expect(seen(withPartner(hero))).toMatchObject({
      party: [{ stats: two?.slice(0, 3), health: two?.[3] }, {}],
    })
  })

  test.each(ids)('%s: the heroic skill', hero => FEATS[hero]?.(edition))
  test.each(ids)('%s: the starting skill of the 1P side', hero => ALONE[hero]?.(edition))

  test.each(Object.entries(TOGETHER))(
    '%s: the starting skill of the 2P side',
    (hero, [skill, where, does]) => {
      does(edition)
      const use = `use hero=0 skill=${skill}`
      const scenes = { C: { card: 'Skeleton' }, P: { card: 'Bear Traps', way: 0 }, B: {} } as const
      for (const scene of ['C', 'P', 'B'] as const) {
        const table = given({
          edition,
          heroes: withPartner(hero),
          dungeon: 'yeti',
          fight: { ...scenes[scene], dice: ['', 'S1'] },
        })
        expect(table.keys().includes(use)).toBe(where.includes(scene))
      }
    },
  )
})

/** Items and skills alone, items and skills of each hero together, heroic dice, XP in the revised and the first printing. */
const LEVELS = [
  [1, 1, 2, 1, 1, 0, 6, 7],
  [2, 3, 3, 2, 2, 1, 8, 9],
  [3, 5, 4, 3, 3, 1, 10, 11],
  [4, 7, 5, 4, 4, 2, 5, 5],
] as const

describe.each(EDITIONS)('O-23 O-81 O-83 O-84 O-96 every level card of the %s printing', edition => {
  test('is told here', () => expect(standard[edition].levels).toHaveLength(LEVELS.length))

  test.each(LEVELS)('level %i', (level, items, skills, items2, skills2, bonus, revised, first) => {
    const cost = edition === 'first' ? first : revised
    const seen = (heroes: string[]) => game.view(given({ edition, heroes, level }).state, 0)
    expect(seen(['mage'])).toMatchObject({ level: { items, skills, bonus, cost } })
    expect(seen(['mage', 'rogue'])).toMatchObject({ level: { items: items2, skills: skills2, bonus, cost } })
    // Four heroes pay twice as much for a level, but not for a potion.
    const four = { items: items2, skills: skills2, bonus, cost: level === 4 ? 5 : cost * 2 }
    expect(seen(['mage', 'rogue', 'archer', 'warrior'])).toMatchObject({ level: four })
    const met = given({ edition, level, dungeon: 'hydra', meet: 'Ogre' })
    const heroic = met.state.stack.flatMap(frame =>
      frame.kind === 'roll' && frame.colour === 3 ? [frame.left] : [],
    )
    expect(heroic).toEqual(bonus === 0 ? [] : [bonus])
  })
})
