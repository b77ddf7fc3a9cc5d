import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Glossary } from '../../engine/glossary.ts'
import { dungeonKit } from '../../games/dungeon/index.ts'
import { onedeckKit } from '../../games/onedeck/index.ts'
import { tinKit } from '../../games/tin/index.ts'

/** Those of a kind that a report would show by a letter. */
function lettersIn(
  game: string,
  glossary: Glossary | undefined,
  kind: string,
  ids: readonly string[],
): string[] {
  const isThere = (id: string) =>
    ['webp', 'svg'].some(end =>
      existsSync(new URL(`pictures/${game}/${glossary?.picture(kind, id)}.${end}`, import.meta.url)),
    )
  return ids.filter(id => !isThere(id))
}

const idsOf = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id)

test('every treasure, spell and trap of Dungeon! has a picture', () => {
  const { standard } = dungeonKit.packs
  const glossary = dungeonKit.glossary?.(standard, 'en')
  expect(lettersIn('dungeon', glossary, 'treasure', idsOf(standard.treasures))).toEqual([])
  expect(lettersIn('dungeon', glossary, 'trap', ['cage', 'slide', 'pit'])).toEqual(['pit'])
  const spells = ['fireball', 'lightning', 'teleport']
  for (const kind of ['spell', 'attack'])
    expect(lettersIn('dungeon', glossary, kind, [...spells, 'none'])).toEqual(['none'])
})

test('every skill and potion of One Deck Dungeon shows the card that it is on', () => {
  const { standard } = onedeckKit.packs
  const glossary = onedeckKit.glossary?.(standard, 'en')
  const loot = [standard.first, standard.revised].flatMap(({ encounters }) =>
    encounters.flatMap(({ copies }) => copies.map(copy => copy.loot)),
  )
  for (const kind of ['skill', 'potion'])
    expect(lettersIn('onedeck', glossary, kind, [...loot, 'nothing-of-ours'])).toEqual(['nothing-of-ours'])
})

test('every tile of Dungeon in a Tin shows its room, a chasm its gap', () => {
  const { standard } = tinKit.packs
  const glossary = tinKit.glossary?.(standard, 'en')
  expect(lettersIn('tin', glossary, 'tile', [...idsOf(standard.tiles), 'nothing-of-ours'])).toEqual([
    'nothing-of-ours',
  ])
  expect(glossary?.picture('tile', 'cellar')).toBe('tile-barrels')
  expect(glossary?.picture('tile', 'chasm')).toBe('tile-chasm')
})

test('items of Dungeon in a Tin, its monsters and the techniques that its cards answer have pictures', () => {
  const { standard } = tinKit.packs
  const glossary = tinKit.glossary?.(standard, 'en')
  const monsters = ['monster', 'helmet']
  expect(lettersIn('tin', glossary, 'item', ['key', 'rope', 'potion', 'bomb', 'princess'])).toEqual([])
  for (const kind of ['monster', 'by']) expect(lettersIn('tin', glossary, kind, monsters)).toEqual([])
  expect(lettersIn('tin', glossary, 'card', [...idsOf(standard.cards), 'none'])).toEqual(['none'])
})
