/** A short match, and written down by hand all that the laboratory counts of it. */
import { describe, expect, test } from 'vitest'
import { merge, newTally, type Tally } from '../../../sim/lab/tally.ts'
import { talliedOf } from '../../../testing/tallied.ts'
import { standard } from '../content/standard.ts'
import { given } from '../given.ts'
import { TECHNIQUES } from '../types.ts'
import { watch } from './index.ts'

const monster = (die: string, helmet: boolean) => `monster chest=false die=${die} helmet=${helmet}`
const round = (technique: string, card: string, value: number) => [
  'fight',
  `technique technique=${technique}`,
  card,
  `number value=${value}`,
]

// A passage with an imp and a helmeted fiend. The helmet is fought first: a hook, +1 against low and -1 for the helmet,
// wins with 4, 5, 6 and loses a heart; bare, with -1, a 5 or 6 wins. Then the imp: a parry, +1 against a thrust, wins with
// 3 and more, and is the tenth point.
test('a match is counted: what was laid, met, lost, beaten with which card and reached', () => {
  const table = given({ hand: ['hook', 'parry'], more: { xp: 8 } })
  const keys = [
    ['explore dir=north', 'tile tile=passage', monster('yellow', false), monster('red', true)],
    round('low', 'card card=hook', 1),
    round('high', 'bare', 6),
    round('thrust', 'card card=parry', 6),
  ].flat()
  const { tally, rounds } = talliedOf(table, standard, watch, () => table.play(...keys), [true])
  const once = { of: 1, won: 1, times: 1 }
  expect(rounds).toBe(1)
  expect(tally).toEqual({
    ...newTally(),
    things: { tile: { passage: once }, level: { 2: once } },
    dangers: {
      monster: {
        monster: { games: 1, met: 1, lost: 0, fell: 0, metMet: 1, metLost: 0, lostLost: 0 },
        helmet: { games: 1, met: 1, lost: 1, fell: 0, metMet: 1, metLost: 1, lostLost: 1 },
      },
    },
    trials: { card: { hook: { of: 1, won: 0 }, none: { of: 1, won: 1 }, parry: { of: 1, won: 1 } } },
    places: { '0,-1': { came: 1, fell: 0 } },
    ends: { move: { 1: { of: 1, fell: 0 } } },
    dice: { technique: { 1: 1, 2: 1, 3: 1 }, number: { 1: 1, 2: 0, 3: 0, 4: 0, 5: 0, 6: 2 } },
    foretold: {
      round: {
        6: { of: 1, happened: 1, millionths: 333_333 },
        10: { of: 1, happened: 0, millionths: 500_000 },
        13: { of: 1, happened: 1, millionths: 666_667 },
      },
    },
  })
})

test('a death goes by what stood there with a helmet or without, the tile and the cell; what was taken is kept', () => {
  const table = given({
    rooms: [{ tile: 'passage', x: 0, y: -1, floor: ['rope'] }],
    at: 'passage',
    entry: 2,
    wells: [],
    more: { hearts: 1, moves: 7 },
  })
  const play = () => {
    table.play('take token=rope')
    Object.assign(table.state.rooms[1] ?? {}, { helmeted: 1, plain: 1, cleared: false })
    table.play(...round('low', 'bare', 1))
  }
  const { tally } = talliedOf(table, standard, watch, play, [false])
  expect(tally).toMatchObject({
    things: { item: { rope: { of: 1, won: 0, times: 1 } } },
    deaths: { helmet: { passage: 1 } },
    places: { '0,-1': { came: 0, fell: 1 } },
    ends: { move: { 7: { of: 1, fell: 1 } } },
  })
})

test('what is bought counts as what is taken does, and a tile when it is laid', () => {
  const table = given({ gold: [10], wells: [], hand: [] })
  const keys = ['buy good=rope', 'pay token=10', 'explore dir=north', 'tile tile=passage']
  const { tally } = talliedOf(table, standard, watch, () => table.play(...keys), [false])
  expect(tally.things).toEqual({
    item: { rope: { of: 1, won: 0, times: 1 } },
    tile: { passage: { of: 1, won: 0, times: 1 } },
  })
})

describe('odds beside a choice, against what comes of all the dice there are', () => {
  const FACES = [1, 2, 3, 4, 5, 6]
  const PASSAGE = {
    rooms: [{ tile: 'passage', x: 0, y: -1, helmeted: 0, plain: 1, cleared: false }],
    at: 'passage',
    entry: 2,
    hand: ['hook', 'parry'],
  }
  const play = (situation: Parameters<typeof given>[0], look: number | null, ...keys: string[]) => {
    const table = given({ ...PASSAGE, ...situation })
    return talliedOf(table, standard, watch, () => table.play(...keys), [false], look).tally
  }
  const toldIn = (tallies: readonly Tally[]) =>
    Object.values(tallies.reduce(merge, newTally()).foretold['told'] ?? {})

  test('a round before its technique is known: a hook helps against low, a parry against a thrust', () => {
    // With 4 or more against high, with 3 or more against the others, even where no card is played.
    const tallies = TECHNIQUES.flatMap(technique =>
      FACES.map(value => play({}, 0, ...round(technique, 'bare', value))),
    )
    expect(toldIn(tallies)).toEqual([{ of: 18, happened: 3 + 4 + 4, millionths: 18 * 611_111 }])
  })

  const fight = (technique: string, ...answer: string[]) => [
    'fight',
    `technique technique=${technique}`,
    ...answer,
  ]

  test('the top of the deck, a bomb or not', () => {
    // Two cards are left: one adds 1 to the die and one changes nothing, so that 4 of 6 and 3 of 6 win.
    const left = ['block', 'undercut']
    const discard = standard.cards.map(({ id }) => id).filter(id => ![...left, ...PASSAGE.hand].includes(id))
    const drawn = (card: string, use: boolean) =>
      FACES.map(value => {
        const keys = fight('high', 'top', `deal card=${card}`, `bomb use=${use}`, `number value=${value}`)
        return play({ discard, wells: ['bomb'] }, 1, ...keys)
      })
    for (const use of [true, false])
      expect(toldIn(left.flatMap(card => drawn(card, use)))).toEqual([
        { of: 12, happened: 7, millionths: 12 * 583_333 },
      ])
  })

  test('a bomb is told with what it adds: three, so that a 2 wins', () => {
    const tallies = FACES.map(value =>
      play({ wells: ['bomb'] }, 2, ...fight('high', 'bare', 'bomb use=true', `number value=${value}`)),
    )
    expect(toldIn(tallies)).toEqual([{ of: 6, happened: 5, millionths: 6 * 833_333 }])
  })

  test('are looked at once, and never where nobody is to look', () => {
    const twice = [...round('high', 'bare', 1), ...round('high', 'bare', 1)]
    expect(toldIn([play({}, 0, ...twice)])).toMatchObject([{ of: 1 }])
    expect(toldIn([play({}, 4, ...twice)])).toEqual([])
    expect(toldIn([play({}, null, ...twice)])).toEqual([])
  })
})
