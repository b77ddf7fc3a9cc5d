import { expect, test } from 'vitest'
import { flightsOf, levelsOf } from './stairs.ts'
import { standard } from './standard.ts'

const flights = flightsOf(standard)
const flightWith = (id: string) => flights.find(({ spaces }) => spaces.some(space => space.id === id))

test('Every space of the stairs belongs to one flight, and every flight leads somewhere.', () => {
  const stairs = standard.board.spaces.filter(({ kind }) => kind === 'stair').map(({ id }) => id)
  expect(flights.flatMap(({ spaces }) => spaces.map(({ id }) => id)).toSorted()).toEqual(stairs.toSorted())
  for (const { ends } of flights) expect(ends.length).toBeGreaterThan(0)
})

test('A flight joins the levels of its ends; a secret door beside it is none of them.', () => {
  const [short, long, flat] = ['c-4', 'c-62', 'c-251'].map(flightWith)
  expect(short && levelsOf(short)).toEqual([1, 2])
  expect(long && levelsOf(long)).toEqual([1, 4])
  expect(flat && levelsOf(flat)).toEqual([4])
})
