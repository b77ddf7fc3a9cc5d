import { expect, test } from 'vitest'
import { contentHash } from '../../../engine/content-hash.ts'
import { hash } from '../../../engine/hash.ts'
import { PLAIN_SET } from '../given.ts'
import { tinKit } from '../index.ts'
import type { Content } from '../types.ts'
import { essence } from './essence.ts'
import { original, released } from './released.ts'
import { standard } from './standard.ts'

const named = (content: Content) => contentHash(tinKit, content)

test('names, texts and drawings are not what a content is named by', () => {
  const tiles = PLAIN_SET.tiles.map(tile => ({ ...tile, name: 'Room', mark: 'A' as const }))
  const cards = PLAIN_SET.cards.map(card => ({ ...card, title: 'Card' }))
  expect(named({ ...standard, tiles, cards })).toBe(named(standard))
})

test('everything that the rules read is', () => {
  const [tile, ...tiles] = standard.tiles
  const [card, ...cards] = standard.cards
  if (!tile || !card) throw new Error('There is nothing in the set')
  const others: Content[] = [
    { ...standard, tiles: [{ ...tile, id: 'other' }, ...tiles] },
    { ...standard, tiles: [{ ...tile, doors: 'N' }, ...tiles] },
    { ...standard, tiles: [{ ...tile, white: 1 }, ...tiles] },
    { ...standard, cards: [{ ...card, plus: 2 }, ...cards] },
    { ...standard, cards: [{ ...card, id: 'other' }, ...cards] },
    { ...standard, gold: [] },
    { ...standard, goods: { ...standard.goods, key: { count: 1, price: 1, trade: 1 } } },
    { ...standard, dice: { ...standard.dice, red: standard.dice.yellow } },
  ]
  expect(new Set([standard, ...others].map(named)).size).toBe(others.length + 1)
})

// When an entry of the set was corrected: keep in released.ts what it was.
test('the set of the first release is still had by the name that matches know it by', () => {
  expect(released(hash(essence(original)))).toBe(original)
  expect(released('another')).toBeUndefined()
})
