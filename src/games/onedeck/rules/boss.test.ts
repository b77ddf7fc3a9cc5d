import { describe, expect, test } from 'vitest'
import { standard } from '../content/standard.ts'
import { given, lay, rolls } from '../given.ts'
import { onedeckKit } from '../index.ts'

const game = onedeckKit.make(standard)

describe('the boss', () => {
  test('O-100 stored dice are discarded, heroic skills and barred skills are not used', () => {
    const table = given({ floor: 3, deck: 0, stored: [2] }).play('descend')
    expect(table.state).toMatchObject({ party: [{ stored: 0 }], supply: [4, 6, 7, 6] })
    expect(table.state.stack.map(frame => frame.kind)).not.toContain('feat')
  })

  test('O-100 a Warrior hurt by the boss stores nothing: heroic skills are over', () => {
    const table = given({ damage: [-30], fight: { dice: [''] } }).play('done hero=0')
    expect(table.state).toMatchObject({ boss: 0, party: [{ damage: -19, stored: 0 }] })
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
})
