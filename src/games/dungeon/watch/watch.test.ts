/** A short race, and written down by hand all that the laboratory counts of it. */
import { describe, expect, test } from 'vitest'
import { findingsOf } from '../../../sim/lab/findings.ts'
import { type Foretold, merge, newTally, type Tally } from '../../../sim/lab/tally.ts'
import { talliedOf } from '../../../testing/tallied.ts'
import { standard } from '../content/standard.ts'
import { type Given, given } from '../given.ts'
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
    // A fighter's attack is no wizard's without a spell.
    trials: { attack: { fireball: { of: 1, won: 0 }, lightning: { of: 1, won: 1 } } },
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

test('what one drops and another gathers both have had, and a search is a die against its chance', () => {
  const table = given({
    heroes: [
      { class: 'rogue', at: 'c-57', trail: ['c-2'], goods: ['Gold Ring@3'] },
      { class: 'fighter', at: 'c-2' },
      { class: 'cleric', at: 'c-67' },
    ],
  })
  const turns = [
    ['step room-1-1', 'monster Goblin@1', 'dice 1 1', 'dice 4 4', 'drop Gold Ring@3'],
    ['step c-57', 'step room-1-1', 'dice 6 6', 'treasure Magic Sword@1', 'dice 6 6'],
    ['search c-67 c-225', 'die 1', 'stop'],
  ].flat()
  const { tally } = talliedOf(table, standard, watch, () => table.does(...turns), [false, true, false])
  expect(tally.things['treasure']).toEqual({
    'gold-ring-3': { of: 2, won: 1, times: 2 },
    'magic-sword-1': { of: 1, won: 1, times: 1 },
  })
  expect(tally.dangers['monster']).toMatchObject({ goblin: { games: 1, met: 2, lost: 1, fell: 0 } })
  expect(tally.dice).toMatchObject({ sword: { 6: 2 }, search: { 1: 1 }, attack: { 1: 2, 6: 2 } })
  // A cleric finds a door with 5 or 6.
  expect(tally.foretold['door']).toEqual({ 6: { of: 1, happened: 0, millionths: 333_333 } })
})

test('who teleports comes there; a trap is met, and a cage costs turns', () => {
  const below = given({
    heroes: [
      { class: 'wizard', spells: [0, 0, 1] },
      { class: 'cleric', at: 'c-171' },
      { class: 'fighter', at: 'c-194' },
    ],
    cleared: { 'kings-vault': 3 },
  })
  const turns = [
    ['teleport kitchen', 'monster Orc@2', 'dice 6 6'],
    ['step dark-cell', 'monster Cage Trap@4', 'die 5'],
    ['step queens-vault', 'monster Slide Trap@5', 'slide kings-vault'],
  ].flat()
  const { tally } = talliedOf(below, standard, watch, () => below.does(...turns), [true, false, false])
  const lost = { of: 1, won: 0, times: 1 }
  const met = { games: 1, met: 1, fell: 0, metMet: 1 }
  const came = { came: 1, fell: 0 }
  expect(tally).toMatchObject({
    things: {
      spell: { teleport: { of: 1, won: 1, times: 1 } },
      trap: { cage: lost, slide: lost },
      // The cleric comes to the fourth level at once, the fighter to the fifth: both are as far as those before it.
      level: {
        2: { of: 3, won: 1, times: 3 },
        3: { of: 2, won: 0, times: 2 },
        4: { of: 2, won: 0, times: 2 },
        5: lost,
        6: lost,
      },
    },
    dangers: {
      monster: { orc: { met: 1, lost: 0 } },
      trap: {
        cage: { ...met, lost: 2, metLost: 2, lostLost: 4 },
        slide: { ...met, lost: 0, metLost: 0, lostLost: 0 },
      },
    },
    trials: { attack: { none: { of: 1, won: 1 } } },
    places: { kitchen: came, 'dark-cell': came, 'queens-vault': came, 'kings-vault': came },
    ends: { level: { 2: { of: 1, fell: 0 }, 4: { of: 1, fell: 0 }, 6: { of: 1, fell: 0 } } },
  })
})

test('a cage costs a turn with one to three and two with more: one and a half', () => {
  const tallies = [1, 2, 3, 4, 5, 6].map((face): Tally => {
    const cell = given({ heroes: [{ class: 'rogue', at: 'c-171' }] })
    const play = () => cell.does('step dark-cell', 'monster Cage Trap@4', `die ${face}`)
    return talliedOf(cell, standard, watch, play, [false]).tally
  })
  const [traps] = findingsOf(tallies.reduce(merge, newTally())).dangers
  expect(traps?.rows).toMatchObject([{ id: 'cage', games: 6, met: 6, lost: 9, each: { value: 1.5 } }])
})

test('spells are compared among wizards: one casts and wins, and a rogue who died comes back as one', () => {
  const table = given({
    heroes: [
      { class: 'wizard', at: 'c-171', spells: [0, 1, 0] },
      { class: 'rogue', at: 'c-15' },
      { class: 'fighter' },
    ],
  })
  const turns = [
    // A troll cannot be struck by lightning, which is lost.
    ['cast lightning dark-cell', 'monster Troll@4'],
    ['step kitchen', 'monster Orc@2', 'dice 1 1', 'dice 6 6', 'hero Ilse'],
  ].flat()
  const { tally } = talliedOf(table, standard, watch, () => table.does(...turns), [true, false, false])
  expect(tally.able).toEqual({ spell: { of: 2, won: 1 } })
  expect(tally.things).toMatchObject({ monster: { troll: { of: 1, won: 1, times: 1 } } })
  expect(tally.trials).toEqual({ attack: { lightning: { of: 1, won: 0 } } })
  tally.seats['0'] = { of: 3, won: 1 }
  const spells = findingsOf(tally).things.find(({ name }) => name === 'spell')
  expect(spells?.rows).toMatchObject([
    { id: 'lightning', with: { of: 1, won: 1 }, without: { of: 1, won: 0 }, difference: { value: 1 } },
  ])
})

describe('odds beside a choice, against what comes of all the dice there are', () => {
  const FACES = [1, 2, 3, 4, 5, 6]
  const PAIRS = FACES.flatMap(a => FACES.map(b => `dice ${a} ${b}`))
  const tallied = (facts: Given, look: number | null, ...words: string[]) => {
    const table = given(facts)
    return talliedOf(
      table,
      standard,
      watch,
      () => table.does(...words),
      facts.heroes.map(() => false),
      look,
    ).tally.foretold
  }
  const summed = (tallies: readonly Tally['foretold'][], what: string) => {
    const bins = tallies.flatMap(foretold => Object.values(foretold[what] ?? {}))
    const total = (of: (bin: Foretold) => number) => bins.reduce((sum, bin) => sum + of(bin), 0)
    return {
      of: total(({ of }) => of),
      happened: total(({ happened }) => happened),
      millionths: total(bin => bin.millionths),
    }
  }

  test('a monster that is known: a fighter beats an orc with 4 or more, 33 of 36', () => {
    const facts: Given = {
      heroes: [{ class: 'fighter', at: 'c-15' }],
      lairs: { kitchen: { monster: 'Orc@2' } },
    }
    const tallies = PAIRS.map(dice => tallied(facts, 0, 'step kitchen', dice))
    expect(summed(tallies, 'told')).toEqual({ of: 36, happened: 33, millionths: 36 * 916_667 })
    expect(summed(tallies, 'unseen')).toMatchObject({ of: 0 })
  })

  test('what lies face down: all cards of the second level with all dice, traps won', () => {
    const rogue: Given = { heroes: [{ class: 'rogue', at: 'c-7' }] }
    let [won, shown, rolls] = [0, 0, 0]
    for (const { id, name, copies, trap } of standard.monsters.filter(({ level }) => level === 2)) {
      // A trap has no dice that decide.
      const dice = trap === undefined ? PAIRS.map(pair => [pair]) : [[]]
      const tallies = dice.map(pair => tallied(rogue, 0, 'step room-2-2', `monster ${name}@2`, ...pair))
      const { of, happened, millionths } = summed(tallies, 'unseen')
      expect([id, of]).toEqual([id, dice.length])
      const weight = (copies * PAIRS.length) / of
      won += weight * happened
      shown += weight * millionths
      rolls += weight * of
    }
    expect(won / rolls).toBeCloseTo(shown / rolls / 1e6, 5)
    expect(won / rolls).toBeLessThan(1)
  })

  test('a search', () => {
    const facts: Given = { heroes: [{ class: 'fighter', at: 'c-67' }] }
    const tallies = FACES.map(face => tallied(facts, 0, 'search c-67 c-225', `die ${face}`))
    const { of, happened: found, millionths } = summed(tallies, 'told')
    expect(of).toBe(6)
    expect(found).toBeGreaterThan(0)
    expect(Math.round(millionths / 1e6)).toBe(found)
  })

  test('a spell that the dash of a monster defeats is lost, as unseen cards may', () => {
    const mage: Given = { heroes: [{ class: 'wizard', at: 'c-171', spells: [0, 1, 0] }, { class: 'cleric' }] }
    expect(summed([tallied(mage, 0, 'cast lightning dark-cell', 'monster Troll@4')], 'unseen')).toMatchObject(
      { of: 1, happened: 0 },
    )
  })

  test('are of no fight that was left, nor where a wizard may leave when the card is turned up', () => {
    const mage = { class: 'wizard', at: 'c-15', spells: [0, 0, 1] } as const
    const known: Given = { heroes: [mage, { class: 'cleric' }], lairs: { kitchen: { monster: 'Orc@2' } } }
    expect(summed([tallied(known, 0, 'step kitchen', 'teleport great-hall', 'stop')], 'told')).toMatchObject({
      of: 0,
    })
    expect(summed([tallied(known, 0, 'step kitchen', 'fight', 'dice 6 6')], 'told')).toMatchObject({
      of: 1,
      happened: 1,
    })
    const unknown: Given = { heroes: [mage, { class: 'cleric' }] }
    const fought = tallied(unknown, 0, 'step kitchen', 'meet', 'monster Orc@2', 'fight', 'dice 6 6')
    expect(summed([fought], 'unseen')).toMatchObject({ of: 0 })
  })

  test('are looked at once, and never where nobody is to look', () => {
    const facts: Given = { heroes: [{ class: 'fighter', at: 'c-67' }] }
    const search = ['search c-67 c-225', 'die 1']
    const twice = [...search, 'stop', ...search]
    expect(summed([tallied(facts, 0, ...twice)], 'told')).toMatchObject({ of: 1 })
    expect(summed([tallied(facts, 2, ...twice)], 'told')).toMatchObject({ of: 0 })
    expect(summed([tallied(facts, null, ...twice)], 'told')).toMatchObject({ of: 0 })
  })
})
