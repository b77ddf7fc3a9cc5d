/** The rulebook's worked examples. Its dice are pictures that the text lost; what the prose settles is used as it is. */
import { expect, test } from 'vitest'
import { diceOf, given, lay, placeIn, rolls } from '../given.ts'

const kinds = (table: ReturnType<typeof given>) => table.state.stack.map(frame => frame.kind)

/**
 * Settled by the prose: the Mage alone with nothing but her card (one strength, two agility, four magic dice), on the
 * first floor of the Dragon's Cave; no 1 rolled, or Split would be told; two magic dice fill the armor boxes of 2 and
 * 3; both agility dice are of no use and become one heroic die; some boxes are filled then, the dungeon's among them;
 * what is left has consequences. Three dice at most remain for five boxes, so at least two boxes are left.
 * Ours: the values of the dice, and with them which two boxes are left.
 */
test('O-21 O-29 O-40 O-44 O-50 O-54 the Mage against the Glooping Ooze', () => {
  const table = given({ heroes: ['mage'], meet: 'Glooping Ooze' })
  table.play(...rolls(4), ...rolls(5, 4), ...rolls(2, 3, 5, 4))
  expect(diceOf(table)).toBe('S4 A4 A5 M2 M3 M4 M5')
  // No 1, no time: the dice are hers to place.
  expect(kinds(table).at(-1)).toBe('fight')
  // Armor first: no other box takes a die yet.
  expect(table.offers('lay').every(key => key.includes('box=0 ') || key.includes('box=1 '))).toBe(true)
  table.play(lay('M2', 0), lay('M3', 1))
  // The agility dice fit nowhere; the two become one heroic die of the lower value.
  expect(table.offers('lay').filter(key => key.includes('die=A'))).toEqual([])
  table.play('convert', 'pick die=A5 hero=0', 'pick die=A4 hero=0')
  expect(diceOf(table)).toBe('S4 M4 M5 H4')
  // The others go on boxes of the foe, and on the dungeon's, which is the last.
  table.play(lay('S4', 2), lay('M5', 4), lay('H4', 6))
  expect(table.state.fight?.full).toBe(0b1010111)
  table.play('done hero=0')
  expect(table.events).toContainEqual({ kind: 'consequences', damage: 2, time: 2, prevented: 0 })
  expect(table.state.party[0]?.damage).toBe(2)
  expect(table.state.stack.at(-1)).toMatchObject({ kind: 'time', left: 2 })
  // The foe is beaten all the same.
  table.play(table.keys()[0] ?? '', table.keys()[1] ?? '')
  expect(table.state.spoils).toEqual([placeIn('first', 'Glooping Ooze')])
})

/**
 * Settled by the prose: 1s are rolled and removed; the armor box of 22 is filled first; the Warrior takes three damage
 * and three skulls are covered, for three damage to the Yeti, who is not beaten yet. The armor box bears a skull, so
 * one of the other three skulls is left (1 damage) and one of the four boxes of 2 damage: six of eight boxes are
 * filled, by nine dice at least. The next round may end it: six health.
 * Ours: the values, which box of each sort is left, and whence the dice come that her card alone does not give
 * (level 4 and two items of strength).
 */
test('O-101 O-102 O-222 the Warrior against the Yeti', () => {
  const table = given({ dungeon: 'yeti', floor: 3, deck: 0, level: 4, items: [['Goblin', 'Wraith']] })
  table.play('descend', ...rolls(6, 6, 6, 4, 5, 1), ...rolls(5, 6), ...rolls(5), ...rolls(6, 1))
  expect(table.events.filter(event => event.kind === 'lost')).toHaveLength(2)
  expect(diceOf(table)).toBe('S4 S5 S6 S6 S6 A5 A6 M5 H6')
  expect(table.offers('lay').every(key => key.includes('box=0 '))).toBe(true)
  table.play(lay('S6', 0), lay('S6', 0), lay('S6', 0), lay('S4', 0))
  table.play(lay('S5', 1), lay('H6', 2), lay('M5', 3), lay('A5', 6), lay('A6', 7))
  expect(table.state.fight?.full).toBe(0b11001111)
  table.play('done hero=0')
  expect(table.state).toMatchObject({ boss: 3, party: [{ damage: 3 }], ending: null })
  // All dice are cleared and a new round begins.
  expect(kinds(table)).toEqual(['round', 'fight', 'afterRoll', 'roll', 'roll', 'roll', 'roll'])
  expect(table.state.fight).toMatchObject({ full: 0, used: [0] })
  expect(diceOf(table)).toBe('')
})

test('O-83 cards of 3, 4 and 2 XP: 7 are paid with the first two, the third is kept', () => {
  const xp = ['Bandit', 'Ogre', 'Goblin']
  const table = given({ xp, stack: [{ kind: 'landing' }, { kind: 'loot' }] })
  table.play('level', 'spend xp=3', 'spend xp=4')
  expect(table.state).toMatchObject({ level: 2, tokens: 2, xp: [placeIn('first', 'Goblin')] })
})

test('O-51 three damage is split 1 and 2', () => {
  const fight = { card: 'Bear Traps', way: 0, dice: ['', ''] }
  const table = given({ heroes: ['warrior', 'mage'], dungeon: 'hydra', fight }).play(
    'done hero=0',
    'suffer hero=1',
  )
  expect(table.state.party.map(hero => hero.damage)).toEqual([1, 2])
})
