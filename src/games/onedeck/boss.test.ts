import { describe, expect, test } from 'vitest'
import { standard } from './content/standard.ts'
import { diceOf, given, lay, rolls } from './given.ts'
import { onedeckKit } from './index.ts'
import { EDITIONS } from './types.ts'

const game = onedeckKit.make(standard)

describe('the boss', () => {
  test('O-100 stored dice are discarded, heroic skills and barred skills are not used', () => {
    const table = given({ floor: 3, deck: 0, stored: [2] }).play('descend')
    expect(table.state).toMatchObject({ party: [{ stored: 0 }], supply: [4, 6, 7, 6] })
    expect(table.state.stack.map(frame => frame.kind)).not.toContain('feat')
  })

  test('O-101 each round: all dice and the bonus, boxes of the boss only, no time, skills again each round', () => {
    const table = given({ floor: 3, deck: 0, level: 2, damage: [-30], skills: [['Goblin 2']] }).play(
      'descend',
    )
    table.play(...rolls(1, 1, 1, 1), ...rolls(2, 2), ...rolls(3), ...rolls(4))
    expect(table.state.fight?.sums).toHaveLength(7)
    table.play('use hero=0 skill=dodge', 'pay die=A2 hero=0', 'done hero=0')
    // 11 damage of the Dragon, less 2 by Dodge in a boss round.
    expect(table.state.party[0]?.damage).toBe(-21)
    table.play(...rolls(1, 1, 1, 1), ...rolls(2, 2), ...rolls(3), ...rolls(4))
    expect(table.keys()).toContain('use hero=0 skill=dodge')
  })

  test('O-102 the boss is struck only if the heroes survive; damage at its health is victory', () => {
    const last = { dungeon: 'dragon', more: { boss: 5 }, fight: { dice: ['A5 A5 A6'] } }
    const strike = [lay('A5', 0), lay('A5', 1), lay('A6', 2), 'done hero=0']
    const won = given({ ...last, damage: [-20] }).play(...strike)
    expect(won.state.ending).toBe('victory')
    expect(game.result(won.state)).toEqual({ winners: [0], reason: 'victory' })
    const lost = given({ ...last, damage: [5], tokens: 0 }).play(...strike)
    expect(lost.state).toMatchObject({ ending: 'slain', boss: 5 })
  })

  test('O-218 going down to the boss is a descent: Second Wind works and it counts', () => {
    const table = given({ floor: 3, deck: 0, damage: [3] }).play('descend')
    expect(table.state).toMatchObject({ descents: 1, party: [{ damage: 1 }] })
  })

  test('O-219 two heroes split damage; the Hydra does not heal below 0', () => {
    const table = given({
      heroes: ['warrior', 'mage'],
      dungeon: 'hydra',
      damage: [-30, -30],
      fight: { dice: ['', ''] },
    })
    table.play('done hero=0', 'suffer hero=0')
    expect(table.state).toMatchObject({ boss: 0, party: [{ damage: -22 }, { damage: -23 }] })
    expect(table.state.stairs).toBe(0)
  })

  test('O-222 the Yeti of the first printing', () => {
    const [yeti] = standard.first.dungeons.filter(dungeon => dungeon.id === 'yeti')
    expect(yeti?.boss).toMatchObject({ health: 6 })
    expect(yeti?.boss.boxes.map(box => [box.colour, box.need, box.skull, box.damage])).toEqual([
      ['S', 22, true, 0],
      ['S', 5, true, 1],
      ['S', 6, true, 1],
      ['M', 5, false, 2],
      ['M', 6, false, 2],
      ['S', 6, true, 1],
      ['A', 5, false, 2],
      ['A', 6, false, 2],
    ])
  })
})

describe.each(EDITIONS)('every boss of the %s printing', edition => {
  const boss = (dungeon: string, dice: string, more: object = {}) =>
    given({ edition, dungeon, damage: [-50], fight: { dice: [dice] }, more })

  test('Dragon: heroic dice may not cover skulls', () => {
    const table = boss('dragon', 'A5 H5 H6 A6').play(lay('A5', 0), lay('H5', 1))
    expect(table.offers('lay').filter(key => key.includes('box=2 '))).toEqual([lay('A6', 2)])
    table.play('done hero=0')
    expect(table.state.party[0]?.damage).toBe(-50 + 11)
  })

  test('Hydra: heals 1 for each skull left before it is struck', () => {
    const table = boss('hydra', 'S6 S6 S6', { boss: 4 }).play(
      lay('S6', 0),
      lay('S6', 0),
      lay('S6', 0),
      'done hero=0',
    )
    expect(table.state.boss).toBe(4 - 2 + 1)
  })

  test('Yeti: every 1 rolled is discarded', () => {
    const table = given({ edition, dungeon: 'yeti', floor: 3, deck: 0 }).play(
      'descend',
      ...rolls(1, 1, 2, 3),
      ...rolls(1, 4),
      ...rolls(1),
    )
    expect(diceOf(table)).toBe('S2 S3 A4')
  })

  test('Lich: each skull must be covered twice', () => {
    const table = boss('lich', 'S3 S3 A6').play(lay('S3', 0))
    expect(table.state.fight).toMatchObject({ once: 1, full: 0 })
    expect(table.state.supply[0]).toBe(7)
    table.play(lay('S3', 0), lay('A6', 2), 'done hero=0')
    expect(table.state.boss).toBe(1)
  })

  test('Minotaur: X is 4 for each damage on it, at least 12', () => {
    const need = (damage: number) => {
      const view = game.view(boss('minotaur', 'S1', { boss: damage }).state, 0)
      return JSON.stringify(view).match(/"sheet":\{"scene":"boss","boxes":\[\{"colour":0,"need":(\d+)/)?.[1]
    }
    expect(need(0)).toBe('12')
    expect(need(5)).toBe('20')
  })
})
