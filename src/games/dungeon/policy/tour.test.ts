import { describe, expect, test } from 'vitest'
import { content, type Given, givenState, spaceAt } from '../given.ts'
import { judgeOf } from './judge.ts'
import { lookFrom } from './look.ts'
import { tours } from './tour.ts'

/** By room: the turns from its first round on until the card is found. */
function toursIn(facts: Partial<Given>): Map<number, number> {
  const state = givenState({ mode: 'hunt', target: 'Gold Cup@3', heroes: [{ class: 'fighter' }], ...facts })
  const look = lookFrom(judgeOf(content), state, 0)
  if (look === null) throw new Error('There is no hero')
  return new Map(tours(look).map(({ space, turns }) => [space, turns]))
}

/** All rooms of the third level but these are cleared. */
function allBut(...rooms: readonly string[]): Record<string, number> {
  const left = new Set(rooms.map(spaceAt))
  const done = (content.rooms[3] ?? []).filter(space => !left.has(space))
  return Object.fromEntries(done.map(space => [content.spaceIds.of[space] ?? '', 1]))
}

const sure = { monster: 'Giant Lizard@2' }
const hard = { monster: 'Black Pudding@5' }

describe('the turns until the one card is found', () => {
  test('D-80 are reckoned for every room of its level that is not cleared', () => {
    expect([...toursIn({}).keys()]).toEqual(content.rooms[3])
    expect([...toursIn({ cleared: allBut('room-3-2', 'room-3-5') }).keys()]).toEqual(
      ['room-3-2', 'room-3-5'].map(spaceAt),
    )
  })

  test('are those of the fight where one room is left', () => {
    const cleared = allBut('room-3-2')
    const turns = (monster: string) =>
      toursIn({ cleared, lairs: { 'room-3-2': { monster } } }).get(spaceAt('room-3-2')) ?? 0
    expect(turns('Slide Trap@5')).toBe(2)
    expect(turns('Giant Lizard@2')).toBeLessThan(turns('Black Pudding@5'))
  })

  test('are fewer by what is done soon than by what takes long', () => {
    const rooms = ['room-3-2', 'room-3-5'] as const
    const found = toursIn({ cleared: allBut(...rooms), lairs: { 'room-3-2': hard, 'room-3-5': sure } })
    expect(found.get(spaceAt('room-3-5'))).toBeLessThan(found.get(spaceAt('room-3-2')) ?? 0)
  })

  test('D-62 leave out rooms with another card, and all others where the card has been seen', () => {
    const other = { treasure: 'Silver Cup@3', treasureSeenBy: [0] }
    expect(toursIn({ lairs: { 'room-3-2': other } }).has(spaceAt('room-3-2'))).toBe(false)
    const card = { treasure: 'Gold Cup@3', treasureSeenBy: [0] }
    expect([...toursIn({ lairs: { 'room-3-2': card } }).keys()]).toEqual([spaceAt('room-3-2')])
  })
})
