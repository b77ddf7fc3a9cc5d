import { describe, expect, test } from 'vitest'
import { num, ROLLS } from '../content/content-index.ts'
import { standard } from '../content/standard.ts'
import { content, given, monster } from '../given.ts'
import { viewOf } from '../view/index.ts'
import { chanceOfSpell, chanceToHit, roundOdds } from './rolls.ts'

/** Written down by hand from the cards, not from the content: name@level and six rolls. */
const TABLE = `
Goblin@1 3 4 2 5 2 6
Dire Rat@1 5 4 3 6 2 6
Kobold@1 4 5 3 6 3 3
Skeleton@1 5 4 3 6 2 2
Minotaur@1 5 4 2 5 2 2
Ghoul@2 5 6 4 6 3 3
Orc@2 6 6 4 5 3 4
Gnoll@2 8 7 5 6 5 4
Giant Lizard@2 5 4 2 5 2 2
Hobgoblin@2 4 5 3 6 3 3
Zombie@3 11 10 8 8 3 -
Lizardfolk@3 10 8 6 9 6 5
Ogre@3 8 9 6 8 4 5
Gargoyle@3 7 6 5 6 - 4
Evil Cleric@3 10 9 7 8 7 7
Werewolf@3 9 9 7 7 8 9
Evil Rogue@3 10 9 7 8 7 7
Giant Spider@3 6 6 4 5 3 4
Green Slime@4 12 11 10 11 6 -
Mummy@4 11 10 8 8 3 -
Drow@4 10 9 7 8 7 7
Troll@4 9 10 8 8 7 -
Owlbear@4 10 8 6 9 6 5
Duergar@4 9 9 7 7 8 9
Hill Giant@4 10 11 9 10 6 9
Gelatinous Cube@5 12 11 10 11 - 6
Witch@5 11 11 9 5 10 10
Drider@5 9 10 8 8 7 -
Fire Giant@5 10 11 9 10 - 9
Black Pudding@5 - 12 12 12 5 -
Vampire@5 12 10 8 9 10 10
Mind Flayer@5 12 10 8 9 10 10
Blue Dragon@6 - 12 10 12 7 -
Evil Wizard@6 - 12 11 7 11 11
Black Dragon@6 - 12 10 12 7 -
Red Dragon@6 - - 11 12 - 8
Purple Worm@6 12 11 10 12 8 6
Carrion Crawler@6 12 11 10 12 8 6
Dracolich@6 - 12 10 12 5 -
`
  .trim()
  .split('\n')
  .map(line => {
    const [, name = '', rest = ''] = /^(.+@\d) (.+)$/.exec(line) ?? []
    return { name, rolls: rest.split(' ').map(roll => (roll === '-' ? null : Number(roll))) }
  })

/** Counted out roll by roll, without any formula. */
function counted(needed: number): number {
  let hits = 0
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + b >= needed) hits += 1
  return hits / 36
}

describe('exact odds', () => {
  test('D-30 all 39 monsters are on the list', () => {
    expect(TABLE).toHaveLength(39)
    expect(standard.monsters.filter(card => card.trap === undefined)).toHaveLength(39)
  })

  test.each(TABLE)('D-30 D-31 D-52 $name in all six columns, without and with swords', ({ name, rolls }) => {
    const card = monster(name)
    for (const [column, printed] of rolls.entries()) {
      if (column >= 4) {
        expect(chanceOfSpell(content, card, column - 4)).toBeCloseTo(
          printed === null ? 0 : counted(printed),
          12,
        )
        continue
      }
      for (const bonus of [0, 1, 2]) {
        const sword = column === 3 ? 0 : bonus
        const needed = printed ?? (sword > 0 ? 13 : 99)
        expect(chanceToHit(content, card, column, bonus)).toBeCloseTo(counted(needed - sword), 12)
      }
      expect(num(content.rolls, card * ROLLS + column)).toBe(printed ?? 0)
    }
  })

  test('D-32 a round and the blows of its strike back add up to 1', () => {
    const odds = roundOdds(content, monster('Ogre@3'), 1, 1)
    expect(odds.needed).toBe(8)
    expect(odds.hit + Object.values(odds.blows).reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 12)
  })

  test('D-32 the view carries the odds of the fight and of every monster in sight', () => {
    const g = given({
      heroes: [{ class: 'cleric', at: 'c-57', sword: ['Magic Sword@1', 1] }, { class: 'rogue' }],
      lairs: { 'room-6-1': { monster: 'Red Dragon@6' } },
    }).does('step room-1-1', 'monster Kobold@1')
    const view = viewOf(content, g.state, 0)
    expect(view.foe?.odds).toMatchObject({ needed: 4, hit: 33 / 36, fireball: 35 / 36 })
    expect(view.lairs.map(lair => lair.odds?.needed)).toEqual([4, 12])
    expect(viewOf(content, g.state, 1).lairs.map(lair => lair.odds?.needed)).toEqual([4, 0])
  })
})
