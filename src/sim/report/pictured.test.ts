import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dungeonKit } from '../../games/dungeon/index.ts'
import { onedeckKit } from '../../games/onedeck/index.ts'
import { tinKit } from '../../games/tin/index.ts'

function isThere(game: string, name: string | null | undefined): boolean {
  const file = (end: string) => existsSync(new URL(`pictures/${game}/${name}.${end}`, import.meta.url))
  return file('webp') || file('svg')
}

test('every treasure and spell of Dungeon! has a picture', () => {
  const glossary = dungeonKit.glossary?.(dungeonKit.packs.standard, 'en')
  for (const { id } of dungeonKit.packs.standard.treasures)
    expect(isThere('dungeon', glossary?.picture('treasure', id)), id).toBe(true)
  for (const spell of ['fireball', 'lightning', 'teleport'])
    expect(isThere('dungeon', glossary?.picture('spell', spell)), spell).toBe(true)
  expect(glossary?.picture('attack', 'none')).toBeNull()
})

test('every skill and potion of One Deck Dungeon shows the card that it is on', () => {
  const { standard } = onedeckKit.packs
  const glossary = onedeckKit.glossary?.(standard, 'en')
  for (const { encounters } of [standard.first, standard.revised])
    for (const { id, copies } of encounters)
      for (const { loot } of copies) {
        expect(isThere('onedeck', glossary?.picture('skill', loot)), loot).toBe(true)
        expect(isThere('onedeck', glossary?.picture('potion', loot)), id).toBe(true)
      }
  expect(glossary?.picture('skill', 'nothing-of-ours')).toBeNull()
})

test('items of Dungeon in a Tin, its monsters and the techniques that its cards answer have pictures', () => {
  const { standard } = tinKit.packs
  const glossary = tinKit.glossary?.(standard, 'en')
  const ids = {
    item: ['key', 'rope', 'potion', 'bomb', 'princess'],
    monster: ['monster', 'helmet'],
    by: ['monster', 'helmet'],
    card: standard.cards.map(({ id }) => id),
  }
  for (const [kind, all] of Object.entries(ids))
    for (const id of all) expect(isThere('tin', glossary?.picture(kind, id)), `${kind} ${id}`).toBe(true)
  expect(glossary?.picture('card', 'none')).toBeNull()
})
