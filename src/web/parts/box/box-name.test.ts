import { expect, test } from 'vitest'
import { en } from '../text/en.ts'
import { boxName } from './box-name.ts'

test('a small box says its kind, number and price', () => {
  expect(boxName({ kind: 'A', need: 4, time: 1 }, en)).toBe('A 4, agility, left empty costs 1 time')
})

test('a wide box says what lies in it', () => {
  const dice = [
    { kind: 'M', value: 4 },
    { kind: 'H', value: 3 },
  ] as const
  expect(boxName({ kind: 'M', need: 11, wide: true, hearts: 2, time: 1, dice }, en)).toBe(
    'M 11 total, magic, holds magic 4 and heroic 3, 7 of 11, left empty costs 2 damage and 1 time',
  )
})

test('a full box no longer says its price, nor what stood before it', () => {
  const dice = [{ kind: 'S', value: 6 }] as const
  expect(boxName({ kind: 'X', need: 5, hearts: 1, dice, full: true }, en, false, 'armor first')).toBe(
    'any 5, holds strength 6, full',
  )
})

test('a box says that the held die fits, or what comes first', () => {
  expect(boxName({ kind: 'S', need: 6, skull: true }, en, true)).toBe(
    'S 6, strength, skull, the held die fits',
  )
  expect(boxName({ kind: 'S', need: 6 }, en, false, 'armor first')).toBe('S 6, armor first, strength')
})
