import { expect, test } from 'vitest'
import type { Facts } from '../../engine/types.ts'
import { KITS } from '../../games/index.ts'
import { firstDraft, type SetupDraft, withSitter } from './draft.ts'
import { gatheringOf, withFriends, withoutFriends, withYouAt, yourSeat } from './far-draft.ts'

function factsOf(game: string): Facts {
  const kit = KITS.find(({ facts }) => facts.id === game)
  if (!kit) throw new Error(game)
  return kit.facts
}

function farDraft(game: string): SetupDraft {
  return withFriends(firstDraft(factsOf(game), 'Ada'), factsOf(game), ['warrior', 'mage', 'rogue'])
}

const sitters = ({ places }: SetupDraft) => places.map(({ sitter }) => sitter)

test('with friends the first seat is yours, and the others wait for them', () => {
  expect(sitters(farDraft('dungeon'))).toEqual(['person', 'open'])
})

test('a party goes with a hero for each, two at least', () => {
  const draft = farDraft('onedeck')
  expect(sitters(draft)).toEqual(['person', 'open'])
  expect(draft.options['heroes']).toHaveLength(2)
})

test('a server is told bots and open seats: you sit down as anybody does', () => {
  const draft = withSitter(farDraft('dungeon'), 1, 'skilled')
  expect(gatheringOf(draft).seats.map(({ kind }) => kind)).toEqual(['open', 'bot'])
})

test('who sits elsewhere leaves the own seat open', () => {
  const moved = withYouAt(farDraft('dungeon'), 1)
  expect(sitters(moved)).toEqual(['open', 'person'])
  expect(yourSeat(moved)).toBe(1)
  expect(moved.places[1]?.name).toBe('Ada')
})

test('back at one device nobody is waited for', () => {
  const draft = withoutFriends(farDraft('dungeon'))
  expect(draft.far).toBeNull()
  expect(sitters(draft)).toEqual(['person', 'person'])
})
