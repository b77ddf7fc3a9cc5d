/** The fifteen floors of the five dungeons, said by hand: boxes on both sides, and the ability. */
import { describe, expect, test } from 'vitest'
import { standard } from '../content/standard.ts'
import { diceOf, given, lay, rolls } from '../given.ts'
import { EDITIONS, type Edition } from '../types.ts'
import { allDice, consequences, fillAllBut, letTimePass, printed, total } from './given.ts'

type Told = readonly [peril: string, ability: string, combat: string]

const FLOORS: Readonly<Record<string, readonly [dots: number, Told, Told, Told]>> = {
  dragon: [
    1,
    ['any 2 [ARMOR]', 'Hall of Statues', 'S3 [1h]'],
    ['any 6 [1h]', 'Flame Aura', 'M5 [2h]'],
    ['any 5 [ARMOR]', 'Dragonskin', 'S10 wide [ARMOR]'],
  ],
  hydra: [
    2,
    ['any 5 [1h+1t]', 'Sticky Surroundings', 'A3 [1h]'],
    ['any 3 [ARMOR]', 'Regeneration', 'A5 [1h] ; S5 [1h+1t]'],
    ['any 5 [ARMOR]', 'Poison Aura', 'M5 [1h+1t]'],
  ],
  yeti: [
    2,
    ['any 4 [ARMOR+1t]', 'Freezing Winds', 'M3 [1t] ; M4 [1t]'],
    ['any 5 [1h+1t]', 'Brutal Strength', 'S5 [2h]'],
    ['any 4 [ARMOR+1h]', 'Biting Cold', 'S3 [ARMOR+1h] ; S3 [ARMOR+1h]'],
  ],
  lich: [
    3,
    ['any 4 [ARMOR]', 'Undying Legions', 'M2 [ARMOR] ; S5 [2t]'],
    ['any 6 [1h+1t]', 'Weakness Curse', 'M3 [ARMOR]'],
    ['any 4 [ARMOR+1h]', 'Blade Storm', 'M10 wide [2h]'],
  ],
  minotaur: [
    3,
    ['any 5 [ARMOR+1h]', 'Deadly Maze', 'A2 [1h] ; A2 [1h]'],
    ['any 3 [ARMOR]', 'Crumbling Walls', 'S3 [ARMOR] ; S3 [ARMOR]'],
    ['any 6 [1h+1t]', 'Poison Dart Traps', 'A12 wide [3h]'],
  ],
}
const all = Object.entries(FLOORS).flatMap(([dungeon, [, ...floors]]) =>
  floors.map((_, index) => ({ dungeon, floor: index + 1, told: floors.slice(0, index + 1) })),
)

/** The Shadow has magic, strength and agility, and no ability that matters when nothing is used. */
const SHADOW = 'A10 wide [ARMOR] ; S5 [1h+1t] ; M3 [1h+1t] ; M4 [1h+1t] ; M5 [1h+1t]'
const TRAPS = 'A6 wide [2h+1t]'

/** What the winds and the storm add, by hand, to consequences of this much. */
function added(dungeon: string, floor: number, harm: { damage: number; time: number }): number {
  if (dungeon === 'yeti') return harm.time >= 3 ? 1 : 0
  return dungeon === 'lich' && floor === 3 && harm.damage > 0 ? 1 : 0
}

function eachBoxCounts(
  edition: Edition,
  dungeon: string,
  floor: number,
  own: string,
  side: string,
  card: string,
  way: number,
): void {
  const isCold = dungeon === 'yeti' && floor === 3
  const boxes = printed(`${own} ; ${side}`).map(box => ({
    ...box,
    armor: box.armor || (isCold && box.colour === 'S'),
  }))
  for (const left of [-1, ...boxes.keys()]) {
    const fight = { card, way, dice: [allDice(boxes)] }
    const table = given({ edition, dungeon, floor, damage: [-40], fight })
    fillAllBut(table, boxes, left)
    expect(
      table.offers('lay').filter(key => !key.includes(`box=${left} `) && boxes[left]?.armor !== true),
    ).toEqual([])
    const rest =
      left < 0
        ? []
        : boxes[left]?.armor
          ? boxes.filter((box, at) => at === left || !box.armor)
          : [boxes[left]].flatMap(box => box ?? [])
    const harm = total(rest)
    table.play('done hero=0')
    expect(consequences(table)).toMatchObject({
      damage: harm.damage + added(dungeon, floor, harm),
      time: harm.time,
    })
  }
}

describe.each(EDITIONS)('O-40 O-89 every floor of the %s printing', edition => {
  test('is told here, with the dots of its dungeon and its ability', () => {
    const { dungeons } = standard[edition]
    expect(Object.keys(FLOORS).toSorted()).toEqual(dungeons.map(({ id }) => id).toSorted())
    for (const { id, dots, floors } of dungeons) {
      const [told, ...rest] = FLOORS[id] ?? []
      expect(dots).toBe(told)
      expect(floors.map(({ trait }) => trait.name)).toEqual(rest.map(([, ability]) => ability))
      for (const { trait } of floors) expect(trait.name in ABILITIES).toBe(trait.text !== 'No effect.')
    }
  })

  test.each(all)('$dungeon $floor: its combat boxes add to those above', ({ dungeon, floor, told }) => {
    eachBoxCounts(
      edition,
      dungeon,
      floor,
      SHADOW,
      told.map(([, , combat]) => combat).join(' ; '),
      'Shadow',
      -1,
    )
  })

  test.each(all)('$dungeon $floor: its peril boxes add to those above', ({ dungeon, floor, told }) => {
    eachBoxCounts(edition, dungeon, floor, TRAPS, told.map(([peril]) => peril).join(' ; '), 'Bear Traps', 0)
  })

  test.each(Object.entries(ABILITIES))('%s', (_, does) => does(edition))
})

const top = (table: ReturnType<typeof given>) => table.state.stack.at(-1)
const START = [{ kind: 'landing' }, { kind: 'turn' }, { kind: 'start' }] as const

const ABILITIES: Readonly<Record<string, (edition: Edition) => void>> = {
  /** 5 time before the first turn of each floor, then the turn's own 2. */
  'Hall of Statues'(edition) {
    for (const floor of [1, 2, 3]) {
      const table = given({ edition, dungeon: 'dragon', floor, stack: [{ kind: 'floor' }] })
      expect(top(table)).toMatchObject({ kind: 'time', left: 5 })
      expect(letTimePass(table).state.discard).toHaveLength(7)
    }
  },
  /** 3 time at the start of a turn instead of 2. */
  'Sticky Surroundings'(edition) {
    for (const floor of [1, 2, 3])
      expect(top(given({ edition, dungeon: 'hydra', floor, stack: START }))).toMatchObject({
        kind: 'time',
        left: 3,
      })
    expect(top(given({ edition, dungeon: 'dragon', stack: START }))).toMatchObject({ kind: 'time', left: 2 })
  },
  /** Heroic dice drop by 1 once rolled; no others. */
  'Poison Aura'(edition) {
    const rolled = (floor: number) =>
      diceOf(
        given({ edition, dungeon: 'hydra', floor, level: 2, meet: 'Ogre' }).play(
          ...rolls(6, 6, 6, 6),
          ...rolls(5, 5),
          ...rolls(4),
          ...rolls(3),
        ),
      )
    expect(rolled(3)).toBe('S6 S6 S6 S6 A5 A5 M4 H2')
    expect(rolled(2)).toBe('S6 S6 S6 S6 A5 A5 M4 H3')
  },
  /** 3 time or more of the boxes hurt 1 more, 2 do not. */
  'Freezing Winds'(edition) {
    const harm = (...laid: string[]) => {
      const fight = { card: 'Skeleton', dice: ['M2 M4 S3 S5 A5 S6 M3 M4'] }
      const table = given({ edition, dungeon: 'yeti', fight }).play(
        lay('M2', 0),
        lay('M4', 1),
        ...laid,
        'done hero=0',
      )
      return consequences(table)
    }
    // All but the last box of 2 time, then that and one of the cavern's; Undying's 2 time do not count.
    expect(harm(lay('S3', 2), lay('S5', 3), lay('A5', 4), lay('M3', 6), lay('M4', 7))).toMatchObject({
      damage: 0,
      time: 4,
    })
    expect(harm(lay('S3', 2), lay('S5', 3), lay('A5', 4), lay('M3', 6))).toMatchObject({ damage: 1, time: 5 })
  },
  /** Every strength box is armor, here those of the Ogre and the cavern. */
  'Biting Cold'(edition) {
    const open = (floor: number) => {
      const table = given({ edition, dungeon: 'yeti', floor, fight: { card: 'Ogre', dice: ['H6'] } })
      return table.offers('lay').map(key => Number(/box=(\d+)/.exec(key)?.[1]))
    }
    expect(open(3)).toEqual([0, 2, 4, 8, 9, 10])
    expect(open(2)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
  },
  /** 2s rolled are gone. */
  'Weakness Curse'(edition) {
    const rolled = (floor: number) =>
      diceOf(
        given({ edition, dungeon: 'lich', floor, meet: 'Ogre' }).play(
          ...rolls(2, 2, 3, 4),
          ...rolls(2, 1),
          ...rolls(2),
        ),
      )
    expect(rolled(2)).toBe('S3 S4 A1')
    expect(rolled(1)).toBe('S2 S2 S3 S4 A1 A2 M2')
  },
  /** Any damage is 1 more, none stays none. */
  'Blade Storm'(edition) {
    const harm = (floor: number, dice: string, play: string[]) => {
      const table = given({
        edition,
        dungeon: 'lich',
        floor,
        fight: { card: 'Cave-in', way: 0, dice: [dice] },
      })
      return consequences(table.play(...play, 'done hero=0'))
    }
    // The way costs 1; the tomb 1 on its second floor and 1 on its third.
    expect(harm(3, '', [])).toMatchObject({ damage: 4 })
    expect(harm(2, '', [])).toMatchObject({ damage: 2 })
    const full = 'S4 S4 S6 S6'
    expect(harm(3, full, [lay('S4', 1), lay('S4', 3), lay('S6', 2), lay('S6', 0)])).toMatchObject({
      damage: 0,
      time: 0,
    })
  },
  /** Three doors instead of four. */
  'Deadly Maze'(edition) {
    expect(given({ edition, dungeon: 'minotaur' }).play('explore').state.doors).toHaveLength(3)
    expect(given({ edition, dungeon: 'lich' }).play('explore').state.doors).toHaveLength(4)
    expect(given({ edition, dungeon: 'minotaur', closed: 3 }).keys()).not.toContain('explore')
  },
  /** 1 time for exploring, after the doors. */
  'Crumbling Walls'(edition) {
    const table = given({ edition, dungeon: 'minotaur', floor: 2 }).play('explore')
    expect(table.state.doors).toHaveLength(3)
    expect(top(table)).toMatchObject({ kind: 'time', left: 1 })
    expect(given({ edition, dungeon: 'minotaur', floor: 1 }).play('explore').state.stack).not.toContainEqual({
      kind: 'time',
      left: 1,
      later: false,
    })
  },
}
