/** The five bosses, said by hand: health, boxes and ability. */
import { describe, expect, test } from 'vitest'
import { standard } from '../content/standard.ts'
import { diceOf, given, lay, rolls } from '../given.ts'
import { onedeckKit } from '../index.ts'
import { EDITIONS, type Edition } from '../types.ts'
import { diceFor, fillAllBut, type Printed, printed, total } from './given.ts'

const BOSSES: Readonly<Record<string, readonly [name: string, health: number, boxes: string]>> = {
  dragon: [
    'Dragon',
    6,
    'A5 [ARMOR] ; A5 [ARMOR] ; A6 [SKULL+1h] ; M16 wide [4h] ; M6 [SKULL+1h] ; S17 wide [4h] ; S6 [SKULL+1h]',
  ],
  hydra: [
    'Hydra',
    5,
    'S13 wide [SKULL+3h] ; M6 [2h] ; S19 wide [SKULL+3h] ; M6 [2h] ; A13 wide [SKULL+3h] ; A6 [2h]',
  ],
  yeti: [
    'Yeti',
    6,
    'S24 wide [ARMOR+SKULL] ; S4 [SKULL+1h] ; S5 [SKULL+1h] ; M5 [2h] ; M6 [2h] ; S6 [SKULL+1h] ; A5 [2h] ; A6 [2h]',
  ],
  lich: [
    'Lich',
    5,
    'S3 [SKULL+1h] ; S17 wide [3h] ; A3 [SKULL+1h] ; A16 wide [4h] ; M3 [SKULL+1h] ; M15 wide [5h]',
  ],
  minotaur: [
    'Minotaur',
    10,
    'SX wide [SKULL+4h] ; S6 [2h] ; S5 [SKULL+1h] ; M5 [SKULL+1h] ; M6 [2h] ; S5 [SKULL+1h] ; A5 [SKULL+1h] ; A6 [2h]',
  ],
}
/** O-222. */
const FIRST_YETI =
  'S22 wide [ARMOR+SKULL] ; S5 [SKULL+1h] ; S6 [SKULL+1h] ; M5 [2h] ; M6 [2h] ; S6 [SKULL+1h] ; A5 [2h] ; A6 [2h]'

const game = onedeckKit.make(standard)
const ids = Object.keys(BOSSES)

function boxesOf(edition: Edition, id: string): Printed[] {
  return printed(edition === 'first' && id === 'yeti' ? FIRST_YETI : (BOSSES[id]?.[2] ?? ''), 12)
}

/** The Lich's skulls are laid twice. */
function diceOn(id: string, boxes: readonly Printed[]): string {
  return boxes
    .flatMap(box => [...diceFor(box), ...(id === 'lich' && box.skull ? diceFor(box) : [])])
    .join(' ')
}

function round(edition: Edition, dungeon: string, dice: string, damage = -40, boss = 0) {
  return given({ edition, dungeon, damage: [damage], fight: { dice: [dice] }, more: { boss } })
}

describe.each(EDITIONS)('O-101 O-102 O-222 every boss of the %s printing', edition => {
  test('is told here', () => {
    const found = standard[edition].dungeons.map(({ id, boss }) => [id, boss.name])
    expect(Object.fromEntries(ids.map(id => [id, BOSSES[id]?.[0]]))).toEqual(Object.fromEntries(found))
    expect(Object.keys(ABILITIES).toSorted()).toEqual(ids.toSorted())
  })

  test.each(ids)('%s: each box left hurts by itself, each skull covered strikes once', id => {
    const boxes = boxesOf(edition, id)
    const skulls = boxes.filter(({ skull }) => skull).length
    for (const [left, box] of boxes.entries()) {
      const table = round(edition, id, diceOn(id, boxes), -40, 1)
      if (id === 'lich')
        for (const [place, other] of boxes.entries())
          if (other.skull && place !== left) table.play(lay(diceFor(other)[0] ?? '', place))
      fillAllBut(table, boxes, left)
      table.play('done hero=0')
      const rest = box.armor ? boxes.filter((other, at) => at === left || !other.armor) : [box]
      expect(table.state.party[0]?.damage).toBe(-40 + total(rest).damage)
      const struck = box.armor ? 0 : skulls - (box.skull ? 1 : 0)
      const healed = id === 'hydra' && box.skull ? 1 : 0
      expect(table.state.boss).toBe(Math.min(BOSSES[id]?.[1] ?? 0, 1 - healed + struck))
      expect(table.state.stairs).toBe(0)
    }
  })

  test.each(ids)('%s: nothing less will do', id => {
    for (const [place, box] of boxesOf(edition, id).entries()) {
      const dice = diceFor(box, true)
      const table = round(edition, id, dice.join(' '))
      for (const [armored, other] of boxesOf(edition, id).entries())
        if (other.armor && !box.armor)
          Object.assign(table.state.fight ?? {}, { full: (table.state.fight?.full ?? 0) | (1 << armored) })
      if (box.wide) for (const die of dice) table.play(lay(die, place))
      else expect(table.offers('lay')).not.toContain(lay(dice[0] ?? '', place))
      expect((table.state.fight?.full ?? 0) & (1 << place)).toBe(0)
    }
  })

  test.each(ids)('%s: beaten at its health, twice that with four heroes', id => {
    const health = BOSSES[id]?.[1] ?? 0
    const seen = (heroes: string[]) => game.view(given({ edition, heroes, dungeon: id }).state, 0)
    expect(seen(['mage'])).toMatchObject({ boss: { health } })
    expect(seen(['mage', 'rogue'])).toMatchObject({ boss: { health } })
    expect(seen(['mage', 'rogue', 'archer', 'warrior'])).toMatchObject({ boss: { health: health * 2 } })
  })

  test.each(Object.entries(ABILITIES))('%s: its ability', (_, does) => does(edition))
})

const ABILITIES: Readonly<Record<string, (edition: Edition) => void>> = {
  /** Heroic dice cover no skull, but other boxes. */
  dragon(edition) {
    const table = round(edition, 'dragon', 'A5 H5 H6 H6 H6 A6').play(lay('A5', 0), lay('H5', 1))
    const at = (box: number) => table.offers('lay').filter(key => key.includes(`box=${box} `))
    expect([at(2), at(4), at(6)]).toEqual([[lay('A6', 2)], [], []])
    expect([at(3), at(5)]).toEqual([[lay('H6', 3)], [lay('H6', 5)]])
  },
  /** Heals 1 for each skull left before it is struck, never below 0. */
  hydra(edition) {
    const struck = (boss: number) =>
      round(edition, 'hydra', 'S6 S6 S1', -40, boss).play(
        lay('S6', 0),
        lay('S6', 0),
        lay('S1', 0),
        'done hero=0',
      ).state.boss
    expect([struck(4), struck(1)]).toEqual([3, 1])
  },
  /** 1s rolled are gone. */
  yeti(edition) {
    const table = given({ edition, dungeon: 'yeti', floor: 3, deck: 0 }).play(
      'descend',
      ...rolls(1, 1, 2, 3),
      ...rolls(1, 4),
      ...rolls(1),
    )
    expect(diceOf(table)).toBe('S2 S3 A4')
  },
  /** The first die on each skull is discarded. */
  lich(edition) {
    const table = round(edition, 'lich', 'S3 S4 A6').play(lay('S3', 0))
    expect(table.state).toMatchObject({ supply: [7, 7, 8, 6], fight: { full: 0 } })
    table.play(lay('S4', 0), lay('A6', 2), 'done hero=0')
    expect(table.state.boss).toBe(1)
  },
  /** X is 4 for each damage on it, at least 12. */
  minotaur(edition) {
    const need = (damage: number) => {
      const table = round(edition, 'minotaur', 'S2 S2 S2 S2 S2 S2 S2 S2', -40, damage)
      let laid = 0
      while (table.offers('lay').includes(lay('S2', 0))) {
        table.play(lay('S2', 0))
        laid += 2
      }
      return laid
    }
    expect([need(0), need(3), need(4)]).toEqual([12, 12, 16])
  },
}
