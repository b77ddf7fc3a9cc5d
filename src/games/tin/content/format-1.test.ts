/** Matches that named tiles and cards by their position. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hash } from '../../../engine/hash.ts'
import { check } from './check.ts'
import { format1 } from './format-1.ts'
import { original } from './released.ts'

const FIXTURES = new URL('../fixtures/', import.meta.url)
const read = (path: string) => JSON.parse(readFileSync(new URL(path, FIXTURES), 'utf8'))
const THEN = read('v1/content.json')

test('the standard set of then is that of the first release', () => {
  expect(format1.content(hash(THEN))).toBe(original)
  expect(format1.content('another')).toBeUndefined()
})

test('a pack of then gets ids from its names, and is told and drawn as the standard set is', () => {
  const checked = check(format1.pack(THEN))
  expect(checked).toEqual({ ok: true, value: original })
})

test('equal names get a number, and what is no pack stays as it is', () => {
  const tile = { ...THEN.tiles[4], name: 'Wine Cellar' }
  expect(format1.pack({ tiles: [tile, tile, { name: '穴' }, 7], cards: 'none' })).toMatchObject({
    tiles: [{ id: 'wine-cellar' }, { id: 'wine-cellar-2' }, { id: 'entry' }, 7],
    cards: 'none',
  })
  expect(format1.pack('a pack')).toBe('a pack')
})

test('an action of then names what stood at its position', () => {
  const said = (action: { kind: string; tile?: unknown; card?: unknown }) =>
    format1.action(action, original, {})
  expect(said({ kind: 'tile', tile: 8 })).toEqual({ kind: 'tile', tile: 'vault' })
  expect(said({ kind: 'card', card: 5 })).toEqual({ kind: 'card', card: 'rising-cut' })
  expect(said({ kind: 'deal', card: 0 })).toEqual({ kind: 'deal', card: 'hook' })
  expect(said({ kind: 'bare' })).toEqual({ kind: 'bare' })
  expect(said({ kind: 'tile', tile: 99 })).toEqual({ kind: 'tile', tile: 99 })
})
