import { describe, expect, test } from 'vitest'
import { num } from '../content/content-index.ts'
import { content, doorBetween, given, givenState, monster, sceneOf, spaceAt, treasure } from '../given.ts'
import { viewOf } from '../view/index.ts'
import { FACE_DOWN, faceAt, hasSeenMonster } from './lair-cards.ts'

const lairOf = (id: string) => num(content.lair, spaceAt(id))
const other = { class: 'cleric' } as const
const seer = { class: 'rogue', at: 'c-57', goods: ['ESP Medallion@3'] } as const
const gazer = { class: 'rogue', goods: ['Crystal Ball@4'] } as const

describe('Secret Door', () => {
  test('D-60 no roll while it is held; doors gone through stay known', () => {
    const g = given({ heroes: [{ class: 'fighter', at: 'c-67', goods: ['Secret Door@1'] }, other] })
    expect(g.offers('search')).toEqual([])
    g.does('step c-225')
    expect(g.state.heroes[0]?.doors).toBe(1 << doorBetween('c-67 c-225'))
  })
})

describe('ESP Medallion', () => {
  test('D-61 the monster is drawn, looked at and laid face down with a number', () => {
    const g = given({ heroes: [seer, other] }).does('esp room-1-1', 'monster Goblin@1')
    const lair = lairOf('room-1-1')
    expect(g.state.monster[lair]).toBe(monster('Goblin@1'))
    expect(faceAt(g.state, lair)).toBe(FACE_DOWN)
    expect([0, 1].map(seat => hasSeenMonster(g.state, lair, seat))).toEqual([true, false])
    expect(g.state.numbers).toEqual([lair])
    expect(g.events.find(event => event.kind === 'saw')?.to).toEqual([0])
  })

  test('D-61 not entering then ends the move', () => {
    const g = given({ heroes: [seer, other] }).does('esp room-1-1', 'monster Goblin@1')
    expect(g.keys()).toEqual(['step to=room-1-1', 'stop'])
  })

  test('D-61 also in mid-move', () => {
    const g = given({ heroes: [{ ...seer, at: 'c-2' }, other] })
    expect(g.offers('esp')).toEqual([])
    expect(g.does('step c-57').may('esp room-1-1')).toBe(true)
  })

  test('D-63 one use a turn, and not where the monster is revealed', () => {
    const g = given({ heroes: [seer, other], lairs: { 'room-1-1': { monster: 'Goblin@1' } } })
    expect(g.offers('esp')).toEqual([])
    const twice = given({
      heroes: [{ ...seer, goods: ['ESP Medallion@3', 'ESP Medallion@5', 'Crystal Ball@4'] }, other],
    })
    twice.does('esp room-1-1', 'monster Goblin@1')
    expect(twice.keys().filter(key => /esp|ball/.test(key))).toEqual([])
    // Between two rooms: a look into one leaves none for the other.
    const between = given({ heroes: [{ ...seer, at: 'c-59' }, other] })
    expect(between.offers('esp')).toHaveLength(2)
    expect(between.does('esp room-1-7', 'monster Goblin@1').offers('esp')).toEqual([])
  })

  test('D-63 what already lies there face down is looked at instead of drawn', () => {
    const lairs = { 'room-1-1': { monster: 'Goblin@1', isDown: true, seenBy: [1] } }
    const g = given({ heroes: [seer, other], lairs }).does('esp room-1-1')
    expect(g.due).toBe('move')
    expect([0, 1].map(seat => hasSeenMonster(g.state, lairOf('room-1-1'), seat))).toEqual([true, true])
  })

  test('D-110 with 0 movement left, on chambers with 1-2 tokens, through known doors only', () => {
    const still = given({ heroes: [seer, other], left: 0 }).does('esp room-1-1', 'monster Goblin@1')
    expect(still.keys()).toEqual(['stop'])
    const chamber = given({ heroes: [{ ...seer, at: 'c-15' }, other], cleared: { kitchen: 2 } })
    expect(chamber.may('esp kitchen')).toBe(true)
    const secret = given({ heroes: [{ ...seer, at: 'c-73' }, other] })
    expect(secret.may('esp room-4-12')).toBe(false)
  })

  test('D-110 after a look one may also cast', () => {
    const mage = { class: 'wizard', at: 'c-57', goods: ['ESP Medallion@3'], spells: [1, 0, 0] } as const
    const g = given({ heroes: [mage, other] }).does('esp room-1-1', 'monster Goblin@1')
    expect(g.may('cast fireball room-1-1')).toBe(true)
    expect(g.does('cast fireball room-1-1').due).toBe('bolt')
  })
})

describe('Crystal Ball', () => {
  test('D-62 any uncleared lair: its monster and, for a room, its treasure', () => {
    const g = given({ heroes: [gazer, other] }).does(
      'ball 6',
      'gaze room-6-1',
      'monster Dracolich@6',
      'treasure Huge Ruby@6',
    )
    const lair = lairOf('room-6-1')
    expect(g.state.monster[lair]).toBe(monster('Dracolich@6'))
    expect(g.state.laid[lair]).toBe(treasure('Huge Ruby@6'))
    expect(g.state.turn).toBe(1)
    const chamber = given({ heroes: [gazer, other] }).does(
      'ball 6',
      'gaze kings-vault',
      'monster Dracolich@6',
    )
    expect(chamber.state.turn).toBe(1)
  })

  test('D-62 not a cleared one', () => {
    const g = given({ heroes: [gazer, other], cleared: { 'room-6-1': 1 } })
    const open = [1, 2, 3, 4, 5, 6].flatMap(level =>
      sceneOf(structuredClone(g.state)).does(`ball ${level}`).offers('gaze'),
    )
    expect(open).toHaveLength(content.lairs.length - 1)
    expect(g.does('ball 6').may('gaze room-6-1')).toBe(false)
  })

  test('D-63 it draws only what is missing', () => {
    const lairs = { 'room-6-1': { monster: 'Dracolich@6' }, 'kings-vault': { monster: 'Red Dragon@6' } }
    const g = given({ heroes: [gazer, other], lairs })
    expect(g.does('ball 6').may('gaze kings-vault')).toBe(false)
    expect(g.does('gaze room-6-1').due).toBe('lay')
  })

  test('D-104 it replaces the whole turn, even beside a monster', () => {
    const lairs = { 'room-1-1': { monster: 'Black Pudding@5' } }
    const g = given({ heroes: [{ ...gazer, at: 'room-1-1' }, other], lairs }).does(
      'ball 6',
      'gaze kings-vault',
      'monster Dracolich@6',
    )
    expect(g.state.turn).toBe(1)
    const moved = given({ heroes: [gazer, other] }).does('step c-1')
    expect(moved.offers('ball')).toEqual([])
  })

  test('D-22 D-42 the next hero meets what was laid', () => {
    const g = given({ heroes: [gazer, { ...other, at: 'c-57' }] })
    g.does(
      'ball 1',
      'gaze room-1-1',
      'monster Goblin@1',
      'treasure Sack of Gold:750@1',
      'step room-1-1',
      'dice 6 6',
    )
    expect(g.state.heroes[1]?.goods).toEqual([treasure('Sack of Gold:750@1')])
  })
})

describe('what a seat sees', () => {
  test('D-41 D-116 hands are counted, own hands shown, spells open', () => {
    const g = given({
      heroes: [
        { class: 'rogue', goods: ['Silver Ring@3', 'Secret Door@1'], sword: ['Magic Sword@4', 1] },
        { class: 'wizard', goods: ['Jade Idol@6', 'Magic Sword@1'], spells: [1, 2, 3] },
      ],
    })
    const view = viewOf(content, g.state, 0)
    expect(view.seats[0]).toMatchObject({
      shown: ['secret-door-1', 'magic-sword-4'],
      hand: ['silver-ring-3'],
      gold: 4000,
    })
    expect(view.seats[1]).toMatchObject({ shown: [], hidden: 2, hand: null, gold: null, spells: [1, 2, 3] })
  })

  test('D-61 D-62 what the own powers showed, and nothing else that lies face down', () => {
    const state = givenState({
      heroes: [gazer, other],
      lairs: {
        'room-6-1': {
          monster: 'Dracolich@6',
          isDown: true,
          seenBy: [0],
          treasure: 'Huge Ruby@6',
          treasureSeenBy: [1],
        },
      },
    })
    const [mine, theirs, nobody] = [0, 1, null].map(seat => viewOf(content, state, seat).lairs[0])
    expect(mine).toMatchObject({ card: 'dracolich', hasLaid: true, laid: null })
    expect(theirs).toMatchObject({ card: null, laid: 'huge-ruby-6' })
    expect(nobody).toMatchObject({ card: null, laid: null, number: 1 })
    expect(sceneOf(state).does('ball 6').may('gaze room-6-1')).toBe(true)
  })
})
