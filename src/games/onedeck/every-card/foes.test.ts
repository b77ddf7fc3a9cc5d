/** The twelve foes, met and fought: what is on each box and what each ability does, said by hand. */
import { describe, expect, test } from 'vitest'
import { standard } from '../content/standard.ts'
import { cardId, diceOf, given, lay, placeIn, rolls } from '../given.ts'
import { EDITIONS, type Edition } from '../types.ts'
import { allDice, consequences, diceFor, fillAllBut, letTimePass, printed, total } from './given.ts'

/** Swarm's X is 4 with no other open door. */
const FOES: Readonly<Record<string, string>> = {
  Bandit: 'A8 wide [2h] ; A3 [1h] ; A4 [1t] ; S5 [2t] ; S5 [1h+1t]',
  Beetle: 'A3 [ARMOR] ; A4 [ARMOR] ; S5 [ARMOR] ; M3 [ARMOR] ; A4 [2t] ; S6 [1h+1t]',
  'Fire Elemental': 'M3 [1t] ; A3 [1t] ; M6 [1h+1t] ; M11 wide [2h+1t] ; A6 [1h+1t]',
  'Glooping Ooze': 'M2 [ARMOR] ; M3 [ARMOR] ; S4 [1h+1t] ; S4 [1h+1t] ; M5 [2t] ; S6 [1h+1t]',
  Goblin: 'SX wide [ARMOR] ; S3 [1h] ; A4 [1t] ; A4 [1h+1t] ; S5 [2h]',
  'Ice Elemental': 'S11 wide [ARMOR] ; S3 [1t] ; M4 [2h] ; M5 [1h+1t] ; M6 [1h+1t]',
  Ogre: 'S6 wide [1h] ; A4 [1t] ; S9 wide [2h] ; A5 [1h+1t] ; S12 wide [3h] ; A6 [1h+1t]',
  Phantom: 'S4 [ARMOR] ; A4 [ARMOR] ; A5 [2h] ; A6 [1h+1t] ; S5 [1h+1t] ; S6 [2h]',
  'Plague Rat': 'AX wide [ARMOR] ; A3 [1h+1t] ; S3 [1t] ; S5 [1h+1t] ; A5 [2t]',
  Shadow: 'A10 wide [ARMOR] ; S5 [1h+1t] ; M3 [1h+1t] ; M4 [1h+1t] ; M5 [1h+1t]',
  Skeleton: 'M2 [ARMOR] ; M4 [ARMOR] ; S3 [1t] ; S5 [1h+1t] ; A5 [1h+1t] ; S6 [2t]',
  Wraith: 'M9 wide [ARMOR] ; S5 [ARMOR] ; S3 [2t] ; S5 [2h] ; M6 [1h+1t]',
}
const X = 4

/** The Reef's first floor adds one box and nothing else to a combat. */
const REEF = printed('A3 [1h]')
const boxesOf = (name: string) => [...printed(FOES[name] ?? '', X), ...REEF]

function fought(edition: Edition, card: string, dice: string) {
  return given({ edition, dungeon: 'hydra', damage: [-30], fight: { card, dice: [dice] } })
}

const places = (keys: readonly string[]) => new Set(keys.map(key => Number(/box=(\d+)/.exec(key)?.[1])))
const both = Object.keys(FOES).flatMap(name => [name, `${name} 2`].map(card => ({ name, card })))

describe.each(EDITIONS)('O-41 O-42 O-44 O-50 every foe of the %s printing', edition => {
  test('is told here', () => {
    const foes = standard[edition].encounters.filter(({ ways }) => ways.length === 0)
    expect(Object.keys(FOES).toSorted()).toEqual(foes.map(({ name }) => name).toSorted())
    expect(Object.keys(ABILITIES).toSorted()).toEqual(Object.keys(FOES).toSorted())
  })

  test.each(both)(
    '$card: each box takes its dice and costs its own when it alone is left',
    ({ name, card }) => {
      const boxes = boxesOf(name)
      for (const [left, box] of boxes.entries()) {
        const table = fought(edition, card, allDice(boxes))
        if (boxes.some(({ armor }) => armor))
          expect([...places(table.offers('lay'))].every(place => boxes[place]?.armor)).toBe(true)
        fillAllBut(table, boxes, left)
        const rest = box.armor ? boxes.filter(({ armor }) => !armor) : [box]
        const undying = name === 'Skeleton' ? 2 : 0
        const expected = { damage: total(rest).damage, time: total(rest).time + undying }
        table.play('done hero=0')
        expect(consequences(table)).toMatchObject(expected)
        expect(table.state.party[0]?.damage).toBe(-30 + expected.damage)
      }
    },
  )

  test.each(both)('$card: nothing less and no other colour will do', ({ name, card }) => {
    for (const [place, box] of boxesOf(name).entries()) {
      const others = ['S6', 'A6', 'M6'].filter(die => !die.startsWith(box.colour))
      const dice = diceFor(box, true)
      const table = fought(edition, card, [...others, ...dice].join(' '))
      for (const [armored, other] of boxesOf(name).entries())
        if (other.armor && !box.armor)
          Object.assign(table.state.fight ?? {}, { full: (table.state.fight?.full ?? 0) | (1 << armored) })
      const here = table.offers('lay').filter(key => places([key]).has(place))
      expect(here.every(key => dice.some(die => key === lay(die, place)))).toBe(true)
      if (!box.wide) expect(here).toEqual([])
      else for (const die of dice) table.play(lay(die, place))
      expect((table.state.fight?.full ?? 0) & (1 << place)).toBe(0)
    }
  })

  test.each(both)('$card: all boxes filled it costs nothing and is loot', ({ name, card }) => {
    const boxes = boxesOf(name)
    const table = fought(edition, card, allDice(boxes))
    fillAllBut(table, boxes, -1)
    table.play('done hero=0')
    expect(consequences(table)).toMatchObject({ damage: 0, time: 0 })
    expect(table.state.spoils).toEqual([placeIn(edition, card)])
  })

  test.each(Object.entries(ABILITIES))('%s: its ability', (_, does) => does(edition))
})

const met = (edition: Edition, meet: string, more: Parameters<typeof given>[0] = {}) =>
  given({ edition, dungeon: 'hydra', meet, ...more })
const top = (table: ReturnType<typeof given>) => table.state.stack.at(-1)

function swarms(edition: Edition, card: string, die: string): void {
  const others = [['Ogre'], ['Bandit'], ['Shadow']]
  for (const open of [0, 1, 2, 3]) {
    const dice = Array.from({ length: 8 }, () => `${die}2`).join(' ')
    const table = given({
      edition,
      dungeon: 'hydra',
      open: others.slice(0, open),
      closed: 1,
      fight: { card, dice: [dice] },
    })
    let laid = 0
    while (table.offers('lay').includes(lay(`${die}2`, 0))) {
      table.play(lay(`${die}2`, 0))
      laid += 2
    }
    // Four for this card and four for each other open door; the closed one does not count.
    expect(laid).toBe([4, 8, 12, 16][open])
  }
}

const ABILITIES: Readonly<Record<string, (edition: Edition) => void>> = {
  /** Dodge: a conversion takes three dice and gives the lowest. */
  Bandit(edition) {
    const table = fought(edition, 'Bandit', 'S6 M4 M5').play(
      'convert',
      'pick die=S6 hero=0',
      'pick die=M5 hero=0',
    )
    expect(table.keys()).toEqual(['pick die=M4 hero=0'])
    expect(diceOf(table.play('pick die=M4 hero=0'))).toBe('H4')
    expect(fought(edition, 'Bandit', 'S6 M4').keys()).not.toContain('convert')
  },
  /** Survivor: with armor left it goes to the discards and is no loot. */
  Beetle(edition) {
    const boxes = boxesOf('Beetle')
    const table = fought(edition, 'Beetle', allDice(boxes))
    fillAllBut(table, boxes, 3)
    letTimePass(table.play('done hero=0'))
    expect(table.state.spoils).toEqual([])
    expect(table.state.discard).toContain(placeIn(edition, 'Beetle'))
  },
  /** Flames: 1 damage before anything else. */
  'Fire Elemental'(edition) {
    const table = met(edition, 'Fire Elemental', { heroes: ['mage'] })
    expect(table.state.party[0]?.damage).toBe(1)
    expect(top(table)).toMatchObject({ kind: 'roll' })
  },
  /** Split: 1 time for every 1 rolled. */
  'Glooping Ooze'(edition) {
    const table = met(edition, 'Glooping Ooze').play(...rolls(1, 1, 2, 3), ...rolls(1, 4), ...rolls(5))
    expect(top(table)).toMatchObject({ kind: 'time', left: 3 })
    expect(diceOf(table)).toBe('S1 S1 S2 S3 A1 A4 M5')
  },
  /** Swarm: X is 4 for each open door, this one too. */
  Goblin: edition => swarms(edition, 'Goblin', 'S'),
  /** Frost: 3 time before anything else. */
  'Ice Elemental'(edition) {
    const table = met(edition, 'Ice Elemental')
    expect(top(table)).toMatchObject({ kind: 'time', left: 3 })
    expect(table.state.fight?.cup).toEqual([0, 0, 0, 0])
  },
  /** None: the dice are rolled at once and two make a heroic one. */
  Ogre(edition) {
    expect(top(met(edition, 'Ogre'))).toMatchObject({ kind: 'roll', left: 4 })
    const table = fought(edition, 'Ogre', 'M5 M3').play('convert', 'pick die=M5 hero=0', 'pick die=M3 hero=0')
    expect(diceOf(table)).toBe('H3')
  },
  /** Ethereal: 1s and 3s rolled are gone. */
  Phantom(edition) {
    const table = met(edition, 'Phantom').play(...rolls(1, 2, 3, 4), ...rolls(5, 6), ...rolls(3))
    expect(diceOf(table)).toBe('S2 S4 A5 A6')
    expect(table.state.supply).toEqual([6, 6, 8, 6])
  },
  'Plague Rat': edition => swarms(edition, 'Plague Rat', 'A'),
  /** Fade: 1 time for each skill, a free one too, none for a potion. */
  Shadow(edition) {
    const fight = { card: 'Shadow', dice: ['A1'] }
    const table = given({
      edition,
      skills: [['Fire Elemental 2', 'Goblin 2']],
      potions: ['Bear Traps'],
      fight,
    })
    table.play('use hero=0 skill=mana-fountain')
    expect(top(table)).toMatchObject({ kind: 'time', left: 1 })
    letTimePass(table).play('use hero=0 skill=dodge', 'pay die=A1 hero=0')
    expect(top(table)).toMatchObject({ kind: 'time', left: 1 })
    letTimePass(table).play('drink hero=0 potion=mana', ...rolls(1, 1, 1))
    expect(top(table)?.kind).toBe('fight')
  },
  /** Undying: 2 time with any box left, the dungeon's too. */
  Skeleton(edition) {
    const boxes = boxesOf('Skeleton')
    const table = fought(edition, 'Skeleton', allDice(boxes))
    fillAllBut(table, boxes, boxes.length - 1)
    table.play('done hero=0')
    expect(top(table)).toMatchObject({ kind: 'time', left: 2 })
  },
  /** Drain: an item becomes XP before anything else; without one nothing happens. */
  Wraith(edition) {
    const items = [['Goblin', 'Ogre']]
    const table = met(edition, 'Wraith', { items, level: 2 })
    expect(table.keys()).toEqual(['Goblin', 'Ogre'].map(name => `drain card=${cardId(edition, name)} hero=0`))
    table.play(`drain card=${cardId(edition, 'Ogre')} hero=0`)
    expect(table.state).toMatchObject({
      xp: [placeIn(edition, 'Ogre')],
      party: [{ items: [placeIn(edition, 'Goblin')] }],
    })
    expect(top(met(edition, 'Wraith'))).toMatchObject({ kind: 'roll' })
  },
}
