import { expect, test } from 'vitest'
import { content, de, en, given } from '../given.ts'
import { viewOf } from '../view/index.ts'

const { state } = given({
  heroes: [
    { class: 'cleric', at: 'c-57', goods: ['Silver Ring@3'], lost: 0 },
    { class: 'rogue', at: 'crypt', goods: [], lost: 0 },
  ],
})

test('how far a race is: the round, and of gold only what the viewer may know', () => {
  expect(en.standing?.(viewOf(content, state, 0))).toBe('Round 1 · 2,000 gp of 10,000 gp')
  expect(de.standing?.(viewOf(content, state, 0))).toBe('Runde 1 · 2.000 von 10.000 Gold')
  expect(en.standing?.(viewOf(content, state, null))).toBe('Round 1')
})
