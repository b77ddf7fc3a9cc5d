/** What names a content is what the rules read of it. */
import { expect, test } from 'vitest'
import { contentHash } from '../../../engine/content-hash.ts'
import { onedeckKit } from '../index.ts'
import type { Content, Encounter } from '../types.ts'
import { original, released } from './released.ts'
import { standard } from './standard.ts'

const hashOf = (change: (ogre: Encounter) => Encounter): string => {
  const encounters = standard.first.encounters.map(each => (each.id === 'ogre' ? change(each) : each))
  const content: Content = { ...standard, first: { ...standard.first, encounters } }
  return contentHash(onedeckKit, content)
}
const same = contentHash(onedeckKit, standard)

test('sets that differ only in words, icons and hues have one hash', () => {
  expect(hashOf(ogre => ({ ...ogre, name: 'Troll', de: { name: 'Troll' } }))).toBe(same)
  expect(hashOf(ogre => ({ ...ogre, icon: undefined, hue: 1 }))).toBe(same)
})

// When an entry of the set was corrected: keep in released.ts what it was.
test('the set of the first release is still had by the name that matches know it by', () => {
  expect(released(contentHash(onedeckKit, original))).toBe(original)
  expect(released('another')).toBeUndefined()
})

test('sets that play otherwise have not', () => {
  expect(hashOf(ogre => ({ ...ogre, xp: 3 }))).not.toBe(same)
  expect(hashOf(ogre => ({ ...ogre, id: 'troll' }))).not.toBe(same)
})
