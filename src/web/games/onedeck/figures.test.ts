/** Every entry of the standard set has its sign, its hue and its picture; a pack may lack them. */
import { describe, expect, test } from 'vitest'
import { standard } from '../../../games/onedeck/content/standard.ts'
import { EDITIONS, type Figured } from '../../../games/onedeck/types.ts'
import * as PLAY from '../../parts/icons.ts'
import { onedeckArt } from './art/index.ts'
import { figureOf, hueOf, potionIcon } from './figures.ts'
import * as ICONS from './icons.generated.ts'

const shown = EDITIONS.flatMap(edition => {
  const { encounters, heroes, dungeons } = standard[edition]
  const bosses = dungeons.map(({ id, boss }) => ({ ...boss, id }))
  return [...encounters, ...heroes, ...bosses]
})
const hasSign = ({ icon = '' }: Figured): boolean => Object.hasOwn(ICONS, icon)

describe('every card, hero and boss', () => {
  test('has a sign among the icons, and a hue', () => {
    expect(shown.filter(entry => !hasSign(entry) || entry.hue === undefined)).toEqual([])
  })

  test('has a picture by its id, and so have the Stairs', () => {
    const ids = [...shown.map(({ id }) => id), 'stairs']
    expect(ids.filter(id => onedeckArt(id) === null)).toEqual([])
  })
})

test('every potion has a sign', () => {
  expect(standard.first.potions.filter(potion => !hasSign(potion))).toEqual([])
})

test('what a pack leaves out is neutral', () => {
  expect(figureOf({})).toBe(PLAY.hero)
  expect(figureOf({ icon: 'constructor' })).toBe(PLAY.hero)
  expect(potionIcon({})).toBe(ICONS.potion)
  expect(hueOf({})).toBe('var(--level-3)')
})
