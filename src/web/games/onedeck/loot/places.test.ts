import { describe, expect, test } from 'vitest'
import { looting } from '../given.ts'
import { placesFor } from './places.ts'

function placesOf(card: string, situation: Parameters<typeof looting>[1] = {}) {
  const { view, choices } = looting(card, situation)
  const [spoil] = view.spoils
  if (!spoil) throw new Error('there is nothing to take')
  return placesFor(view, choices, spoil)
}

describe('the places of loot', () => {
  test('a card with a skill lies as item, skill or experience', () => {
    const { items, skills, potion, xp } = placesOf('Goblin')
    expect(items.map(({ over }) => over)).toEqual([null])
    expect(skills.map(({ over }) => over)).toEqual([null])
    expect(items[0]?.choice?.action.kind).toBe('item')
    expect(potion).toBeNull()
    expect(xp?.action.kind).toBe('xp')
  })

  test('a potion has no place among skills', () => {
    const { skills, potion } = placesOf('Skeleton')
    expect(skills).toEqual([])
    expect(potion?.action.kind).toBe('potion')
  })

  test('a full place is taken by replacing what lies there', () => {
    const { items } = placesOf('Goblin', { items: [['Ogre']] })
    expect(items.map(({ over }) => over?.name)).toEqual(['Ogre'])
    expect(items[0]?.choice?.key).toContain('over=')
    expect(items[0]?.choice?.key).not.toContain('over=null')
  })

  test('a skill already known has places without a choice', () => {
    const { skills } = placesOf('Arrow Wall', { skills: [['Goblin 2']] })
    expect(skills.every(({ choice }) => choice === null)).toBe(true)
  })

  test('every hero of the party has places of their own, and every choice has one', () => {
    const { view, choices } = looting('Goblin', { heroes: ['warrior', 'mage'], items: [['Ogre'], []] })
    const [spoil] = view.spoils
    if (!spoil) throw new Error('there is nothing to take')
    const { items, skills, potion, xp } = placesFor(view, choices, spoil)
    expect(items.map(({ hero }) => hero)).toEqual([0, 1])
    const placed = [...items, ...skills].flatMap(({ choice }) => choice?.key ?? [])
    const all = choices.filter(({ action }) => action.kind !== 'heal').map(({ key }) => key)
    expect([...placed, potion?.key, xp?.key].filter(key => key !== undefined).toSorted()).toEqual(
      all.toSorted(),
    )
  })
})
