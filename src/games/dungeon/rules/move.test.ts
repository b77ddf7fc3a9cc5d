import { describe, expect, test } from 'vitest'
import { idAt } from '../content/ids.ts'
import { content, doorId, given, read, spaceAt } from '../given.ts'
import { viewOf } from '../view/index.ts'
import { pathsFrom, type Reach } from '../view/paths.ts'

describe('before the move', () => {
  test('D-10 a Lose a Turn token is discarded and the turn is over', () => {
    const g = given({ heroes: [{ class: 'rogue' }, { class: 'cleric', lost: 2 }] }).does('stop')
    expect(g.state.turn).toBe(0)
    expect(g.state.heroes[1]?.lost).toBe(1)
    expect(g.events.map(event => event.kind)).toContain('lostTurn')
  })
})

describe('step 1, move', () => {
  test('D-11 up to 5 spaces, or none at all', () => {
    const g = given({ heroes: [{ class: 'rogue' }] })
    expect(g.may('stop')).toBe(true)
    g.does('step c-1', 'step c-2', 'step c-3', 'step c-4', 'step c-5')
    expect(g.keys()).toEqual(['stop'])
  })

  test('D-11 walls stop, doors join and are not spaces', () => {
    const g = given({ heroes: [{ class: 'rogue', at: 'c-57' }] })
    expect(g.offers('step')).toEqual(['step to=room-1-1', 'step to=c-2'])
    g.does('step room-1-1')
    expect(g.state.left).toBe(4)
  })

  test('D-12 an uncleared room ends the move', () => {
    const g = given({ heroes: [{ class: 'rogue', at: 'c-57' }] }).does('step room-1-1')
    expect(g.due).toBe('reveal')
  })

  test('D-12 a cleared room does not', () => {
    const g = given({ heroes: [{ class: 'rogue', at: 'c-57' }], cleared: { 'room-1-1': 1 } })
    expect(g.does('step room-1-1').may('step c-57')).toBe(true)
  })

  test('D-12 D-13 the Fighter passes the cleared Laboratory and a Wizard and stops in the next chamber', () => {
    const g = given({
      heroes: [
        { class: 'fighter', at: 'c-259' },
        { class: 'wizard', at: 'c-283' },
        { class: 'wizard', at: 'wizards-vault' },
      ],
      cleared: { laboratory: 3, 'wizards-vault': 2 },
    }).does('step c-260', 'step laboratory', 'step c-283')
    expect(g.keys()).not.toContain('stop')
    g.does('step wizards-vault')
    expect(g.state.heroes[0]?.at).toBe(spaceAt('wizards-vault'))
    expect(g.due).toBe('reveal')
    expect(g.state.left).toBe(1)
  })

  test('D-13 nobody enters an uncleared room with a hero in it', () => {
    const g = given({
      heroes: [
        { class: 'rogue', at: 'c-57' },
        { class: 'cleric', at: 'room-1-1' },
      ],
    })
    expect(g.may('step room-1-1')).toBe(false)
  })

  test('D-13 heroes share chambers', () => {
    const g = given({ heroes: [{ class: 'rogue', at: 'c-1' }, { class: 'cleric' }] }).does('step great-hall')
    expect(g.may('stop')).toBe(true)
  })

  test('D-102 a step to another hero needs a sure place to stop beyond', () => {
    const heroes = [
      { class: 'rogue', at: 'c-2' },
      { class: 'cleric', at: 'c-3' },
    ] as const
    expect(given({ heroes, left: 1 }).may('step c-3')).toBe(false)
    expect(given({ heroes, left: 2 }).may('step c-3')).toBe(true)
  })

  test('D-102 an unfound door is no sure way on', () => {
    const heroes = [
      { class: 'rogue', at: 'c-66' },
      { class: 'cleric', at: 'c-67' },
      { class: 'fighter', at: 'c-68' },
    ] as const
    // From c-67 one could only go back to c-66, which is free again.
    expect(given({ heroes, left: 2 }).does('step c-67').offers('search')).toEqual([])
  })

  test('D-102 where another hero stands one neither stops nor searches', () => {
    const g = given({
      heroes: [
        { class: 'rogue', at: 'c-66' },
        { class: 'cleric', at: 'c-67' },
      ],
    }).does('step c-67')
    expect(g.keys().map(key => key.split(' ')[0])).toEqual(['step', 'step'])
  })

  test('D-101 a hero walks freely out of a space with a monster', () => {
    const g = given({
      heroes: [{ class: 'rogue', at: 'room-1-1' }],
      lairs: { 'room-1-1': { monster: 'Goblin@1' } },
    }).does('step c-57', 'step c-2')
    expect(g.state.left).toBe(3)
  })

  test('D-101 staying in an uncleared room means fighting what is there', () => {
    const g = given({
      heroes: [{ class: 'rogue', at: 'room-1-1' }],
      lairs: { 'room-1-1': { monster: 'Goblin@1' } },
    }).does('stop')
    expect(g.due).toBe('attack')
    expect(given({ heroes: [{ class: 'rogue', at: 'room-1-1' }] }).does('stop').due).toBe('reveal')
  })

  test('D-120 stairs are corridor spaces', () => {
    const g = given({ heroes: [{ class: 'rogue', at: 'c-3' }] }).does('step c-4', 'stop')
    expect(g.state.round).toBe(2)
  })
})

describe('secret doors', () => {
  const beside = { class: 'fighter', at: 'c-67' } as const

  test('D-14 a 5 finds it and the hero may go on through it', () => {
    const g = given({ heroes: [beside] }).does('search c-67 c-225', 'die 5')
    expect(g.does('step c-225').state.left).toBe(4)
  })

  test('D-14 a 4 does not and ends the movement', () => {
    const g = given({ heroes: [beside] }).does('search c-67 c-225', 'die 4')
    expect(g.keys()).toEqual(['stop'])
  })

  test('D-14 a Rogue finds it with a 3', () => {
    const g = given({ heroes: [{ class: 'rogue', at: 'c-67' }] }).does('search c-67 c-225', 'die 3')
    expect(g.may('step c-225')).toBe(true)
  })

  test('D-14 a found door is remembered', () => {
    const g = given({ heroes: [{ ...beside, doors: ['c-67 c-225'] }] })
    expect(g.may('step c-225')).toBe(true)
    expect(g.offers('search')).toEqual([])
  })

  test('D-14 no search without movement left', () => {
    expect(given({ heroes: [beside], left: 0 }).offers('search')).toEqual([])
  })

  test('D-118 one named door a roll, from inside a room too, and another search may follow', () => {
    const g = given({ heroes: [{ class: 'fighter', at: 'c-239' }] })
    expect(g.offers('search')).toHaveLength(2)
    g.does('search c-239 c-296', 'die 6')
    expect(g.state.left).toBe(5)
    expect(g.offers('search')).toEqual([`search door=${doorId('c-239 c-297')}`])
    const inside = given({ heroes: [{ class: 'fighter', at: 'room-3-2' }], cleared: { 'room-3-2': 1 } })
    expect(inside.offers('search')).toHaveLength(1)
  })
})

describe('the helper that offers whole paths', () => {
  test('D-11 every space within reach, with the steps that lead there', () => {
    const g = given({ heroes: [{ class: 'rogue' }, { class: 'cleric', at: 'c-2' }] })
    const paths: readonly Reach[] = pathsFrom(read(viewOf(content, g.state, 0)))
    const ways = new Map(paths.map(path => [path.to, path.steps]))
    expect(ways.get(spaceAt('room-1-1'))).toEqual(['c-1', 'c-2', 'c-57', 'room-1-1'].map(spaceAt))
    expect(ways.has(spaceAt('c-2'))).toBe(false)
    expect(ways.has(spaceAt('c-5'))).toBe(true)
    for (const { to, steps, ends } of paths) {
      const walker = given({ heroes: [{ class: 'rogue' }, { class: 'cleric', at: 'c-2' }] })
      walker.play(...steps.map(step => `step to=${idAt(content.spaceIds, step)}`))
      expect(walker.state.heroes[0]?.at).toBe(to)
      expect(walker.due).toBe(ends ? 'reveal' : 'move')
      if (!ends) expect(walker.may('stop')).toBe(true)
    }
  })
})
