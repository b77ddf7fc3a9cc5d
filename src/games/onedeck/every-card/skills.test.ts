/** The skills and potions of the encounter deck, each used from every card that bears it, said by hand. */
import { describe, expect, test } from 'vitest'
import { standard } from '../content/standard.ts'
import { diceOf, given, lay, rolls } from '../given.ts'
import { EDITIONS, type Edition } from '../types.ts'
import { consequences, letTimePass } from './given.ts'

/** Dice before, what is played after the skill was named, dice after. */
type Sample = readonly [dice: string, play: readonly string[], after: string]

interface Told {
  readonly skill: string
  readonly on: readonly string[]
  /** C combat, B boss rounds, P peril. */
  readonly where: string
  /** Dice that do not pay for it; empty for a free skill. */
  readonly short: string
  readonly samples: readonly Sample[]
  readonly only?: Edition
}

const pay = (...dice: string[]) => dice.map(die => `pay die=${die} hero=0`)
const pick = (...dice: string[]) => dice.map(die => `pick die=${die} hero=0`)

const SKILLS: readonly Told[] = [
  {
    skill: 'Accuracy',
    on: ['Beetle', 'Locked Door 2'],
    where: 'CBP',
    short: 'A6 A6 S6',
    samples: [['A1 A2 H1', pay('A1', 'A2', 'H1'), 'H6']],
  },
  {
    skill: 'Armor Crush',
    on: ['Glooping Ooze', 'Pit of Spikes'],
    where: 'CB',
    short: 'A6 M6',
    samples: [['S1 M1', pay('S1'), 'M1 armor']],
    only: 'revised',
  },
  {
    skill: 'Armor Crush',
    on: ['Glooping Ooze', 'Pit of Spikes'],
    where: 'CB',
    short: 'A6 M6',
    samples: [['S1 M1', [...pay('S1'), 'crush box=1'], 'M1']],
    only: 'first',
  },
  {
    skill: 'Backstab',
    on: ['Bandit', 'Flame Statues 2'],
    where: 'CB',
    short: 'S6 M6',
    samples: [['A1', [...pay('A1'), ...rolls(2, 6)], 'S2 S6']],
  },
  {
    skill: 'Brute Force',
    on: ['Ogre 2'],
    where: 'CBP',
    short: '',
    samples: [
      ['A5 M5 H5 S4', pick('A5', 'M5', 'H5'), 'S4 S6 S6 S6'],
      ['A5 M5', [...pick('A5'), 'enough'], 'S6 M5'],
    ],
  },
  {
    skill: 'Chaotic Aura',
    on: ['Ogre'],
    where: 'CB',
    short: 'M5 S6 A6',
    samples: [
      [
        'M6 S2 S2 S2 A2 A2 A2 H3',
        [...pay('M6'), 'name value=2', ...pick('S2', 'S2', 'S2', 'A2', 'A2')],
        'S6 S6 S6 A2 A6 A6 H3',
      ],
    ],
    only: 'revised',
  },
  {
    skill: 'Chaotic Aura',
    on: ['Ogre'],
    where: 'CB',
    short: 'M5 S6 A6',
    samples: [
      [
        'M6 S2 S2 S2 A2 A2 A2 H3',
        [...pay('M6'), 'name value=2', ...pick('S2', 'S2', 'S2', 'A2', 'A2', 'A2')],
        'S6 S6 S6 A6 A6 A6 H3',
      ],
    ],
    only: 'first',
  },
  {
    skill: 'Cleave',
    on: ['Bandit 2', 'Spiked Log'],
    where: 'CB',
    short: 'A6 M6',
    samples: [
      ['S1 S2 A3 M4 H5 H6 A1', [...pay('S1'), ...pick('S2', 'A3', 'M4', 'H5')], 'S3 A1 A4 M5 H6 H6'],
      ['S1 A3 A3', [...pay('S1'), ...pick('A3'), 'enough'], 'A3 A4'],
    ],
  },
  {
    skill: 'Consistency',
    on: ['Fire Elemental'],
    where: 'CB',
    short: 'S6 M6',
    samples: [['A6 S1 M2 A5 H1', [...pay('A6'), ...pick('S1', 'M2', 'H1'), 'enough'], 'S4 A5 M4 H4']],
  },
  {
    skill: 'Critical Strikes',
    on: ['Boulder 2'],
    where: 'CB',
    short: '',
    samples: [
      ['A5 A3 A2 S4', pick('A5', 'A3'), 'S4 A2 H3 H5'],
      ['A5 A3', [...pick('A3'), 'enough'], 'A5 H3'],
    ],
  },
  {
    skill: 'Crushing Blow',
    on: ['Beetle 2', 'Cave-in 2'],
    where: 'CB',
    short: 'A6 M6',
    samples: [['S1 A2', pay('S1'), 'S6 A2']],
  },
  {
    skill: 'Crushing Fist',
    on: ['Force Wall'],
    where: 'CB',
    short: 'M5 S6',
    samples: [['M4 H3', pay('M4', 'H3'), 'S6 S6']],
  },
  {
    skill: 'Dexterity',
    on: ['Pit of Spikes 2', 'Wraith'],
    where: 'CB',
    short: 'S6 M6',
    samples: [['A1', pay('A1'), 'A6']],
  },
  {
    skill: 'Dodge',
    on: ['Arrow Wall', 'Goblin 2'],
    where: 'CB',
    short: 'S6 M6',
    samples: [['A1', pay('A1'), '']],
  },
  {
    skill: 'Flameweave',
    on: ['Cave-in', 'Plague Rat 2'],
    where: 'CBP',
    short: 'M1 S6',
    samples: [['M1 M1', pay('M1', 'M1'), 'M5']],
    only: 'revised',
  },
  {
    skill: 'Flameweave',
    on: ['Cave-in', 'Plague Rat 2'],
    where: 'CBP',
    short: 'M2 S6',
    samples: [['M1 M2', pay('M1', 'M2'), 'M5']],
    only: 'first',
  },
  {
    skill: 'Flurry',
    on: ['Ice Elemental 2'],
    where: 'CB',
    short: 'S6 A6',
    samples: [['S1 S2', [...pay('S1', 'S2'), ...rolls(6, 5, 4)], 'S6 A4 A5']],
  },
  {
    skill: 'Haste',
    on: ['Flame Statues', 'Wraith 2'],
    where: 'CB',
    short: 'M2 S6',
    samples: [['M3', [...pay('M3'), ...rolls(2, 3)], 'A2 A3']],
  },
  {
    skill: 'Lucky Familiar',
    on: ['Ice Elemental'],
    where: 'CBP',
    short: '',
    samples: [
      ['S1 A2', ['either choice=0', ...pick('S1'), ...rolls(6)], 'S6 A2'],
      ['S1 A2', ['either choice=1', ...pick('A2')], 'S1 A3'],
    ],
    only: 'revised',
  },
  {
    skill: 'Lucky Familiar',
    on: ['Ice Elemental'],
    where: 'CBP',
    short: '',
    samples: [['S1 A2', [...pick('S1'), ...rolls(6)], 'S6 A2']],
    only: 'first',
  },
  {
    skill: 'Mana Fountain',
    on: ['Fire Elemental 2'],
    where: 'CB',
    short: '',
    samples: [['S1', [], 'S1 mana']],
  },
  {
    skill: 'Persistence',
    on: ['Plague Rat', 'Rune Puzzle'],
    where: 'CBP',
    short: 'S6 A6',
    samples: [['S1 S2', [...pay('S1', 'S2'), ...rolls(3, 4)], 'S3 H4']],
  },
  { skill: 'Poison', on: ['Force Wall 2'], where: 'C', short: 'S6 M6', samples: [['A1', pay('A1'), '']] },
  {
    skill: 'Shimmerblast',
    on: ['Goblin', 'Locked Door'],
    where: 'CB',
    short: 'M2 S6',
    samples: [['M4', [...pay('M4'), ...rolls(5)], 'H5']],
  },
  {
    skill: 'Static Burst',
    on: ['Shadow', 'Spiked Log 2'],
    where: 'CB',
    short: 'M3 S6',
    samples: [
      ['M4', [...pay('M4'), ...pick('A4')], 'S4 A5'],
      ['M5 M3', [...pay('M5'), ...pick('M3')], 'S4 A4 M4'],
    ],
  },
  { skill: 'Steady Hands', on: ['Phantom'], where: 'P', short: '', samples: [['S2', rolls(6), 'S2 H6']] },
  {
    skill: 'Thick Skin',
    on: ['Boulder'],
    where: 'CBP',
    short: '',
    samples: [['S2', [], 'S2']],
    only: 'first',
  },
  {
    skill: 'Triple Strike',
    on: ['Phantom 2'],
    where: 'CB',
    short: 'S6 S6 A6',
    samples: [['S1 S2 S3', [...pay('S1', 'S2', 'S3'), ...pick('A5')], 'S5 A6 M5']],
  },
  {
    skill: 'Valor',
    on: ['Boulder'],
    where: 'CB',
    short: '',
    samples: [['S2', rolls(4), 'S2 H4']],
    only: 'revised',
  },
]

/** Neither the Skeleton nor the Traps teach a skill, so every card may be held while they are met. */
const SCENES = { C: { card: 'Skeleton' }, P: { card: 'Bear Traps', way: 0 }, B: {} } as const

function holding(edition: Edition, card: string, scene: keyof typeof SCENES, dice: string) {
  const fight = { ...SCENES[scene], dice: [dice] }
  return given({ edition, dungeon: 'yeti', skills: [[card]], damage: [-30], fight })
}
const keyOf = (skill: string) => `use hero=0 skill=${skill.toLowerCase().replaceAll(' ', '-')}`
const isScene = (letter: string): letter is keyof typeof SCENES => letter in SCENES

describe.each(EDITIONS)('O-60 O-61 O-62 every skill of the %s printing', edition => {
  const told = SKILLS.filter(({ only }) => (only ?? edition) === edition)

  test('is told here, with every card that bears it', () => {
    const { skills, encounters } = standard[edition]
    expect(told.map(({ skill }) => skill).toSorted()).toEqual(skills.map(({ name }) => name).toSorted())
    const borne = encounters.flatMap(({ copies }) => copies.map(({ loot }) => loot))
    for (const { skill, on } of told)
      expect(on.length).toBe(borne.filter(loot => keyOf(skill).endsWith(`=${loot}`)).length)
  })

  test.each(told.flatMap(one => one.on.map(card => ({ ...one, card }))))(
    '$skill of $card',
    ({ skill, card, where, short, samples }) => {
      const use = keyOf(skill)
      for (const [dice, play, after] of samples) {
        const [scene = 'C'] = where.split('').filter(isScene)
        const table = holding(edition, card, scene, dice).play(use, ...play)
        expect(diceOf(table)).toBe(after)
        expect(table.state.stack.at(-1)?.kind).toBe('fight')
        // Once only.
        expect(table.keys()).not.toContain(use)
        for (const place of ['C', 'P', 'B'] as const)
          expect(holding(edition, card, place, dice).keys().includes(use)).toBe(where.includes(place))
      }
      if (short !== '')
        for (const place of ['C', 'P', 'B'] as const)
          expect(holding(edition, card, place, short).keys()).not.toContain(use)
    },
  )

  // The Skeleton in the cavern, nothing filled: 2 damage and 1 of the winds; 7 time and 2 of Undying.
  test.each([
    ['Skeleton alone', '', [], { damage: 3, time: 9 }, 3],
    ['Dodge', 'Goblin 2', ['use hero=0 skill=dodge', ...pay('A1')], { damage: 2, time: 9 }, 2],
    ['Poison', 'Force Wall 2', ['use hero=0 skill=poison', ...pay('A1')], { damage: 3, time: 7 }, 3],
  ] as const)('O-204 %s: what comes of it', (_, card, play, expected, damage) => {
    const fight = { card: 'Skeleton', dice: ['A1'] }
    const table = given({ edition, dungeon: 'yeti', skills: card === '' ? [] : [[card]], fight })
    table.play(...play, 'done hero=0')
    expect(consequences(table)).toMatchObject(expected)
    expect(table.state.party[0]?.damage).toBe(damage)
  })

  test('O-204 Dodge prevents 2 of the Yeti’s 11 in a boss round', () => {
    const table = holding(edition, 'Arrow Wall', 'B', 'A1').play(
      'use hero=0 skill=dodge',
      ...pay('A1'),
      'done hero=0',
    )
    expect(table.state.party[0]?.damage).toBe(-30 + 9)
  })
})

test('O-211 Thick Skin: 2 or more damage is 1 less, 1 damage is not', () => {
  const hit = (foe: string, way: number, dice: string) => {
    const table = given({ dungeon: 'hydra', skills: [['Boulder']], fight: { card: foe, way, dice: [dice] } })
    return table.play('use hero=0 skill=thick-skin', ...(dice === '' ? [] : [lay(dice, 1)]), 'done hero=0')
      .state.party[0]?.damage
  }
  // The Lock costs 1, the Reef 1 more.
  expect(hit('Locked Door', 0, '')).toBe(1)
  expect(hit('Locked Door', 0, 'A5')).toBe(1)
})

test('O-210 O-211 Armor Crush: the die of the revised printing goes on armor alone, that of the first adds 6 to a wide box', () => {
  const revised = holding('revised', 'Glooping Ooze', 'C', 'S1 M4').play(
    'use hero=0 skill=armor-crush',
    ...pay('S1'),
  )
  expect(revised.offers('lay')).toEqual([lay('M4', 0), lay('armor', 0), lay('M4', 1), lay('armor', 1)])
  expect(revised.keys()).not.toContain('convert')
  revised.play(lay('armor', 0), lay('M4', 1))
  expect(revised.state.fight?.full).toBe(0b11)
  const wide = given({ skills: [['Glooping Ooze']], fight: { card: 'Wraith', dice: ['S1'] } })
  wide.play('use hero=0 skill=armor-crush', ...pay('S1'), 'crush box=0')
  expect(wide.state.fight?.sums[0]).toBe(6)
  const none = given({ skills: [['Glooping Ooze']], fight: { card: 'Ogre', dice: ['S1'] } })
  expect(none.keys()).not.toContain('use hero=0 skill=armor-crush')
})

test('O-04 O-62 Critical Strikes and Brute Force: the old die goes back, and the new one must be in the supply', () => {
  const none = given({
    stored: [2],
    skills: [['Boulder 2']],
    fight: { card: 'Ogre', dice: ['A5 H1 H1 H1 H1'] },
  })
  expect(none.offers('use')).toEqual([])
  const table = given({ skills: [['Ogre 2']], fight: { card: 'Bandit', dice: ['A5 M5'] } })
  table.play('use hero=0 skill=brute-force', ...pick('A5', 'M5'))
  expect(table.state.supply).toEqual([6, 8, 8, 6])
})

test('O-210 Mana Fountain: its 6 pays for a spell and nothing else', () => {
  const table = given({ skills: [['Fire Elemental 2', 'Force Wall']], fight: { card: 'Ogre', dice: ['S1'] } })
  table.play('use hero=0 skill=mana-fountain')
  expect(table.offers('lay').every(key => key.includes('die=S1'))).toBe(true)
  expect(table.keys()).not.toContain('convert')
  expect(diceOf(table.play('use hero=0 skill=crushing-fist', 'pay die=mana hero=0'))).toBe('S1 S6 S6')
})

const POTIONS: Readonly<Record<string, (edition: Edition) => void>> = {
  /** All 1s and 2s again, and a heroic die. */
  clarity(edition) {
    for (const card of ['Rune Puzzle 2', 'Skeleton 2'])
      drunk(edition, card, 'clarity', 'S1 A2 M3 H1', rolls(4, 5, 6, 2), 'S4 A5 M3 H2 H6')
  },
  /** Two dice that are not heroic become 6. */
  heroism(edition) {
    for (const card of ['Glooping Ooze 2', 'Shadow 2']) {
      drunk(edition, card, 'heroism', 'S1 A2 H3', pick('S1', 'A2'), 'S6 A6 H3')
      drunk(edition, card, 'heroism', 'S1 H3', pick('S1'), 'S6 H3')
    }
  },
  /** Three magic dice. */
  mana(edition) {
    for (const card of ['Arrow Wall 2', 'Bear Traps'])
      drunk(edition, card, 'mana', 'S1', rolls(2, 3, 4), 'S1 M2 M3 M4')
  },
  /** The card without the encounter: a way to flee; in the revised printing before it begins, with 2 time. */
  invisibility(edition) {
    for (const card of ['Bear Traps 2', 'Skeleton']) {
      const table = given({
        edition,
        dungeon: 'yeti',
        open: [['Fire Elemental']],
        potions: [card],
        tokens: 1,
      })
      table.play('enter door=0')
      expect(table.keys()).toEqual(edition === 'first' ? ['face', 'flee', 'vanish'] : ['encounter', 'vanish'])
      letTimePass(table.play('vanish'))
      expect(table.state).toMatchObject({ tokens: 0, party: [{ damage: 0 }], fight: null })
      expect(table.state.discard).toHaveLength(edition === 'first' ? 0 : 2)
      expect(table.offers('xp')).toHaveLength(1)
    }
  },
}

function drunk(
  edition: Edition,
  card: string,
  potion: string,
  dice: string,
  play: string[],
  after: string,
): void {
  for (const scene of ['C', 'P', 'B'] as const) {
    // The Traps and the Skeleton bear potions themselves.
    const foe = { C: { card: 'Ogre' }, P: { card: 'Cave-in', way: 0 }, B: {} }[scene]
    const table = given({
      edition,
      dungeon: 'dragon',
      potions: [card],
      tokens: 1,
      fight: { ...foe, dice: [dice] },
    })
    table.play(`drink hero=0 potion=${potion}`, ...play)
    expect(diceOf(table)).toBe(after)
    expect(table.state.tokens).toBe(0)
    expect(table.offers('drink')).toEqual([])
  }
}

describe.each(EDITIONS)('O-70 O-71 O-72 every potion of the %s printing', edition => {
  test('is told here', () => {
    expect(Object.keys(POTIONS).toSorted()).toEqual(standard[edition].potions.map(({ id }) => id).toSorted())
  })

  test.each(Object.entries(POTIONS))('%s', (_, does) => does(edition))

  test('healing, always known: 3 at the start of a turn, 2 at any other time', () => {
    const start = [{ kind: 'landing' }, { kind: 'turn' }, { kind: 'start' }] as const
    const early = given({ edition, dungeon: 'yeti', damage: [5], stack: start }).play('heal hero=0')
    expect(early.state).toMatchObject({ tokens: 0, party: [{ damage: 2 }] })
    const late = given({ edition, damage: [5], fight: { card: 'Ogre', dice: [''] } }).play('heal hero=0')
    expect(late.state).toMatchObject({ tokens: 0, party: [{ damage: 3 }] })
  })
})
