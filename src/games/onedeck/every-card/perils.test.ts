/** The ten perils, both ways through each, said by hand. */
import { describe, expect, test } from 'vitest'
import { standard } from '../content/standard.ts'
import { cardId, given, lay, placeIn } from '../given.ts'
import { EDITIONS, type Edition } from '../types.ts'
import { allDice, consequences, diceFor, fillAllBut, letTimePass, printed, total } from './given.ts'

type Way = readonly [name: string, time: number, box: string]

const PERILS: Readonly<Record<string, readonly [Way, Way]>> = {
  'Arrow Wall': [
    ['Magic Shield', 1, 'M6 wide [2h+3t]'],
    ['Rush Through', 0, 'A11 wide [3h+2t]'],
  ],
  'Bear Traps': [
    ['Disarm Them', 3, 'A6 wide [2h+1t]'],
    ['Run Through', 0, 'A11 wide [3h+2t]'],
  ],
  Boulder: [
    ['Slow Time', 3, 'M11 wide [3h+2t]'],
    ['Run Past It', 0, 'A14 wide [4h+1t]'],
  ],
  'Cave-in': [
    ['Dismantle It', 2, 'S6 wide [1h+3t]'],
    ['Climb Over It', 0, 'A11 wide [2h+2t]'],
  ],
  'Flame Statues': [
    ['Disenchant', 3, 'M8 wide [2h+3t]'],
    ['Dodge Them', 0, 'A14 wide [3h+1t]'],
  ],
  'Force Wall': [
    ['Climb Around', 3, 'A11 wide [2h+4t]'],
    ['Blast Through', 0, 'M14 wide [4h+2t]'],
  ],
  'Locked Door': [
    ['Pick the Lock', 1, 'A8 wide [1h+4t]'],
    ['Bash It Open', 0, 'S11 wide [2h+2t]'],
  ],
  'Pit of Spikes': [
    ['Climb Around', 3, 'S8 wide [2h+2t]'],
    ['Jump Over', 0, 'A14 wide [3h+2t]'],
  ],
  'Rune Puzzle': [
    ['Decipher It', 2, 'M6 wide [1h+3t]'],
    ['Destroy It', 0, 'S11 wide [3h+2t]'],
  ],
  'Spiked Log': [
    ['Clobber Logs', 2, 'S8 wide [3h+1t]'],
    ['Dodge Logs', 0, 'A14 wide [3h+2t]'],
  ],
}

/** What the first printing asks instead. */
const FIRST: Readonly<Record<string, readonly [string, string]>> = {
  Boulder: ['M10 wide [3h+2t]', 'A12 wide [4h+1t]'],
  'Flame Statues': ['M8 wide [2h+3t]', 'A12 wide [3h+1t]'],
}

/** The Reef's first floor adds this box to every peril. */
const REEF = printed('any 5 [1h+1t]')

const WAYS = Object.entries(PERILS).flatMap(([name, ways]) =>
  ways.flatMap(([way, time, box], index) =>
    [name, `${name} 2`].map(card => ({ name, card, way, time, box, index })),
  ),
)
type Told = (typeof WAYS)[number]

function boxesOf(edition: Edition, { name, box, index }: Told) {
  const first = edition === 'first' ? FIRST[name]?.[index] : undefined
  return [...printed(first ?? box), ...REEF]
}
/** What the Warrior rolls of each colour. */
const ICONS: Readonly<Record<string, readonly [colour: number, dice: number]>> = {
  S: [0, 4],
  A: [1, 2],
  M: [2, 1],
}

describe.each(EDITIONS)('O-22 O-40 O-42 O-50 every peril of the %s printing', edition => {
  test('is told here', () => {
    const perils = standard[edition].encounters.filter(({ ways }) => ways.length > 0)
    expect(Object.keys(PERILS).toSorted()).toEqual(perils.map(({ name }) => name).toSorted())
  })

  test.each(WAYS)('$card, $way: its time is paid at once and its colour alone is rolled', told => {
    const table = given({ edition, dungeon: 'hydra', meet: told.card })
    expect(table.keys()).toEqual(['choose way=0', 'choose way=1'])
    table.play(`choose way=${told.index}`)
    expect(table.events).toContainEqual({
      kind: 'chose',
      card: cardId(edition, told.card),
      way: told.index,
      time: told.time,
    })
    if (told.time > 0) expect(table.state.stack.at(-1)).toMatchObject({ kind: 'time', left: told.time })
    letTimePass(table)
    const [colour, left] = ICONS[told.box.charAt(0)] ?? []
    expect(table.state.stack.filter(frame => frame.kind === 'roll')).toEqual([
      { kind: 'roll', slot: 0, colour, left },
    ])
    expect(table.state.discard).toHaveLength(told.time)
  })

  test.each(WAYS)('$card, $way: its box takes its total, and each box left costs its own', told => {
    const boxes = boxesOf(edition, told)
    const fought = (dice: string) =>
      given({
        edition,
        dungeon: 'hydra',
        damage: [-30],
        fight: { card: told.card, way: told.index, dice: [dice] },
      })
    for (const [left, box] of boxes.entries()) {
      const table = fought(allDice(boxes))
      fillAllBut(table, boxes, left)
      table.play('done hero=0')
      expect(consequences(table)).toMatchObject(total([box]))
      expect(table.state.party[0]?.damage).toBe(-30 + box.damage)
    }
    const all = fought(allDice(boxes))
    fillAllBut(all, boxes, -1)
    all.play('done hero=0')
    expect(consequences(all)).toMatchObject({ damage: 0, time: 0 })
    expect(all.state.spoils).toEqual([placeIn(edition, told.card)])
    const [own] = boxes
    const short = own ? diceFor(own, true) : []
    const missed = fought(short.join(' ')).play(...short.map(die => lay(die, 0)))
    expect(missed.state.fight?.full).toBe(0)
  })
})
