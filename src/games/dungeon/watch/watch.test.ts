/** A short race, and written down by hand all that the laboratory counts of it. */
import { expect, test } from 'vitest'
import { talliedOf } from '../../../testing/tallied.ts'
import { standard } from '../content/standard.ts'
import { given } from '../given.ts'
import { watch } from './index.ts'

// The fighter goes one level down, misses an orc (4 is needed, 33 of 36 rolls) and is killed. The wizard casts at a
// kobold from outside, misses and hits (3 each time, 35 of 36), goes in and takes the treasure.
const table = given({
  heroes: [
    { class: 'fighter', at: 'c-15' },
    { class: 'wizard', at: 'c-57', spells: [1, 1, 0] },
  ],
})
const race = [
  ['step kitchen', 'monster Orc@2', 'dice 1 1', 'dice 6 6', 'hero Pip'],
  ['cast fireball room-1-1', 'monster Kobold@1', 'dice 1 1'],
  ['stop'],
  ['cast lightning room-1-1', 'dice 6 5', 'treasure Sack of Gold:250@1'],
].flat()

test('a race is counted: who was what, had, met, cast and took what, who killed, where and on which level', () => {
  const { tally, rounds } = talliedOf(table, standard, watch, () => table.does(...race), [false, true])
  const once = { of: 1, won: 1, times: 1 }
  expect(rounds).toBe(3)
  expect(tally).toMatchObject({
    // Pip came when the fighter was dead, and it is Pip who lost.
    traits: {
      class: { rogue: { of: 1, won: 0 }, wizard: { of: 1, won: 1 } },
      hero: { pip: { of: 1, won: 0 }, corin: { of: 1, won: 1 } },
      'class-at-start': { fighter: { of: 1, won: 0 }, wizard: { of: 1, won: 1 } },
    },
    things: {
      level: { 2: { of: 1, won: 0, times: 1 } },
      monster: { orc: { of: 1, won: 0, times: 1 }, kobold: { of: 1, won: 1, times: 2 } },
      spell: { fireball: once, lightning: once },
      treasure: { 'sack-of-gold-1-250': once },
    },
    // Who casts from outside does not meet what is in there.
    dangers: { monster: { orc: { games: 1, met: 1, lost: 1, fell: 1, metMet: 1, metLost: 1, lostLost: 1 } } },
    trials: {
      attack: { none: { of: 1, won: 0 }, fireball: { of: 1, won: 0 }, lightning: { of: 1, won: 1 } },
    },
    deaths: { orc: { 'level-2': 1 } },
    places: { kitchen: { came: 1, fell: 1 }, 'room-1-1': { came: 1, fell: 0 } },
    // Pip and the wizard never left the first level.
    ends: { level: { 1: { of: 2, fell: 0 }, 2: { of: 1, fell: 1 } } },
    dice: { attack: { 1: 4, 2: 0, 3: 0, 4: 0, 5: 1, 6: 1 }, strike: { 1: 0, 6: 2 } },
    foretold: {
      attack: {
        18: { of: 1, happened: 0, millionths: 916_667 },
        19: { of: 2, happened: 1, millionths: 2 * 972_222 },
      },
    },
  })
  for (const [kind, count] of Object.entries({ level: 1, monster: 2, spell: 2, treasure: 1 }))
    expect(Object.keys(tally.things[kind] ?? {})).toHaveLength(count)
})

test('a fight that goes on is one meeting, and whoever was thrown back and returns meets anew', () => {
  const fight = given({ heroes: [{ class: 'rogue', at: 'c-57', trail: ['c-2'] }], mode: 'timed' })
  const { tally } = talliedOf(
    fight,
    standard,
    watch,
    () => {
      // Stunned, missed and wounded; then back in.
      fight.does('step room-1-1', 'monster Goblin@1', 'dice 1 1', 'dice 3 3', 'stop', 'dice 1 1', 'dice 1 1')
      fight.does('stop', 'dice 1 1', 'dice 4 4', 'step room-1-1', 'dice 1 1', 'dice 1 1')
    },
    [false],
  )
  expect(tally.dangers['monster']).toEqual({
    goblin: { games: 1, met: 2, lost: 2, fell: 0, metMet: 4, metLost: 4, lostLost: 4 },
  })
})

test('who turns back falls on the level of the place, and a seat that nobody takes again is no hero', () => {
  const hunt = given({
    mode: 'hunted',
    heroes: [{ class: 'rogue', at: 'c-5' }],
    hunter: { monster: 'Red Dragon@6', at: 'c-7', isUp: true },
  })
  // Space c-6 is one level down; back on the first the hunter comes, whom a rogue cannot hit.
  const play = () => hunt.does('step c-6', 'step c-5', 'stop', 'dice 6 6')
  const { tally } = talliedOf(hunt, standard, watch, play, [false])
  expect(tally).toMatchObject({
    dangers: { monster: { 'red-dragon': { met: 1, lost: 1, fell: 1 } } },
    deaths: { 'red-dragon': { 'level-1': 1 } },
    ends: { level: { 1: { of: 0, fell: 1 }, 2: { of: 1, fell: 0 } } },
    traits: { class: { rogue: { of: 1, won: 0 } }, 'class-at-start': { rogue: { of: 1, won: 0 } } },
  })
})
