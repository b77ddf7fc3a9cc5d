import { expect, test } from 'vitest'
import { untold } from '../../../testing/told.ts'
import { standard } from '../content/standard.ts'
import { tinKit } from '../index.ts'

test.each([5, 8, 20])('with %i hearts every step of the hero is told by its events', hearts => {
  expect(untold(tinKit, { hearts }, 20)).toEqual([])
})

test('so are steps before rooms without skulls, which may be left alone', () => {
  const content = { ...standard, tiles: standard.tiles.map(tile => ({ ...tile, white: 0 })) }
  expect(untold(tinKit, { hearts: 20, content }, 20)).toEqual([])
})
