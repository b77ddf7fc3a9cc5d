/** Whoever reads only the events knows what was done. */
import { expect, test } from 'vitest'
import { untold } from '../../../testing/told.ts'
import { dungeonKit } from '../index.ts'
import { MODES } from '../types.ts'

test.each(MODES)('every step of a seat is told in the mode %s', mode => {
  expect(untold(dungeonKit, { mode, players: mode === 'race' ? 3 : 1, turnLimit: 30 }, 4)).toEqual([])
})
