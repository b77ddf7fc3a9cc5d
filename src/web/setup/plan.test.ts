import { describe, expect, test } from 'vitest'
import { start } from '../../engine/match.ts'
import { KITS } from '../../games/index.ts'
import {
  changePlace,
  choiceWords,
  chosenIn,
  firstPlan,
  heroesOf,
  matchOf,
  type Plan,
  seedOf,
  toggleHero,
  withNames,
  withOption,
  withoutPlace,
  withPlace,
  withSheet,
  withSitter,
} from './plan.ts'
import { de } from './text/de.ts'
import { en } from './text/en.ts'

function planFor(game: string): Plan {
  const kit = KITS.find(({ facts }) => facts.id === game)
  if (!kit) throw new Error(game)
  return firstPlan(kit.facts, 'You')
}

describe.each(KITS)('the first plan of $facts.title', kit => {
  test('is one that the game accepts as it stands', () => {
    const begun = start(kit, matchOf(firstPlan(kit.facts, 'You')))
    expect(begun.ok).toBe(true)
  })
})

describe('a choice of none', () => {
  const limit = { name: 'limit', standard: 5, choices: [null, 5] }

  test('is kept as one, and is not taken for nothing chosen', () => {
    expect(chosenIn(planFor('tin'), limit)).toBe(5)
    expect(chosenIn(withOption(planFor('tin'), 'limit', null), limit)).toBeNull()
  })

  test('has a word, while other choices are called as they are named or speak for themselves', () => {
    expect(choiceWords(null, en.none)).toBe('none')
    expect(choiceWords(null, de.none)).toBe('keine')
    expect(choiceWords('race', en.none, en.options['mode']?.choices)).toBe('Race')
    expect(choiceWords(500, en.none)).toBe('500')
  })
})

describe('seats', () => {
  test('one can be added up to eight and each has a name of its own', () => {
    let plan = planFor('dungeon')
    while (plan.places.length < 8) plan = withPlace(plan, 'greedy')
    expect(new Set(plan.places.map(place => place.name)).size).toBe(8)
  })

  test('one can be changed and removed without touching the others', () => {
    const plan = changePlace(withPlace(planFor('dungeon'), 'random'), 1, { sitter: 'person', name: 'Ada' })
    expect(plan.places.map(place => [place.name, place.sitter])).toEqual([
      ['You', 'person'],
      ['Ada', 'person'],
      ['Odile', 'random'],
    ])
    expect(withoutPlace(plan, 1).places.map(place => place.name)).toEqual(['You', 'Odile'])
  })

  test('company turns a game for one into a race', () => {
    const alone = withOption(planFor('dungeon'), 'mode', 'hunt')
    expect(withPlace(alone, 'greedy').options['mode']).toBe('race')
  })

  test('a bot keeps its name and its level apart', () => {
    expect(matchOf(planFor('dungeon')).seats?.[1]).toEqual({ kind: 'bot', name: 'Bram', level: 'greedy' })
  })
})

describe('a party', () => {
  test('takes heroes in and lets them go', () => {
    const two = toggleHero(planFor('onedeck'), 'mage')
    expect(heroesOf(two)).toEqual(['warrior', 'mage'])
    expect(heroesOf(toggleHero(two, 'warrior'))).toEqual(['mage'])
  })
})

describe('the seed', () => {
  test('is nothing for nothing, a number for digits, and the same for the same word', () => {
    expect(seedOf('  ')).toBeUndefined()
    expect(seedOf('42')).toBe(42)
    expect(seedOf('gloom')).toBe(seedOf('gloom'))
    expect(seedOf('gloom')).not.toBe(seedOf('bloom'))
    expect(Number.isInteger(seedOf('ß'.repeat(40)))).toBe(true)
  })
})

describe('who was not given a name', () => {
  const calling = { you: 'You', player: (seat: number) => `Player ${seat}` }
  const names = (plan: Plan) => withNames(plan, calling).places.map(place => place.name)

  test('is you when alone at the device, and has a number otherwise', () => {
    const alone = changePlace(planFor('dungeon'), 0, { name: ' ' })
    expect(names(alone)).toEqual(['You', 'Bram'])
    expect(names(changePlace(alone, 1, { sitter: 'person' }))).toEqual(['Player 1', 'Bram'])
    expect(names(changePlace(alone, 1, { name: '' }))).toEqual(['You', 'Player 2'])
  })
})

describe('a campaign sheet', () => {
  const odo = { id: 's-1', hero: 'mage' }

  test('brings its hero in place of the first, and changes nothing when the hero goes anyway', () => {
    const alone = withSheet(planFor('onedeck'), odo)
    expect(heroesOf(alone)).toEqual(['mage'])
    expect(matchOf(alone).sheets).toEqual(['s-1'])
    const pair = toggleHero(planFor('onedeck'), 'mage')
    expect(heroesOf(withSheet(pair, odo))).toEqual(heroesOf(pair))
  })

  test('stays at home with its hero', () => {
    const plan = toggleHero(withSheet(planFor('onedeck'), odo), 'rogue')
    expect(toggleHero(plan, 'mage').sheets).toEqual([])
    expect(withSheet(plan, null).sheets).toEqual([])
  })
})

test('Who has not come yet has no name of their own, and the seat stays open.', () => {
  const plan = withSitter(planFor('dungeon'), 1, 'open')
  const names = { you: 'You', player: (seat: number) => `Player ${seat}` }
  expect(matchOf(withNames(plan, names)).seats).toEqual([
    { kind: 'person', name: 'You' },
    { kind: 'open', name: 'Player 2' },
  ])
})
