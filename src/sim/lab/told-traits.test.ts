import { expect, test } from 'vitest'
import { onedeckKit } from '../../games/onedeck/index.ts'
import { shareOf } from './stats/shares.ts'
import { toldTraits } from './told-traits.ts'

const groupOf = (name: string, ids: readonly string[]) => ({
  name,
  rows: ids.map(id => shareOf(id, { of: 10, won: 3 })),
})
const told = (heroes: readonly string[]) =>
  toldTraits(
    {
      options: [groupOf('heroes', heroes)],
      traits: [groupOf('hero', ['mage', 'rogue']), groupOf('party', ['1'])],
    },
    onedeckKit.facts,
  ).map(({ name }) => name)

test('a trait that an option tells under another name is told once', () => {
  expect(told(['mage', 'rogue'])).toEqual(['party'])
})

test('where the option has one value only, its trait may tell more', () => {
  expect(told(['none'])).toEqual(['hero', 'party'])
})
