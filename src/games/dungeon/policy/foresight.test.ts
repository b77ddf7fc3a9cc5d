import { describe, expect, test } from 'vitest'
import { content, type Given, givenState, spaceAt } from '../given.ts'
import { foresee } from './foresight.ts'
import { judgeOf } from './judge.ts'
import { type Look, lookFrom } from './look.ts'

function lookAt(facts: Given): Look {
  const look = lookFrom(judgeOf(content), givenState(facts), facts.turn ?? 0)
  if (look === null) throw new Error('There is no hero')
  return look
}

/** The turns from the first round for this lair on; undefined where nothing is to be had. */
function turnsFrom(lair: string, facts: Given): number | undefined {
  return foresee(lookAt(facts)).find(({ space }) => space === spaceAt(lair))?.turns
}

const cleric = { class: 'cleric', at: 'room-2-2' } as const

describe('the turns until one is home with enough', () => {
  test('D-30 D-70 are the round and the way home, where a sure blow brings all that is needed', () => {
    const heroes = [{ ...cleric, goods: ['Gold Necklace@6'] }]
    const lairs = { 'room-2-2': { monster: 'Cage Trap@2', drops: ['Silver Ring@2'] } }
    const home = lookAt({ heroes }).ways.from(content.hall, 0)[spaceAt('room-2-2')] ?? 0
    // The round, one turn or two in the cage, and the way.
    expect(turnsFrom('room-2-2', { heroes, lairs })).toBeCloseTo(1 + 1.5 + Math.ceil(home / 5))
  })

  test('are fewer the more is carried, and the easier the monster is', () => {
    const carrying = (...goods: string[]) => turnsFrom('room-2-2', { heroes: [{ ...cleric, goods }] }) ?? 0
    expect(carrying('Silver Ring@2')).toBeLessThan(carrying())
    expect(carrying('Huge Ruby@5')).toBeLessThan(carrying('Silver Ring@2'))
    const against = (monster: string) =>
      turnsFrom('room-2-2', { heroes: [cleric], lairs: { 'room-2-2': { monster } } }) ?? 0
    expect(against('Giant Lizard@2')).toBeLessThan(against('Gnoll@2'))
  })

  test('D-64 are fewer with a sword', () => {
    const bare = turnsFrom('room-4-1', { heroes: [{ class: 'cleric', goods: ['Sack of Gold:500@1'] }] }) ?? 0
    const armed = turnsFrom('room-4-1', { heroes: [{ class: 'cleric', sword: ['Magic Sword@1', 2] }] }) ?? 0
    expect(armed).toBeLessThan(bare)
  })

  test('D-40 are reckoned for no chamber but one where something was dropped, and for no lair that is cleared', () => {
    const heroes = [cleric]
    expect(turnsFrom('kitchen', { heroes })).toBeUndefined()
    const lairs = { kitchen: { monster: 'Orc@2', drops: ['Gold Cup@3'] } }
    expect(turnsFrom('kitchen', { heroes, lairs })).toBeGreaterThan(1)
    expect(turnsFrom('room-2-2', { heroes, cleared: { 'room-2-2': 1 } })).toBeUndefined()
  })
})
