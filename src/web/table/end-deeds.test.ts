import { expect, test } from 'vitest'
import { entryWith } from '../../testing/chronicle-entry.ts'
import { newDeeds, tellerIn } from './end-facts.ts'

const before = entryWith({ match: 'a', ended: 1, tale: { deeds: ['first-blood'] } })
const now = entryWith({ match: 'b', ended: 2, tale: { deeds: ['first-blood', 'rescued'] } })
const later = entryWith({ match: 'c', ended: 3, tale: { deeds: ['rescued', 'sober'] } })
const elsewhere = entryWith({ match: 'd', ended: 1, game: 'onedeck', tale: { deeds: ['rescued'] } })

test('deeds are new to the match that was the first to do them, in its own game', () => {
  expect(newDeeds([before, now, later, elsewhere], now)).toEqual(['rescued'])
  expect(newDeeds([before, now, later, elsewhere], later)).toEqual(['sober'])
})

test('a match that has not entered the chronicle has no new deeds', () => {
  expect(newDeeds([before], now)).toEqual([])
})

test('the tale is told by whoever looks, or else by the first person', () => {
  const seats = [
    { kind: 'bot', name: 'Bram' },
    { kind: 'person', name: 'Ada' },
  ] as const
  expect(tellerIn({ seat: 0, seats })).toBe(0)
  expect(tellerIn({ seat: null, seats })).toBe(1)
  expect(tellerIn({ seat: null, seats: seats.slice(0, 1) })).toBe(0)
})
