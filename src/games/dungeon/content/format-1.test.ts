import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contentHash } from '../../../engine/content-hash.ts'
import type { Json } from '../../../engine/types.ts'
import { dungeonKit } from '../index.ts'
import { check } from './check.ts'
import { format1 } from './format-1.ts'
import { original } from './released.ts'
import { standard } from './standard.ts'

const then: Json = JSON.parse(readFileSync(new URL('../fixtures/v1/content.json', import.meta.url), 'utf8'))

describe('a pack of format 1', () => {
  const packed = check(format1.pack(then))
  const found = packed.ok ? packed.value : null

  test('S18 gets the ids of the standard set where its cards are those', () => {
    const idsOf = (list: readonly { readonly id: string }[] = []) => list.map(({ id }) => id)
    expect(idsOf(found?.heroes)).toEqual(idsOf(original.heroes))
    expect(idsOf(found?.monsters)).toEqual(idsOf(original.monsters))
    expect(idsOf(found?.treasures)).toEqual(idsOf(original.treasures))
  })

  test('S18 gets ids of its own where cards have one name, or a name without letters', () => {
    const card = { name: '¡!', level: 1, value: 5, copies: 1 }
    const pack = format1.pack({ treasures: [card, card, { ...card, name: 'Épée d’or' }] })
    expect(pack).toMatchObject({ treasures: [{ id: '1-5' }, { id: '1-5-2' }, { id: 'epee-d-or' }] })
  })

  test('S18 keeps the German and the figures that hung on printed names', () => {
    expect(found?.monsters.map(({ de }) => de)).toEqual(original.monsters.map(({ de }) => de))
    expect(found?.treasures.map(({ icon }) => icon)).toEqual(original.treasures.map(({ icon }) => icon))
    expect(found?.board.spaces.map(({ de }) => de)).toEqual(original.board.spaces.map(({ de }) => de))
  })

  test('S18 what is no pack stays as it is', () => {
    for (const other of [null, 'pack', [1], { heroes: 'none', monsters: [null, 3] }])
      expect(format1.pack(other)).toEqual(other)
  })
})

describe('an action of format 1', () => {
  test('S18 names by id what it named by position', () => {
    const told = [
      { kind: 'hero', hero: 6 },
      { kind: 'cast', spell: 'fireball', at: 0 },
      { kind: 'search', door: 18 },
      { kind: 'monster', card: 0 },
      { kind: 'treasure', card: 5 },
      { kind: 'dice', a: 1, b: 2 },
      { kind: 'ball', level: 3 },
    ]
    expect(told.map(action => format1.action(action, standard, {}))).toEqual([
      { kind: 'hero', hero: 'corin' },
      { kind: 'cast', spell: 'fireball', at: 'great-hall' },
      { kind: 'search', door: 'c-67/c-225' },
      { kind: 'monster', card: 'goblin' },
      { kind: 'treasure', card: 'magic-sword-1' },
      { kind: 'dice', a: 1, b: 2 },
      { kind: 'ball', level: 3 },
    ])
  })

  test('S18 that makes no sense stays as it is', () => {
    for (const action of [{ kind: 'step', to: 9999 }, { kind: 'step' }, { kind: 'step', to: 'c-1' }])
      expect(format1.action(action, standard, {})).toEqual(action)
  })
})

describe('the set that matches of then were begun with', () => {
  test('S18 is found by the hash that it had then', () => {
    expect(format1.content('96513f43dc368ae07072e3372f1fc3023c8bbba3dbd75ebb32284fa951ca25de')).toBe(original)
    expect(format1.content('another')).toBeUndefined()
  })

  test('S18 is what it was then', () => {
    const packed = check(format1.pack(then))
    expect(packed.ok && contentHash(dungeonKit, packed.value)).toBe(contentHash(dungeonKit, original))
  })
})

describe('the name of a content', () => {
  test('is the same where only what people read and see differs', () => {
    const renamed = standard.monsters.map(({ de: _de, ...card }) => ({ ...card, name: `Old ${card.name}` }))
    const redrawn = standard.treasures.map(({ icon: _icon, ink: _ink, ...card }) => card)
    const other = { ...standard, monsters: renamed, treasures: redrawn }
    expect(contentHash(dungeonKit, other)).toBe(contentHash(dungeonKit, standard))
  })

  test('is another where the rules read something else', () => {
    const monsters = standard.monsters.map(card => ({ ...card, copies: card.copies + 1 }))
    const treasures = standard.treasures.map(card => ({ ...card, id: `${card.id}-x` }))
    for (const change of [{ monsters }, { treasures }])
      expect(contentHash(dungeonKit, { ...standard, ...change })).not.toBe(contentHash(dungeonKit, standard))
  })
})
