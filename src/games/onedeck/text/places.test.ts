import { expect, test } from 'vitest'
import { standard } from '../content/standard.ts'
import { given, type Situation } from '../given.ts'
import { onedeckKit } from '../index.ts'

const game = onedeckKit.make(standard)
const { en, de } = onedeckKit.reader(standard).words

const partsOf = (situation: Situation, words = en) =>
  words.places?.(game.view(given(situation).state, 0)) ?? []

test('the list tells of doors, heroes and the dungeon between rooms', () => {
  const parts = partsOf({ heroes: ['warrior'], dungeon: 'dragon', open: [['Goblin']], damage: [2] })
  expect(parts.map(({ title }) => title)).toEqual([expect.any(String), 'Doors', 'Heroes'])
  expect(parts[1]?.lines).toContain('Door 1: Goblin (foe, 2 XP)')
  expect(parts[2]?.lines[0]).toMatch(
    /^Warrior: 4 of 6 health, 4 strength dice, 2 agility dice, 1 magic die, 0\/1 items/,
  )
})

test('the list tells of every box what it needs, holds and costs, and what dice there are', () => {
  const parts = partsOf({ fight: { card: 'Bandit', dice: ['A4 S5'] } })
  const fight = parts.find(({ title }) => title.startsWith('Bandit'))?.lines ?? []
  expect(fight[0]).toBe('Box 1: 8 agility, left empty costs 2 damage')
  expect(fight).toContain('Dice of Warrior: S5, A4')
  expect(fight.at(-1)).toMatch(/^If done now: /)
})

test('the list is told in German', () => {
  const parts = partsOf({ fight: { card: 'Bandit', dice: ['A4 S5'] } }, de)
  const lines = parts.flatMap(part => part.lines)
  expect(lines).toContain('Feld 1: 8 Geschick, leer kostet es 2 Schaden')
  expect(lines.some(line => line.startsWith('Würfel von '))).toBe(true)
})
