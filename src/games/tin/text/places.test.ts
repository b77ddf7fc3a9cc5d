import { expect, test } from 'vitest'
import { given } from '../given.ts'
import { tinKit } from '../index.ts'

const { en, de } = tinKit.reader(tinKit.packs.standard).words
const game = tinKit.make(tinKit.packs.standard)
const linesOf = (words: typeof en | undefined, title: string) =>
  words?.places?.(game.view(given().state, 0)).find(part => part.title === title)?.lines ?? []

test('the list tells of every room where its doorways lead', () => {
  const [start = ''] = linesOf(en, 'Rooms')
  expect(start).toMatch(/^Stairwell, you are here, cleared, north unexplored, /)
  expect(linesOf(en, 'You')[0]).toMatch(/^\d of \d hearts$/)
})

test('the list is told in German', () => {
  expect(linesOf(de, 'Räume')[0]).toContain('nach Norden unerforscht')
  expect(linesOf(de, 'Du')[0]).toMatch(/^\d von \d Herzen$/)
})
