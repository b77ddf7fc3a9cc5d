import { expect, test } from 'vitest'
import { seen } from '../given.ts'
import { afterwards, type Faced } from './faced.ts'

const START: Faced = { doors: [], place: null }

/** What is remembered after these moments, one after the other. */
const after = (...moments: readonly Parameters<typeof afterwards>[1][]) => moments.reduce(afterwards, START)

const hall = { open: [['Ogre'], ['Goblin']], closed: 1 }
const inHall = seen(hall).view
const atDoor = seen(hall, 'enter door=1').view
const within = seen(hall, 'enter door=1', 'face').view

test('a door that is looked behind stands where it stood', () => {
  expect(after(inHall).place).toBeNull()
  expect(after(inHall, atDoor).place).toBe(1)
})

test('its place is kept while it is gone, and forgotten in the hall', () => {
  expect(within.doors).toHaveLength(2)
  expect(after(inHall, atDoor, within).place).toBe(1)
  expect(after(inHall, atDoor, within, within).place).toBe(1)
  expect(after(inHall, atDoor, within, inHall).place).toBeNull()
})

test('a door that was open before is known by what lay behind it', () => {
  expect(after(inHall, within).place).toBe(1)
})

test('whoever comes in the middle of an encounter is not told', () => {
  expect(after(within, within).place).toBeNull()
})
