import { describe, expect, test } from 'vitest'
import { start } from '../../engine/match.ts'
import type { Facts } from '../../engine/types.ts'
import { KITS } from '../../games/index.ts'
import {
  changePlace,
  choiceWords,
  chosenIn,
  firstDraft,
  isOfMode,
  matchOf,
  namesakesIn,
  type SetupDraft,
  seedOf,
  withChoice,
  withNames,
  withOption,
  withoutPlace,
  withPlace,
  withSitter,
} from './draft.ts'
import { de } from './text/de.ts'
import { en } from './text/en.ts'

function factsOf(game: string): Facts {
  const kit = KITS.find(({ facts }) => facts.id === game)
  if (!kit) throw new Error(game)
  return kit.facts
}

const draftFor = (game: string): SetupDraft => firstDraft(factsOf(game), 'You')
const race = factsOf('dungeon')

describe.each(KITS)('the first draft of $facts.title', kit => {
  test('is one that the game accepts as it stands', () => {
    const begun = start(kit, matchOf(firstDraft(kit.facts, 'You')))
    expect(begun.ok).toBe(true)
  })
})

describe('a choice of none', () => {
  const limit = { name: 'limit', standard: 5, choices: [null, 5] }

  test('is kept as one, and is not taken for nothing chosen', () => {
    expect(chosenIn(draftFor('tin'), limit)).toBe(5)
    expect(chosenIn(withOption(draftFor('tin'), 'limit', null), limit)).toBeNull()
  })

  test('has a word, while other choices are called as they are named or speak for themselves', () => {
    expect(choiceWords(null, en.none)).toBe('none')
    expect(choiceWords(null, de.none)).toBe('keine')
    expect(choiceWords('race', en.none, { race: 'Race' })).toBe('Race')
    expect(choiceWords(500, en.none)).toBe('500')
  })
})

describe('a game for one', () => {
  const [mode] = race.options
  if (!mode) throw new Error('There are no modes')

  test('leaves one at the table, and a game for several leaves all', () => {
    const draft = draftFor('dungeon')
    expect(withChoice(draft, mode, 'hunt').places).toEqual(draft.places.slice(0, 1))
    expect(withChoice(draft, mode, 'race').places).toEqual(draft.places)
  })

  test('has options of its own', () => {
    expect(isOfMode('hunt.level', 'hunt')).toBe(true)
    expect(isOfMode('hunt.level', 'hunted')).toBe(false)
    expect(isOfMode('turnLimit', 'hunt')).toBe(false)
  })
})

describe('seats', () => {
  test('one can be added up to eight and each has a name of its own', () => {
    let draft = draftFor('dungeon')
    while (draft.places.length < 8) draft = withPlace(race, draft, 'skilled')
    expect(new Set(draft.places.map(place => place.name)).size).toBe(8)
  })

  test('one can be changed and removed without touching the others', () => {
    const draft = changePlace(withPlace(race, draftFor('dungeon'), 'random'), 1, {
      sitter: 'person',
      name: 'Ada',
    })
    expect(draft.places.map(place => [place.name, place.sitter])).toEqual([
      ['You', 'person'],
      ['Ada', 'person'],
      ['Odile', 'random'],
    ])
    expect(withoutPlace(draft, 1).places.map(place => place.name)).toEqual(['You', 'Odile'])
  })

  test('company turns a game for one into a race', () => {
    const alone = withOption(draftFor('dungeon'), 'mode', 'hunt')
    expect(withPlace(race, alone, 'skilled').options).toEqual(draftFor('dungeon').options)
  })

  test('a bot keeps its name and its level apart', () => {
    expect(matchOf(draftFor('dungeon')).seats?.[1]).toEqual({ kind: 'bot', name: 'Bram', level: 'skilled' })
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
  const names = (draft: SetupDraft) => withNames(draft, calling).places.map(place => place.name)

  test('is you when alone at the device, and has a number otherwise', () => {
    const alone = changePlace(draftFor('dungeon'), 0, { name: ' ' })
    expect(names(alone)).toEqual(['You', 'Bram'])
    expect(names(withSitter(alone, 1, 'person'))).toEqual(['Player 1', 'Player 2'])
    expect(names(withSitter(alone, 1, 'open'))).toEqual(['Player 1', 'Player 2'])
    expect(names(changePlace(alone, 1, { name: '' }))).toEqual(['You', 'Player 2'])
  })
})

describe('names', () => {
  const calling = { you: 'You', player: (seat: number) => `Player ${seat}` }
  const pair = withSitter(changePlace(draftFor('dungeon'), 0, { name: '' }), 1, 'person')

  test('that were chosen go with the place, and those of bots with the bot', () => {
    const named = changePlace(pair, 1, { name: 'Ada' })
    expect(withSitter(named, 1, 'skilled').places[1]?.name).toBe('Ada')
    expect(withSitter(pair, 1, 'skilled').places[1]?.name).toBe('Bram')
    expect(withSitter(withSitter(pair, 1, 'skilled'), 1, 'person').places[1]?.name).toBe('')
  })

  test('no two are alike, however they are written; the second is the one to change', () => {
    expect(namesakesIn(pair, calling)).toEqual([])
    expect(namesakesIn(changePlace(pair, 0, { name: ' player 2' }), calling)).toEqual([1])
    const three = withPlace(race, changePlace(pair, 0, { name: 'Odile' }), 'skilled')
    expect(three.places[2]?.name).toBe('Bram')
    expect(namesakesIn(changePlace(three, 2, { name: 'ODILE' }), calling)).toEqual([2])
  })
})

test('Who has not come yet has no name of their own, and the seat stays open.', () => {
  const draft = withSitter(changePlace(draftFor('dungeon'), 0, { name: '' }), 1, 'open')
  const names = { you: 'You', player: (seat: number) => `Player ${seat}` }
  expect(matchOf(withNames(draft, names)).seats).toEqual([
    { kind: 'person', name: 'Player 1' },
    { kind: 'open', name: 'Player 2' },
  ])
})
