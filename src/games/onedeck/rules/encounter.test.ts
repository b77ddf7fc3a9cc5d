import { describe, expect, test } from 'vitest'
import { diceOf, given, lay, rolls } from '../given.ts'

const PAIR = ['warrior', 'mage']

describe('before the dice', () => {
  test('O-20 O-21 in a combat all icons of hero and items are claimed and rolled, then dice are placed', () => {
    const table = given({ meet: 'Ogre', items: [['Goblin', 'Bandit']] })
    expect(table.state.stack.at(-1)).toMatchObject({ kind: 'roll', colour: 0, left: 5 })
    table.play(...rolls(6, 5, 4, 3, 2), ...rolls(1, 2), ...rolls(3, 4))
    expect(diceOf(table)).toBe('S2 S3 S4 S5 S6 A1 A2 M3 M4')
    expect(table.state.stack.at(-1)?.kind).toBe('fight')
  })

  test('O-22 a peril: a way is chosen first, its time is paid at once, only its colour is rolled', () => {
    const table = given({ meet: 'Cave-in' })
    expect(table.keys()).toEqual(['choose way=0', 'choose way=1'])
    table.play('choose way=0')
    expect(table.state.stack.at(-1)).toMatchObject({ kind: 'time', left: 2 })
    table.play('card card=bandit-1', 'card card=beetle-1', ...rolls(6, 5, 4, 3))
    expect(diceOf(table)).toBe('S3 S4 S5 S6')
  })

  test('O-23 from level 2 the level card adds heroic dice, which two heroes divide', () => {
    const rolling = (table: ReturnType<typeof given>) =>
      table.state.stack.flatMap(frame =>
        frame.kind === 'roll' ? [[frame.slot, frame.colour, frame.left]] : [],
      )
    expect(rolling(given({ meet: 'Ogre', level: 4 }))).toContainEqual([0, 3, 2])
    const table = given({ heroes: PAIR, meet: 'Ogre', level: 4 })
    expect(table.keys()).toEqual(['bonus hero=0', 'bonus hero=1'])
    table.play('bonus hero=0', 'bonus hero=1')
    expect(rolling(table)).toContainEqual([0, 3, 1])
    expect(rolling(table)).toContainEqual([1, 3, 1])
  })

  test('O-24 O-208 stored dice are rolled before the others; all declare first', () => {
    const table = given({ heroes: ['warrior', 'rogue'], meet: 'Ogre', stored: [1, 0] })
    expect(table.keys()).toEqual(['feat dice=0 hero=0', 'feat dice=1 hero=0'])
    table.play('feat dice=1 hero=0')
    expect(table.keys()).toEqual(['feat dice=0 hero=1', 'feat dice=1 hero=1'])
    table.play('feat dice=0 hero=1')
    expect(table.state.stack.at(-1)).toMatchObject({ kind: 'roll', slot: 0, colour: 3, left: 1 })
    expect(table.state.party[0]?.stored).toBe(0)
    table.play(...rolls(4, 1))
    expect(table.state.fight?.fresh).toEqual([21, 0])
  })

  test('O-208 what a heroic skill costs is paid once the last hero has declared', () => {
    const table = given({
      heroes: ['archer', 'warrior'],
      dungeon: 'yeti',
      deck: 0,
      more: { stairs: 2 },
      meet: 'Ogre',
    })
    // The third token comes of the Archer's time: a die stored by that is not for this encounter.
    table.play('feat dice=2 hero=0')
    expect(table.state.stairs).toBe(0)
    expect(table.events.findIndex(({ kind }) => kind === 'feat')).toBeLessThan(
      table.events.findIndex(({ kind }) => kind === 'token'),
    )
    table.play('suffer hero=1')
    expect(table.state.party[1]).toMatchObject({ damage: 1, stored: 1 })
    expect(table.offers('feat')).toEqual([])
    expect(table.state.stack.at(-1)).toMatchObject({ kind: 'roll', slot: 0, left: 2 })
  })

  test('O-208 the other hero declares before the time of the first is spent', () => {
    const table = given({
      heroes: ['archer', 'warrior'],
      dungeon: 'yeti',
      deck: 0,
      stored: [0, 1],
      more: { stairs: 2 },
      meet: 'Ogre',
    }).play('feat dice=2 hero=0')
    expect(table.state.stairs).toBe(2)
    expect(table.offers('feat')).toEqual(['feat dice=0 hero=1', 'feat dice=1 hero=1'])
    table.play('feat dice=0 hero=1')
    expect(table.state.stairs).toBe(0)
  })

  test('O-24 the dice of heroic skills are told once, each by its hero', () => {
    const table = given({ heroes: ['mage', 'rogue'], dungeon: 'yeti', stored: [1, 0], meet: 'Ogre' })
    table.play('feat dice=1 hero=0', 'feat dice=1 hero=1', ...rolls(3, 4))
    const threw = () => table.events.flatMap(event => (event.kind === 'threw' ? [event] : []))
    expect(threw()).toEqual([
      { kind: 'threw', hero: 'mage', dice: ['H3'] },
      { kind: 'threw', hero: 'rogue', dice: ['H4'] },
    ])
    table.play(...rolls(1, 1, 1, 1, 2, 2, 2, 2))
    expect(threw().slice(2)).toEqual([
      { kind: 'threw', hero: 'mage', dice: ['A1', 'M1', 'M1', 'M1'] },
      { kind: 'threw', hero: 'rogue', dice: ['A2', 'A2', 'A2', 'M2'] },
    ])
  })

  test('O-25 the die that an Archer discards is told', () => {
    const table = given({ heroes: ['archer'], dungeon: 'yeti', meet: 'Ogre' })
    table.play(
      'feat dice=2 hero=0',
      'card card=bandit-1',
      'card card=bandit-2',
      ...rolls(2, 5),
      'drop hero=0 value=2',
    )
    expect(table.events).toContainEqual({ kind: 'lost', hero: 'archer', die: 'H2', by: 'choice' })
  })

  test('O-24 stored dice may be discarded', () => {
    const table = given({ stored: [2], fight: { card: 'Ogre', dice: ['S1'] } }).play('unstore hero=0')
    expect(table.state).toMatchObject({ party: [{ stored: 1 }], supply: [7, 8, 8, 5] })
  })

  test('O-25 a gambled 1 costs the Rogue 1 damage and 3 time before anything else', () => {
    const table = given({ heroes: ['rogue'], meet: 'Ogre' }).play('feat dice=2 hero=0', ...rolls(6, 1))
    expect(table.state.party[0]?.damage).toBe(1)
    expect(table.state.stack.at(-1)).toMatchObject({ kind: 'time', left: 3 })
    const lucky = given({ heroes: ['rogue'], meet: 'Ogre' }).play('feat dice=2 hero=0', ...rolls(6, 2))
    expect(lucky.state.stack.at(-1)).toMatchObject({ kind: 'roll', colour: 0 })
  })

  test('O-25 the Archer pays time and discards one of the dice before foe abilities', () => {
    const table = given({ heroes: ['archer'], meet: 'Phantom' })
    expect(table.keys()).toEqual(['feat dice=0 hero=0', 'feat dice=2 hero=0', 'feat dice=3 hero=0'])
    table.play('feat dice=3 hero=0')
    expect(table.state.stack.at(-1)).toMatchObject({ kind: 'time', left: 4 })
    table.play(
      'card card=bandit-1',
      'card card=bandit-2',
      'card card=beetle-1',
      'card card=beetle-2',
      ...rolls(3, 5, 6),
    )
    expect(table.keys()).toEqual(['drop hero=0 value=3', 'drop hero=0 value=5', 'drop hero=0 value=6'])
    table.play('drop hero=0 value=3')
    expect(table.state.fight?.fresh).toEqual([22, 23])
  })

  test('O-26 O-209 abilities touch rolled dice at once, heroic ones too, and dice rolled later', () => {
    const table = given({ meet: 'Phantom', stored: [1], skills: [['Bandit']] })
    table.play('feat dice=1 hero=0', ...rolls(3), ...rolls(1, 2, 3, 4), ...rolls(5, 6), ...rolls(1))
    expect(diceOf(table)).toBe('S2 S4 A5 A6')
    table.play('use hero=0 skill=backstab', 'pay die=A5 hero=0', ...rolls(3, 6))
    expect(diceOf(table)).toBe('S2 S4 S6 A6')
  })

  test('O-26 Split: 1 time for every 1 rolled', () => {
    const table = given({ meet: 'Glooping Ooze' }).play(...rolls(1, 1, 3, 4), ...rolls(5, 6), ...rolls(1))
    expect(table.state.stack.at(-1)).toMatchObject({ kind: 'time', left: 3 })
    expect(diceOf(table)).toBe('S1 S1 S3 S4 A5 A6 M1')
  })

  test('O-209 Poison Aura comes last and no die falls below 1; added dice are not touched', () => {
    const table = given({ dungeon: 'hydra', floor: 3, meet: 'Ogre', stored: [2], skills: [['Beetle']] })
    table.play('feat dice=2 hero=0', ...rolls(1, 5), ...rolls(2, 2, 2, 2), ...rolls(6, 6), ...rolls(2))
    expect(diceOf(table)).toBe('S2 S2 S2 S2 A6 A6 M2 H1 H4')
    table.play('use hero=0 skill=accuracy', 'pay die=A6 hero=0', 'pay die=A6 hero=0', 'pay die=H1 hero=0')
    expect(diceOf(table)).toBe('S2 S2 S2 S2 M2 H4 H6')
  })

  test('O-27 Flames come before heroic skills: the Warrior may roll the die stored for it', () => {
    const table = given({ meet: 'Fire Elemental' })
    expect(table.state.party[0]).toMatchObject({ damage: 1, stored: 1 })
    expect(table.keys()).toContain('feat dice=1 hero=0')
    expect(given({ heroes: PAIR, meet: 'Fire Elemental' }).keys()).toEqual(['suffer hero=0', 'suffer hero=1'])
  })

  test('O-27 Frost spends 3 time, Drain turns an item into XP, nothing without items', () => {
    expect(given({ meet: 'Ice Elemental' }).state.stack.at(-1)).toMatchObject({ kind: 'time', left: 3 })
    const table = given({ meet: 'Wraith', items: [['Goblin', 'Ogre']], level: 2 })
    expect(table.offers('drain')).toHaveLength(2)
    const [first = ''] = table.offers('drain')
    table.play(first)
    expect(table.state).toMatchObject({ party: [{ items: [expect.any(Number)] }], xp: [expect.any(Number)] })
    expect(given({ meet: 'Wraith' }).state.stack.at(-1)?.kind).toBe('roll')
  })

  test('O-202 when a colour runs short, two heroes say who claims first', () => {
    const items = [
      ['Goblin', 'Goblin 2', 'Wraith', 'Wraith 2'],
      ['Arrow Wall', 'Skeleton 2'],
    ]
    const table = given({ heroes: ['warrior', 'paladin'], level: 4, items, meet: 'Ogre' })
    expect(table.offers('claim')).toEqual(['claim hero=0', 'claim hero=1'])
    table.play('claim hero=1')
    expect(table.state.fight?.cup).toEqual([4, 1, 0, 0, 4, 0, 2, 0])
  })
})

describe('step 5', () => {
  test('O-28 place, discard, use and convert in any order until done', () => {
    const table = given({ skills: [['Goblin 2']], fight: { card: 'Ogre', dice: ['S6 A4 A4 M3'] } })
    table.play(
      lay('S6', 0),
      'use hero=0 skill=dodge',
      'pay die=A4 hero=0',
      'discard die=M3 hero=0',
      lay('A4', 1),
    )
    expect(table.state.fight).toMatchObject({ full: 0b11, noDamage: 1 })
    expect(table.keys()).toContain('done hero=0')
  })

  test('O-29 any two dice become one heroic die of the lower value', () => {
    const table = given({ fight: { card: 'Ogre', dice: ['S6 A4 M2'] } })
    table.play('convert', 'pick die=S6 hero=0', 'pick die=A4 hero=0')
    expect(diceOf(table)).toBe('M2 H4')
    expect(table.state.supply).toEqual([8, 8, 7, 5])
  })

  test('O-29 of two heroes, and the party says who gets it', () => {
    const table = given({ heroes: PAIR, fight: { card: 'Ogre', dice: ['S6', 'M5'] } })
    table.play('convert', 'pick die=S6 hero=0', 'pick die=M5 hero=1')
    expect(table.keys()).toEqual(['give hero=0', 'give hero=1'])
    table.play('give hero=0')
    expect([diceOf(table, 0), diceOf(table, 1)]).toEqual(['H5', ''])
  })

  test('O-29 against the Bandit three dice, the lowest', () => {
    const table = given({ fight: { card: 'Bandit', dice: ['S6 M4 M5'] } })
    table.play('convert', 'pick die=S6 hero=0', 'pick die=M4 hero=0', 'pick die=M5 hero=0')
    expect(diceOf(table)).toBe('H4')
  })

  test('O-210 a heroic die must be there, counting one that is given back; restricted dice cannot be converted', () => {
    const table = given({ stored: [2], fight: { card: 'Ogre', dice: ['S6 S5 H1 H1 H1 H2'] } }).play(
      'convert',
      'pick die=S6 hero=0',
    )
    expect(table.keys()).toEqual(['pick die=H1 hero=0', 'pick die=H2 hero=0'])
    expect(given({ fight: { card: 'Ogre', dice: ['S6 mana'] } }).keys()).not.toContain('convert')
  })

  test('O-30 after the encounter all dice go back but stored ones', () => {
    const table = given({ stored: [1], fight: { card: 'Cave-in', way: 0, dice: ['S6 S2 S2 S2'] } }).play(
      lay('S2', 1),
      lay('S6', 0),
      'done hero=0',
    )
    expect(table.state).toMatchObject({ fight: null, supply: [8, 8, 8, 5] })
  })

  test('O-201 each seat its own dice, everything else any seat; done by all, and taken back by acting', () => {
    const table = given({
      heroes: PAIR,
      seats: 2,
      fight: { card: 'Ogre', dice: ['S6 A4', 'M5 A5'] },
      damage: [1, 0],
    })
    expect(table.offers('lay', 0).every(key => key.endsWith('hero=0'))).toBe(true)
    expect(table.offers('lay', 1).every(key => key.endsWith('hero=1'))).toBe(true)
    expect(table.offers('heal', 1)).toEqual(['heal hero=0'])
    table.play('done hero=0')
    expect(table.state.fight?.ready).toBe(1)
    table.play(lay('A5', 3, 1))
    expect(table.state.fight?.ready).toBe(0)
    table.play('done hero=0', 'heal hero=0')
    expect(table.state.fight?.ready).toBe(0)
    table.play('done hero=0', 'done hero=1')
    expect(table.state.stack.map(frame => frame.kind)).toContain('after')
  })

  test('O-201 step 5 is for all at once: the second hero lays first, and a word is taken back by saying so', () => {
    const fight = { card: 'Ogre', dice: ['S6 A4', 'M5 A5'] }
    const table = given({ heroes: PAIR, seats: 2, fight }).play(lay('A5', 3, 1), 'done hero=1')
    expect(table.offers('done', 1)).toEqual([])
    expect(table.offers('reopen', 0)).toEqual([])
    expect(table.offers('reopen', 1)).toEqual(['reopen hero=1'])
    table.play('reopen hero=1')
    expect(table.state.fight?.ready).toBe(0)
    expect(table.events.at(-1)).toEqual({ kind: 'reopened', hero: 'mage' })
    table.play('done hero=1', 'done hero=0')
    expect(table.state.stack.map(frame => frame.kind)).toContain('after')
  })

  test('O-201 with one person for all heroes the word ends the step, and there is none to take back', () => {
    const table = given({ heroes: PAIR, fight: { card: 'Ogre', dice: ['S6', 'M5'] } })
    expect(table.offers('done')).toEqual(['done hero=0'])
    expect(table.offers('reopen')).toEqual([])
    expect(table.play('done hero=0').state.stack.map(frame => frame.kind)).toContain('after')
  })
})

describe('boxes', () => {
  test('O-40 a combat has all boxes of the card and the right-hand boxes of the visible floors', () => {
    expect(given({ floor: 2, fight: { card: 'Ogre', dice: ['S1'] } }).state.fight?.sums).toHaveLength(6 + 2)
    expect(
      given({ floor: 3, fight: { card: 'Cave-in', way: 1, dice: ['A1'] } }).state.fight?.sums,
    ).toHaveLength(1 + 3)
  })

  test('O-41 a small box takes one die of its colour, high enough; grey takes any', () => {
    const table = given({ fight: { card: 'Ogre', dice: ['S6 A4 A3 M6'] }, dungeon: 'yeti' })
    expect(table.offers('lay').filter(key => key.includes('box=1 '))).toEqual([lay('A4', 1)])
    const peril = given({ dungeon: 'hydra', fight: { card: 'Cave-in', way: 0, dice: ['S5 M5 A4'] } })
    expect(peril.offers('lay').filter(key => key.includes('box=1 '))).toEqual([lay('S5', 1), lay('M5', 1)])
  })

  test('O-42 a wide box takes any number of dice, also of two heroes, until its total is reached', () => {
    const table = given({ heroes: PAIR, fight: { card: 'Ogre', dice: ['S5', 'H4'] }, dungeon: 'yeti' })
    table.play(lay('S5', 2))
    expect(table.state.fight).toMatchObject({ full: 0, sums: [0, 0, 5, 0, 0, 0, 0, 0] })
    table.play(lay('H4', 2, 1))
    expect(table.state.fight?.full).toBe(0b100)
  })

  test('O-43 a heroic die counts as any colour, also to pay', () => {
    const table = given({ skills: [['Goblin 2']], fight: { card: 'Ogre', dice: ['H6 H4'] } })
    table.play(lay('H6', 5), 'use hero=0 skill=dodge', 'pay die=H4 hero=0')
    expect(table.state.fight).toMatchObject({ full: 0b100000, noDamage: 1 })
  })

  test('O-44 until every armor box is full nothing goes anywhere else', () => {
    const table = given({ dungeon: 'yeti', fight: { card: 'Skeleton', dice: ['M2 M4 S6 A5'] } })
    expect(table.offers('lay')).toEqual([lay('M2', 0), lay('M4', 0), lay('M4', 1)])
    table.play(lay('M2', 0), lay('M4', 1))
    expect(table.offers('lay')).toContain(lay('S6', 5))
  })

  test('O-45 a placed die stays; a full box takes no more', () => {
    const table = given({ dungeon: 'yeti', fight: { card: 'Ogre', dice: ['S6 S6 A6'] } }).play(lay('S6', 0))
    expect(table.offers('lay').filter(key => key.includes('box=0 '))).toEqual([])
    expect(diceOf(table)).toBe('S6 A6')
  })

  test('O-212 Biting Cold makes every strength box armor, wide ones and a chosen way too', () => {
    const armor = (fight: Parameters<typeof given>[0]) => {
      const table = given({ dungeon: 'yeti', floor: 3, ...fight })
      return table.offers('lay').map(key => Number(/box=(\d+)/.exec(key)?.[1]))
    }
    expect([...new Set(armor({ fight: { card: 'Ogre', dice: ['H6'] } }))]).toEqual([0, 2, 4, 8, 9, 10])
    expect([...new Set(armor({ fight: { card: 'Cave-in', way: 0, dice: ['S6'] } }))]).toEqual([0, 1, 3])
  })
})
