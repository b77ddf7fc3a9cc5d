import { describe, expect, test } from 'vitest'
import { standard } from '../content/standard.ts'
import { cardId, given, placeIn, type Situation } from '../given.ts'

const id = (name: string) => cardId('first', name)
const at = (name: string) => placeIn('first', name)
const loot = (name: string, more: Situation = {}) => {
  const table = given({ stack: [{ kind: 'landing' }], ...more })
  table.state.unseen.splice(table.state.unseen.indexOf(at(name)), 1)
  table.state.spoils = [at(name)]
  table.state.stack = [{ kind: 'landing' }, { kind: 'loot' }]
  return table
}

describe('loot', () => {
  test('O-80 a card is claimed as item, skill or XP', () => {
    const table = loot('Goblin')
    expect(table.keys()).toEqual([
      `item card=${id('Goblin')} hero=0 over=null`,
      `skill card=${id('Goblin')} hero=0 over=null`,
      `xp card=${id('Goblin')}`,
    ])
    table.play(`skill card=${id('Goblin')} hero=0 over=null`)
    expect(table.state.party[0]).toMatchObject({ skills: [at('Goblin')], known: [expect.any(Number)] })
  })

  test('O-80 a potion type comes with a token; an item may bring health', () => {
    const table = loot('Skeleton').play(`potion card=${id('Skeleton')}`)
    expect(table.state).toMatchObject({ tokens: 2, potions: [at('Skeleton')] })
    const item = loot('Ogre').play(`item card=${id('Ogre')} hero=0 over=null`)
    expect(item.state.party[0]?.items).toEqual([at('Ogre')])
  })

  test('O-81 no skill twice for a hero, no potion twice, nothing above the limits', () => {
    expect(loot('Arrow Wall', { skills: [['Goblin 2']] }).offers('skill')).toEqual([])
    expect(loot('Bear Traps 2', { potions: ['Skeleton'] }).offers('potion')).toEqual([])
    const full = loot('Goblin', { items: [['Ogre']] })
    expect(full.offers('item')).toEqual([`item card=${id('Goblin')} hero=0 over=${id('Ogre')}`])
    const both = loot('Arrow Wall', { heroes: ['warrior', 'mage'], skills: [['Goblin 2'], []] })
    expect(both.offers('skill')).toEqual([`skill card=${id('Arrow Wall')} hero=1 over=null`])
  })

  test('O-82 O-216 a held one may be replaced, also below the limit, and becomes XP', () => {
    const table = loot('Goblin', { skills: [['Bandit']] })
    expect(table.offers('skill')).toHaveLength(2)
    table.play(`skill card=${id('Goblin')} hero=0 over=${id('Bandit')}`)
    expect(table.state).toMatchObject({ xp: [at('Bandit')], party: [{ skills: [at('Goblin')] }] })
  })

  test('O-216 losing the health of an item may kill', () => {
    const table = loot('Goblin', { items: [['Ogre']], damage: [6], tokens: 1 })
    table.play(`item card=${id('Goblin')} hero=0 over=${id('Ogre')}`)
    expect(table.keys()).toEqual(['heal hero=0', 'perish'])
    const drained = given({ meet: 'Wraith', items: [['Ogre']], damage: [6], tokens: 0 }).play(
      `drain card=${id('Ogre')} hero=0`,
    )
    expect(drained.state.ending).toBe('slain')
  })
})

describe('levels', () => {
  test('O-83 O-217 after loot enough XP may buy a level: cards one by one, excess lost, a token gained', () => {
    const table = loot('Goblin', { xp: ['Ogre', 'Bandit'] }).play(`xp card=${id('Goblin')}`)
    expect(table.keys()).toEqual(['level', 'enough'])
    table.play('level')
    expect(table.keys()).toEqual(['spend xp=2', 'spend xp=3', 'spend xp=4'])
    table.play('spend xp=4', 'spend xp=3')
    expect(table.state).toMatchObject({ level: 2, ups: 1, tokens: 2, xp: [at('Goblin')] })
    expect(table.state.removed).toHaveLength(2)
  })

  test('O-217 cards are taken at once where there is nothing to choose: all needed, or all worth the same', () => {
    // 2, 2, 2 and 3 for 9: every one of them.
    const all = loot('Goblin', { level: 2, xp: ['Skeleton', 'Skeleton 2', 'Bandit'] })
    all.play(`xp card=${id('Goblin')}`, 'level')
    expect(all.state).toMatchObject({ level: 3, xp: [] })
    // 4, 4 and 4 for 7: two of them, whichever.
    const equal = loot('Ogre', { xp: ['Ogre 2', 'Phantom'] }).play(`xp card=${id('Ogre')}`, 'level')
    expect(equal.state).toMatchObject({ level: 2, xp: [expect.any(Number)] })
    // 4, 3, 2: after the 4 either of the others may go.
    const some = loot('Goblin', { xp: ['Ogre', 'Bandit'] }).play(`xp card=${id('Goblin')}`, 'level')
    expect(some.play('spend xp=2').state).toMatchObject({ level: 2, xp: [] })
  })

  test('O-83 it is optional and may be done after any later loot', () => {
    const table = loot('Goblin', { xp: ['Ogre', 'Ogre 2'], dungeon: 'yeti' })
    table.play(`item card=${id('Goblin')} hero=0 over=null`, 'enough')
    expect(table.state).toMatchObject({ level: 1, xp: [at('Ogre'), at('Ogre 2')] })
  })

  test('O-83 the first printing asks 7, 9 and 11, the revised one 6, 8 and 10', () => {
    const asks = (edition: 'first' | 'revised', xp: string[], level: number) => {
      const table = given({
        edition,
        xp,
        level,
        stack: [{ kind: 'landing' }, { kind: 'loot' }],
        dungeon: 'yeti',
      })
      return table.keys().includes('level')
    }
    expect(asks('first', ['Ogre', 'Goblin'], 1)).toBe(false)
    expect(asks('first', ['Ogre', 'Bandit'], 1)).toBe(true)
    expect(asks('revised', ['Ogre', 'Goblin'], 1)).toBe(true)
    expect(asks('first', ['Ogre', 'Ogre 2', 'Bandit'], 3)).toBe(true)
  })

  test('O-217 without loot no level: a Beetle that got away leaves nothing to claim', () => {
    const xp = ['Ogre', 'Ogre 2']
    const table = given({ dungeon: 'hydra', xp, damage: [-9], fight: { card: 'Beetle', dice: [''] } })
    table.play('done hero=0')
    while (table.state.stack.at(-1)?.kind === 'time') table.play(table.keys()[0] ?? '')
    expect(table.state).toMatchObject({ spoils: [], level: 1 })
    expect(table.keys()).not.toContain('level')
    expect(table.state.stack.map(frame => frame.kind)).toEqual(['landing', 'turn'])
  })

  test('O-217 of two cards the one survived is loot enough', () => {
    const heroes = ['warrior', 'rogue', 'mage', 'archer']
    const xp = ['Ogre', 'Ogre 2', 'Phantom', 'Phantom 2']
    const table = given({
      heroes,
      dungeon: 'hydra',
      xp,
      damage: [-9, -9, -9, -9],
      fight: { card: 'Beetle', dice: ['', ''] },
    })
    table.state.spoils = [table.state.unseen.pop() ?? 0]
    table.play('done hero=0')
    while (table.state.stack.at(-1)?.kind !== 'loot') table.play(table.keys()[0] ?? '')
    table.play(table.offers('xp')[0] ?? '')
    expect(table.keys()).toContain('level')
  })

  test('O-84 at level 4 five XP buy a token, again and again', () => {
    const table = loot('Goblin', { level: 4, xp: ['Ogre', 'Ogre 2', 'Bandit'] }).play(
      `xp card=${id('Goblin')}`,
    )
    table.play('level', 'spend xp=4', 'spend xp=4', 'level')
    expect(table.state).toMatchObject({ level: 4, ups: 0, tokens: 3, xp: [] })
  })

  test('O-85 removed cards are not shuffled back', () => {
    const table = given({ dungeon: 'yeti', deck: 0, more: {} })
    const gone = table.state.discard.splice(0, 2)
    table.state.removed = gone
    table.play('descend')
    expect(table.state.unseen).toHaveLength(standard.first.encounters.length * 2 - 2)
    expect(table.state.removed).toEqual(gone)
  })
})

describe('stored dice', () => {
  test('O-214 the Mage stores one for each exploring and each flight', () => {
    const table = given({ heroes: ['mage'], dungeon: 'yeti' }).play('explore')
    expect(table.state.party[0]?.stored).toBe(1)
    const flight = given({ heroes: ['mage'], closed: 1, dungeon: 'yeti' }).play(
      'enter door=0',
      'card card=bandit-1',
      'flee',
    )
    expect(flight.state.party[0]?.stored).toBe(1)
    const full = given({ heroes: ['mage'], stored: [2], dungeon: 'yeti' }).play('explore')
    expect(full.state.party[0]?.stored).toBe(2)
  })

  test('O-214 the Paladin stores one on opening a door of 4 XP, also if she flees then', () => {
    const table = given({ heroes: ['paladin'], closed: 2, dungeon: 'yeti' })
    table.play('enter door=0', `card card=${id('Ogre')}`)
    expect(table.state.party[0]?.stored).toBe(1)
    const small = given({ heroes: ['paladin'], closed: 2, dungeon: 'yeti' }).play(
      'enter door=0',
      `card card=${id('Bandit')}`,
    )
    expect(small.state.party[0]?.stored).toBe(0)
  })

  test('O-208 nothing is stored at the maximum or when no heroic die is left', () => {
    const table = given({
      stored: [1],
      damage: [0],
      fight: { card: 'Boulder', way: 0, dice: ['H1 H1 H1 H1 H1'] },
    }).play('done hero=0')
    expect(table.state.party[0]).toMatchObject({ damage: 3, stored: 1 })
  })
})
