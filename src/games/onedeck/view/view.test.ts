/** A view is sent at every step, so it says ids and sums. */
import { describe, expect, test } from 'vitest'
import { standard } from '../content/standard.ts'
import { given, viewAt } from '../given.ts'

describe('a view of four heroes late in the game', () => {
  const heroes = ['warrior', 'rogue', 'mage', 'archer']
  const view = viewAt(
    given({
      heroes,
      dungeon: 'lich',
      floor: 3,
      level: 4,
      items: [['Ogre', 'Goblin'], ['Bandit', 'Beetle'], ['Shadow', 'Wraith'], ['Phantom']],
      skills: [['Ogre 2'], ['Bandit 2'], ['Goblin 2'], ['Phantom 2']],
      open: [['Boulder', 'Cave-in']],
      closed: 2,
      fight: { card: 'Skeleton', dice: ['S1 S2 S3', 'A4 A5 H6'] },
    }).state,
  )

  test('is small', () => {
    expect(JSON.stringify(view).length).toBeLessThan(6000)
  })

  test('copies nothing that is printed', () => {
    const { encounters, skills, heroes: cards } = standard.first
    const printed = [...encounters, ...skills, ...cards].map(({ name }) => name)
    expect(printed.filter(name => JSON.stringify(view).includes(`"${name}"`))).toEqual([])
  })
})

test('O-24 a view says which dice are still to be rolled, those of a heroic skill before all others', () => {
  const table = given({ heroes: ['rogue'], meet: 'Bandit' }).play('feat dice=2 hero=0')
  const air = () => {
    const { fight } = viewAt(table.state)
    return { told: fight?.told, coming: fight?.coming }
  }
  expect(air()).toEqual({ told: 0, coming: [3, 3] })
  table.play('die value=5')
  expect(air()).toEqual({ told: 0, coming: [3] })
  table.play('die value=6')
  expect(air()).toEqual({ told: 2, coming: [0, 1, 1, 1, 1, 2, 2] })
})
