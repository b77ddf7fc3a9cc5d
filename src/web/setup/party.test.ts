import { describe, expect, test } from 'vitest'
import { onedeckKit } from '../../games/onedeck/index.ts'
import { firstDraft, matchOf } from './draft.ts'
import { heroesOf, toggleHero, withPersons, withSheet, withSize } from './party.ts'

const ALL = ['warrior', 'rogue', 'mage', 'paladin', 'archer']
const alone = firstDraft(onedeckKit.facts, 'You')
const pair = withSize(alone, 2, ALL)

describe('a party', () => {
  test('of one is whoever was chosen last', () => {
    expect(heroesOf(alone)).toEqual(['warrior'])
    expect(heroesOf(toggleHero(alone, 'mage'))).toEqual(['mage'])
  })

  test('that grows takes along whoever is free, and one that shrinks leaves the last at home', () => {
    expect(heroesOf(pair)).toEqual(['warrior', 'rogue'])
    expect(heroesOf(withSize(toggleHero(alone, 'mage'), 4, ALL))).toEqual([
      'mage',
      'warrior',
      'rogue',
      'paladin',
    ])
    expect(heroesOf(withSize(pair, 1, ALL))).toEqual(['warrior'])
  })

  test('that is full lets the one go who was chosen first', () => {
    expect(heroesOf(toggleHero(pair, 'mage'))).toEqual(['rogue', 'mage'])
  })

  test('lets a hero go, and waits for another', () => {
    const short = toggleHero(pair, 'warrior')
    expect(heroesOf(short)).toEqual(['rogue'])
    expect(short.partySize).toBe(2)
    expect(heroesOf(toggleHero(short, 'archer'))).toEqual(['rogue', 'archer'])
  })

  test('has one person for all, or one for each however many go', () => {
    const each = withPersons(pair, true)
    expect(each.places).toHaveLength(2)
    expect(withSize(each, 4, ALL).places).toHaveLength(4)
    expect(toggleHero(each, 'warrior').places).toHaveLength(2)
    expect(withPersons(each, false).places).toHaveLength(1)
  })
})

describe('a campaign sheet', () => {
  const odo = { id: 's-1', hero: 'mage' }

  test('brings its hero in place of the first, and changes nothing when the hero goes anyway', () => {
    const brought = withSheet(alone, odo)
    expect(heroesOf(brought)).toEqual(['mage'])
    expect(matchOf(brought).sheets).toEqual(['s-1'])
    const both = toggleHero(pair, 'mage')
    expect(heroesOf(withSheet(both, odo))).toEqual(heroesOf(both))
  })

  test('stays at home with its hero', () => {
    expect(toggleHero(withSheet(alone, odo), 'rogue').sheets).toEqual([])
    expect(withSheet(withSheet(pair, odo), null).sheets).toEqual([])
  })
})
