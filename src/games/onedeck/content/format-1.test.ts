/** Matches of format 1 named cards by their place. */
import { expect, test } from 'vitest'
import type { Action } from '../../../engine/types.ts'
import { format1 } from './format-1.ts'
import { standard } from './standard.ts'

const { encounters } = standard.revised
/** A pack whose printings have different decks. */
const pack = {
  ...standard,
  revised: { ...standard.revised, encounters: encounters.filter(({ id }) => id === 'ogre') },
}
const now = (action: Action & Readonly<Record<string, unknown>>, edition = 'first') =>
  format1.action(action, pack, { edition })

test('cards get their ids, by the printing of the match', () => {
  expect(now({ kind: 'card', card: 1 })).toEqual({ kind: 'card', card: 'bandit-2' })
  expect(now({ kind: 'card', card: 1 }, 'revised')).toEqual({ kind: 'card', card: 'ogre-2' })
  expect(now({ kind: 'item', card: 0, hero: 1, over: -1 })).toEqual({
    kind: 'item',
    card: 'bandit-1',
    hero: 1,
    over: null,
  })
  expect(now({ kind: 'skill', card: 2, hero: 0, over: 5 })).toMatchObject({ over: 'fire-elemental-2' })
})

test('what names no card, or one that never was, stays as it is', () => {
  expect(now({ kind: 'heal', hero: 0 })).toEqual({ kind: 'heal', hero: 0 })
  expect(now({ kind: 'card', card: 999 })).toEqual({ kind: 'card', card: 999 })
  expect(format1.content('something else')).toBeUndefined()
})

test('in a pack, what a talent lets a hero do is its ability', () => {
  const then = { first: { talents: [{ id: 'grit', deed: null }], dungeons: [] }, revised: 3 }
  expect(format1.pack(then)).toEqual({
    first: { talents: [{ id: 'grit', ability: null }], dungeons: [] },
    revised: 3,
  })
  expect(format1.pack('no pack')).toBe('no pack')
})
