import { describe, expect, test } from 'vitest'
import { bookOf } from './book.ts'
import { standard } from './content/standard.ts'
import { cardId, diceOf, given, lay, rolls, type Situation } from './given.ts'
import { EDITIONS, type Edition } from './types.ts'

/** A skill in use: the card that bears it, dice before, what is played, dice and prevention after. */
interface Use {
  readonly skill: string
  readonly card: string
  readonly dice: string
  readonly play: readonly string[]
  readonly after: string
  readonly foe?: string
  readonly way?: number
  readonly edition?: Edition
  readonly prevented?: readonly [damage: number, time: number]
}

const pay = (...dice: string[]) => dice.map(die => `pay die=${die} hero=0`)
const choose = (...dice: string[]) => dice.map(die => `pick die=${die} hero=0`)

const USES: readonly Use[] = [
  { skill: 'accuracy', card: 'Beetle', dice: 'A1 A2 H1', play: pay('A1', 'A2', 'H1'), after: 'H6' },
  {
    skill: 'accuracy',
    card: 'Locked Door 2',
    dice: 'A1 A2 A3',
    play: pay('A1', 'A2', 'A3'),
    after: 'H6',
    foe: 'Cave-in',
    way: 1,
  },
  {
    skill: 'armor-crush',
    card: 'Glooping Ooze',
    dice: 'S1 M1',
    play: [...pay('S1'), 'crush box=1'],
    after: 'M1',
    foe: 'Skeleton',
  },
  {
    skill: 'armor-crush',
    card: 'Pit of Spikes',
    dice: 'S1',
    play: pay('S1'),
    after: 'armor',
    edition: 'revised',
  },
  { skill: 'backstab', card: 'Bandit', dice: 'A1', play: [...pay('A1'), ...rolls(5, 6)], after: 'S5 S6' },
  {
    skill: 'backstab',
    card: 'Flame Statues 2',
    dice: 'A1',
    play: [...pay('A1'), ...rolls(1, 2)],
    after: 'S1 S2',
  },
  {
    skill: 'brute-force',
    card: 'Ogre 2',
    dice: 'A5 M5 S4',
    play: choose('A5', 'M5'),
    after: 'S4 S6 S6',
    foe: 'Bandit',
  },
  {
    skill: 'chaotic-aura',
    card: 'Ogre',
    dice: 'M6 S2 A2 H2 S3',
    play: [...pay('M6'), 'name value=2', ...choose('S2', 'A2', 'H2')],
    after: 'S3 S6 A6 H6',
    foe: 'Bandit',
  },
  {
    skill: 'chaotic-aura',
    card: 'Ogre',
    dice: 'M6 S2 S2 S2 A2 A2 A2',
    play: [...pay('M6'), 'name value=2', ...choose('S2', 'S2', 'S2', 'A2', 'A2')],
    after: 'S6 S6 S6 A2 A6 A6',
    foe: 'Bandit',
    edition: 'revised',
  },
  {
    skill: 'cleave',
    card: 'Bandit 2',
    dice: 'S1 S2 A3 M4 H5 H6',
    play: [...pay('S1'), ...choose('S2', 'A3', 'M4', 'H5')],
    after: 'S3 A4 M5 H6 H6',
  },
  {
    skill: 'cleave',
    card: 'Spiked Log',
    dice: 'S1 A3 A3',
    play: [...pay('S1'), ...choose('A3'), 'enough'],
    after: 'A3 A4',
  },
  {
    skill: 'consistency',
    card: 'Fire Elemental',
    dice: 'A6 S1 M2 A5',
    play: [...pay('A6'), ...choose('S1', 'M2'), 'enough'],
    after: 'S4 A5 M4',
  },
  {
    skill: 'critical-strikes',
    card: 'Boulder 2',
    dice: 'A5 A3 A2',
    play: choose('A5', 'A3'),
    after: 'A2 H3 H5',
  },
  { skill: 'crushing-blow', card: 'Beetle 2', dice: 'S1', play: pay('S1'), after: 'S6' },
  { skill: 'crushing-blow', card: 'Cave-in 2', dice: 'H1', play: pay('H1'), after: 'S6' },
  { skill: 'crushing-fist', card: 'Force Wall', dice: 'M4 H3', play: pay('M4', 'H3'), after: 'S6 S6' },
  { skill: 'dexterity', card: 'Pit of Spikes 2', dice: 'A1', play: pay('A1'), after: 'A6' },
  { skill: 'dexterity', card: 'Wraith', dice: 'A2', play: pay('A2'), after: 'A6' },
  { skill: 'dodge', card: 'Arrow Wall', dice: 'A1', play: pay('A1'), after: '', prevented: [1, 0] },
  { skill: 'dodge', card: 'Goblin 2', dice: 'A1', play: pay('A1'), after: '', prevented: [1, 0] },
  { skill: 'flameweave', card: 'Cave-in', dice: 'M1 M2', play: pay('M1', 'M2'), after: 'M5' },
  { skill: 'flameweave', card: 'Plague Rat 2', dice: 'M2', play: pay('M2'), after: 'M5', edition: 'revised' },
  {
    skill: 'flurry',
    card: 'Ice Elemental 2',
    dice: 'S1 S2',
    play: [...pay('S1', 'S2'), ...rolls(6, 5, 4)],
    after: 'S6 A4 A5',
  },
  { skill: 'haste', card: 'Flame Statues', dice: 'M3', play: [...pay('M3'), ...rolls(2, 3)], after: 'A2 A3' },
  { skill: 'haste', card: 'Wraith 2', dice: 'M3', play: [...pay('M3'), ...rolls(6, 6)], after: 'A6 A6' },
  {
    skill: 'lucky-familiar',
    card: 'Ice Elemental',
    dice: 'S1 A2',
    play: [...choose('S1'), ...rolls(6)],
    after: 'S6 A2',
  },
  {
    skill: 'lucky-familiar',
    card: 'Ice Elemental',
    dice: 'S1 A2',
    play: ['either choice=1', ...choose('A2')],
    after: 'S1 A3',
    edition: 'revised',
  },
  { skill: 'mana-fountain', card: 'Fire Elemental 2', dice: '', play: [], after: 'mana' },
  {
    skill: 'persistence',
    card: 'Plague Rat',
    dice: 'S1 S2',
    play: [...pay('S1', 'S2'), ...rolls(3, 4)],
    after: 'S3 H4',
  },
  {
    skill: 'persistence',
    card: 'Rune Puzzle',
    dice: 'S1 H2',
    play: [...pay('S1', 'H2'), ...rolls(5, 6)],
    after: 'S5 H6',
    foe: 'Cave-in',
    way: 0,
  },
  { skill: 'poison', card: 'Force Wall 2', dice: 'A1', play: pay('A1'), after: '', prevented: [0, 2] },
  { skill: 'shimmerblast', card: 'Goblin', dice: 'M3', play: [...pay('M3'), ...rolls(5)], after: 'H5' },
  { skill: 'shimmerblast', card: 'Locked Door', dice: 'M4', play: [...pay('M4'), ...rolls(1)], after: 'H1' },
  {
    skill: 'static-burst',
    card: 'Shadow',
    dice: 'M4',
    play: [...pay('M4'), ...choose('A4')],
    after: 'S4 A5',
  },
  {
    skill: 'static-burst',
    card: 'Spiked Log 2',
    dice: 'M5 M6',
    play: [...pay('M5'), ...choose('S4')],
    after: 'S5 A4 M6',
  },
  {
    skill: 'steady-hands',
    card: 'Phantom',
    dice: 'S1',
    play: rolls(6),
    after: 'S1 H6',
    foe: 'Cave-in',
    way: 0,
  },
  { skill: 'thick-skin', card: 'Boulder', dice: '', play: [], after: '' },
  {
    skill: 'triple-strike',
    card: 'Phantom 2',
    dice: 'S1 S2 S3',
    play: [...pay('S1', 'S2', 'S3'), ...choose('A5')],
    after: 'S5 A6 M5',
  },
  { skill: 'valor', card: 'Boulder', dice: '', play: rolls(4), after: 'H4', edition: 'revised' },
]

function situation({ card, dice, foe = 'Ogre', way = -1, edition = 'first' }: Use): Situation {
  const faced = foe === card ? 'Bandit' : foe
  return { edition, dungeon: 'yeti', skills: [[card]], fight: { card: faced, way, dice: [dice] } }
}

describe('O-60 O-61 O-62 every skill', () => {
  test.each(USES)('$skill on $card', use => {
    const table = given(situation(use)).play(`use hero=0 skill=${use.skill}`, ...use.play)
    expect(diceOf(table)).toBe(use.after)
    expect(table.state.stack.at(-1)?.kind).toBe('fight')
    expect(table.keys()).not.toContain(`use hero=0 skill=${use.skill}`)
    const [damage, time] = use.prevented ?? [0, 0]
    expect(table.state.fight).toMatchObject({ noDamage: damage, noTime: time })
  })

  test.each(EDITIONS)('of the %s printing is exercised above, on each card that bears it', edition => {
    const { cards, deeds, printing } = bookOf(standard)[edition]
    expect(printing.skills).toHaveLength(24)
    const used = USES.filter(use => (use.edition ?? edition) === edition || use.skill !== 'valor')
    for (const [card, fact] of cards.entries()) {
      if (fact.skill < 0) continue
      const id = deeds[fact.skill]?.id ?? ''
      const found = used.filter(use => use.skill === id)
      expect(found.length).toBeGreaterThan(0)
      const bearers = new Set(cards.flatMap((other, index) => (other.skill === fact.skill ? [index] : [])))
      expect(bearers.has(card)).toBe(true)
      expect(found.some(use => bearers.has(cardId(edition, use.card)))).toBe(true)
    }
  })
})

describe('O-70 every potion', () => {
  test('Clarity rerolls all 1s and 2s and rolls a heroic die', () => {
    const table = given({
      dungeon: 'yeti',
      potions: ['Skeleton 2'],
      fight: { card: 'Ogre', dice: ['S1 A2 M3'] },
    })
    table.play('drink hero=0 potion=clarity', ...rolls(4, 5), ...rolls(6))
    expect(diceOf(table)).toBe('S4 A5 M3 H6')
    expect(table.state.tokens).toBe(0)
  })

  test('O-206 Heroism makes two dice of the drinker 6, not heroic ones', () => {
    const table = given({
      heroes: ['warrior', 'mage'],
      potions: ['Shadow 2'],
      fight: { card: 'Ogre', dice: ['S1', 'M2 M3 H1'] },
    })
    expect(table.offers('drink')).toEqual(['drink hero=0 potion=heroism', 'drink hero=1 potion=heroism'])
    table.play('drink hero=1 potion=heroism')
    expect(table.keys()).toEqual(['pick die=M2 hero=1', 'pick die=M3 hero=1', 'enough'])
    table.play('pick die=M2 hero=1', 'pick die=M3 hero=1')
    expect(diceOf(table, 1)).toBe('M6 M6 H1')
  })

  test('Mana rolls 3 magic dice, and any number may be drunk', () => {
    const table = given({
      potions: ['Bear Traps'],
      tokens: 2,
      fight: { card: 'Cave-in', way: 0, dice: [''] },
    })
    table.play('drink hero=0 potion=mana', ...rolls(1, 2, 3), 'drink hero=0 potion=mana', ...rolls(4, 5, 6))
    expect(diceOf(table)).toBe('M1 M2 M3 M4 M5 M6')
    expect(table.offers('drink')).toEqual([])
  })
})

describe('O-63 starting skills of the 2P sides', () => {
  const duel = (heroes: string[], dice: string[], card = 'Ogre', way = -1) =>
    given({ heroes, dungeon: 'yeti', fight: { card, way, dice } })

  test('Warrior: Fearless Charge ignores 1 time', () => {
    expect(
      duel(['warrior', 'mage'], ['', '']).play('use hero=0 skill=fearless-charge').state.fight?.noTime,
    ).toBe(1)
  })

  test('Rogue: Dungeoneering lets the partner reroll own 1s in a peril', () => {
    const table = duel(['rogue', 'mage'], ['A1', 'M1 M1 M2'], 'Arrow Wall', 0).play(
      'use hero=0 skill=dungeoneering',
    )
    expect(table.keys()).toEqual(['pick die=M1 hero=1', 'enough'])
    table.play('pick die=M1 hero=1', 'enough', ...rolls(6))
    expect([diceOf(table, 0), diceOf(table, 1)]).toEqual(['A1', 'M1 M2 M6'])
  })

  test('Mage: Power Transfer gives the partner a strength or agility 1', () => {
    const table = duel(['warrior', 'mage'], ['', '']).play(
      'use hero=1 skill=power-transfer',
      'either choice=1',
    )
    expect(diceOf(table, 0)).toBe('A1')
  })

  test('Paladin: Support Aura lets the partner reroll own 1s in a combat', () => {
    const table = duel(['paladin', 'mage'], ['', 'M1']).play(
      'use hero=0 skill=support-aura',
      'pick die=M1 hero=1',
      ...rolls(5),
    )
    expect(diceOf(table, 1)).toBe('M5')
  })

  test('Archer: Combined Shot raises one of the partner’s strength dice', () => {
    const table = duel(['warrior', 'archer'], ['S3 A3 S6', '']).play('use hero=1 skill=combined-shot')
    expect(table.keys()).toEqual(['pick die=S3 hero=0', 'enough'])
    expect(diceOf(table.play('pick die=S3 hero=0'), 0)).toBe('S4 S6 A3')
  })

  test('O-63 a skill touches and is paid with its owner’s dice only', () => {
    const table = given({
      heroes: ['warrior', 'mage'],
      skills: [['Goblin 2'], []],
      fight: { card: 'Ogre', dice: ['S1', 'A1'] },
    })
    expect(table.offers('use')).not.toContain('use hero=0 skill=dodge')
  })
})

describe('every encounter card', () => {
  test.each(EDITIONS)(
    'O-40 O-50 of the %s printing is met, left unfilled, and does what it says',
    edition => {
      for (const [index, encounter] of standard[edition].encounters.entries()) {
        for (const copy of [1, 2]) {
          const name = `${encounter.name} ${copy}`
          const ways = encounter.ways.length > 0 ? [0, 1] : [-1]
          for (const way of ways) {
            const table = given({
              edition,
              dungeon: 'hydra',
              damage: [-20],
              fight: { card: name, way, dice: [''] },
            })
            const boxes = way < 0 ? encounter.boxes : [encounter.ways[way]?.box ?? { damage: 0, time: 0 }]
            const damage = boxes.reduce((sum, box) => sum + box.damage, 1)
            const time =
              boxes.reduce((sum, box) => sum + box.time, way < 0 ? 0 : 1) + (encounter.trait?.undying ?? 0)
            table.play('done hero=0')
            expect(table.state.party[0]?.damage).toBe(damage - 20)
            expect(table.events.find(event => event.kind === 'consequences')).toMatchObject({ damage, time })
            expect(cardId(edition, name)).toBe(index * 2 + copy - 1)
          }
        }
      }
    },
  )

  test('Swarm: X is 4 for each open door and this one', () => {
    const need = (open: string[][]) => {
      const table = given({ open, fight: { card: 'Goblin', dice: ['S4 S4 S4'] }, dungeon: 'hydra' })
      let laid = 0
      while (table.offers('lay').includes(lay('S4', 0))) {
        table.play(lay('S4', 0))
        laid += 4
      }
      return laid
    }
    expect(need([])).toBe(4)
    expect(need([['Ogre'], ['Bandit']])).toBe(12)
  })

  test('Fade: 1 time for each skill, free ones too, none for potions', () => {
    const table = given({
      skills: [['Fire Elemental 2', 'Plague Rat']],
      potions: ['Bear Traps'],
      fight: { card: 'Shadow', dice: ['S1 S2'] },
    })
    table.play('use hero=0 skill=mana-fountain')
    expect(table.state.stack.at(-1)).toMatchObject({ kind: 'time', left: 1 })
    table.play('card card=0', 'use hero=0 skill=persistence', ...pay('S1', 'S2'), ...rolls(1, 1))
    expect(table.state.stack.at(-1)).toMatchObject({ kind: 'time', left: 1 })
    table.play('card card=2', 'drink hero=0 potion=mana', ...rolls(1, 1, 1))
    expect(table.state.stack.at(-1)?.kind).toBe('fight')
  })

  test('Undying looks at the dungeon’s boxes too', () => {
    const table = given({ dungeon: 'hydra', fight: { card: 'Skeleton', dice: ['M2 M4 S3 S5 A5 S6'] } })
    table.play(
      lay('M2', 0),
      lay('M4', 1),
      lay('S3', 2),
      lay('S5', 3),
      lay('A5', 4),
      lay('S6', 5),
      'done hero=0',
    )
    expect(table.state.stack.at(-1)).toMatchObject({ kind: 'time', left: 2 })
  })

  test('O-211 Armor Crush of the first printing adds 6 to a wide armor box and needs an armor box and a die', () => {
    const table = given({ skills: [['Glooping Ooze']], fight: { card: 'Wraith', dice: ['S1'] } })
    table.play('use hero=0 skill=armor-crush', 'pay die=S1 hero=0', 'crush box=0')
    expect(table.state.fight).toMatchObject({ sums: [6, 0, 0, 0, 0, 0], full: 0 })
    const none = given({ skills: [['Glooping Ooze']], fight: { card: 'Ogre', dice: ['S1'] } })
    expect(none.keys()).not.toContain('use hero=0 skill=armor-crush')
    const boss = given({ dungeon: 'yeti', skills: [['Glooping Ooze']], fight: { dice: ['S1'] } })
    expect(boss.keys()).toContain('use hero=0 skill=armor-crush')
  })

  test('O-210 restricted dice serve their one use', () => {
    const mana = given({ skills: [['Fire Elemental 2', 'Force Wall']], fight: { card: 'Ogre', dice: [''] } })
    mana.play('use hero=0 skill=mana-fountain')
    expect(mana.offers('lay')).toEqual([])
    mana.play('use hero=0 skill=crushing-fist', 'pay die=mana hero=0')
    expect(diceOf(mana)).toBe('S6 S6')
    const armor = given({
      edition: 'revised',
      dungeon: 'hydra',
      skills: [['Glooping Ooze']],
      fight: { card: 'Skeleton', dice: ['S1 M4'] },
    })
    armor.play('use hero=0 skill=armor-crush', 'pay die=S1 hero=0')
    expect(armor.offers('lay')).toEqual([lay('M4', 0), lay('armor', 0), lay('M4', 1), lay('armor', 1)])
    expect(armor.keys()).not.toContain('convert')
  })

  test('O-60 a skill works only where its icons allow', () => {
    const peril = given({
      skills: [['Goblin 2', 'Beetle']],
      fight: { card: 'Cave-in', way: 1, dice: ['A1 A1 A1'] },
    })
    expect(peril.offers('use')).toEqual(['use hero=0 skill=accuracy'])
    const boss = given({ skills: [['Phantom', 'Force Wall 2']], fight: { dice: ['A1'] } })
    expect(boss.offers('use')).toEqual([])
  })
})

describe('every floor', () => {
  test.each(EDITIONS)('O-40 shows its boxes with those before it (%s)', edition => {
    for (const { id, floors } of standard[edition].dungeons) {
      let [combat, peril] = [0, 0]
      for (const [index, floor] of floors.entries()) {
        combat += floor.combat.length
        peril += floor.peril.length
        const sums = (card: string, way: number) =>
          given({ edition, dungeon: id, floor: index + 1, fight: { card, way, dice: [''] } }).state.fight
            ?.sums
        expect(sums('Ogre', -1)).toHaveLength(6 + combat)
        expect(sums('Cave-in', 0)).toHaveLength(1 + peril)
      }
    }
  })

  test('Weakness Curse discards rolled 2s', () => {
    const table = given({ dungeon: 'lich', floor: 2, meet: 'Ogre' }).play(
      ...rolls(2, 2, 3, 4),
      ...rolls(2, 1),
      ...rolls(2),
    )
    expect(diceOf(table)).toBe('S3 S4 A1')
  })
})
