import { describe, expect, test } from 'vitest'
import { num } from '../content/content-index.ts'
import { content, given, givenState, monster, sceneOf, spaceAt, treasure } from '../given.ts'
import { discardMonster } from './cards.ts'
import { FACE_UP, faceAt } from './lair-cards.ts'
import { put } from './lists.ts'

const lairOf = (id: string) => num(content.lair, spaceAt(id))

describe('step 2, encounter', () => {
  test('D-02 D-20 the Great Hall is safe, and so are corridors and cleared spaces', () => {
    expect(given({ heroes: [{ class: 'rogue' }] }).does('stop').state.round).toBe(2)
    expect(given({ heroes: [{ class: 'rogue', at: 'c-2' }] }).does('stop').state.round).toBe(2)
    const cleared = { 'room-1-1': 1, kitchen: 3 }
    for (const at of ['room-1-1', 'kitchen'])
      expect(given({ heroes: [{ class: 'rogue', at }], cleared }).does('stop').state.round).toBe(2)
  })

  test('D-21 a card of that level is drawn and revealed', () => {
    const g = given({ heroes: [{ class: 'rogue', at: 'c-57' }] }).does('step room-1-1')
    expect(g.offers('monster')).toHaveLength(5)
    g.does('monster Goblin@1')
    expect(g.state.monster[lairOf('room-1-1')]).toBe(monster('Goblin@1'))
    expect(g.due).toBe('attack')
  })

  test('D-03 D-21 D-114 an empty pile is reshuffled from its discards when a card must be drawn', () => {
    const state = givenState({ heroes: [{ class: 'rogue', at: 'c-57' }] })
    for (const card of content.monstersOf[1] ?? []) {
      state.monsterDiscard = put(state.monsterDiscard, card, num(state.monsterPile, card))
      state.monsterPile = put(state.monsterPile, card, 0)
    }
    const g = sceneOf(state).does('step room-1-1')
    expect(g.events.map(event => event.kind)).toContain('reshuffled')
    expect(g.offers('monster')).toHaveLength(5)
  })

  test('D-21 when pile and discards are empty nothing is met', () => {
    const state = givenState({ heroes: [{ class: 'rogue', at: 'c-57' }] })
    for (const card of content.monstersOf[1] ?? []) state.monsterPile = put(state.monsterPile, card, 0)
    expect(sceneOf(state).does('step room-1-1').state.round).toBe(2)
  })

  test('D-22 a face-down card is revealed and met', () => {
    const g = given({
      heroes: [{ class: 'rogue', at: 'c-57' }],
      lairs: { 'room-1-1': { monster: 'Kobold@1', isDown: true } },
    }).does('step room-1-1')
    expect(g.due).toBe('attack')
    expect(faceAt(g.state, lairOf('room-1-1'))).toBe(FACE_UP)
  })

  test('D-115 a monster takes the lowest free number', () => {
    const lairs = {
      'room-1-1': { monster: 'Goblin@1' },
      'room-1-2': { monster: 'Goblin@1' },
      'room-1-3': { monster: 'Kobold@1' },
    }
    const g = given({ heroes: [{ class: 'rogue', at: 'c-59' }], lairs })
    discardMonster(g.state, lairOf('room-1-2'))
    g.does('step room-1-7', 'monster Skeleton@1')
    expect(g.state.numbers).toEqual(['room-1-1', 'room-1-7', 'room-1-3'].map(lairOf))
  })
})

describe('traps', () => {
  // Beside a room of level 2, and a chamber of level 4.
  const besideRoom = { class: 'rogue', at: 'c-7' } as const

  test('D-23 in a room a trap gives a treasure and a Cleared token, and is discarded', () => {
    const g = given({ heroes: [besideRoom] }).does('step room-2-2', 'monster Cage Trap@2')
    expect(g.due).toBe('treasure')
    g.does('treasure Silver Cup@2')
    expect(g.state.heroes[0]?.goods).toEqual([treasure('Silver Cup@2')])
    expect(g.state.cleared[lairOf('room-2-2')]).toBe(1)
    expect(g.state.monsterDiscard[monster('Cage Trap@2')]).toBe(1)
    expect(g.state.numbers).toEqual([-1])
  })

  test('D-23 in a chamber it gives no treasure', () => {
    const g = given({ heroes: [{ class: 'rogue', at: 'c-171' }] }).does(
      'step dark-cell',
      'monster Cage Trap@4',
    )
    expect(g.due).toBe('cage')
    expect(g.state.cleared[lairOf('dark-cell')]).toBe(1)
  })

  test('D-24 a cage costs one turn on 1-3 and two on 4-6', () => {
    for (const [value, turns] of [
      [1, 1],
      [3, 1],
      [4, 2],
      [6, 2],
    ]) {
      const g = given({ heroes: [{ class: 'rogue', at: 'c-171' }, { class: 'cleric' }] })
      g.does('step dark-cell', 'monster Cage Trap@4', `die ${value}`)
      expect(g.state.heroes[0]?.lost).toBe(turns)
    }
  })

  test('D-25 a Slide on level 5 leads to a chamber of level 6 of one’s choice, which is met', () => {
    const g = given({ heroes: [{ class: 'fighter', at: 'c-194' }] }).does(
      'step queens-vault',
      'monster Slide Trap@5',
    )
    expect(g.offers('slide')).toEqual(['slide to=kings-library', 'slide to=kings-vault'])
    g.does('slide kings-vault')
    expect(g.due).toBe('reveal')
    expect(g.state.heroes[0]?.trail).toEqual([])
  })

  test('D-25 a cleared chamber at the end of a Slide is not met', () => {
    const g = given({ heroes: [{ class: 'fighter', at: 'c-194' }], cleared: { 'kings-vault': 3 } })
    g.does('step queens-vault', 'monster Slide Trap@5', 'slide kings-vault')
    expect(g.state.round).toBe(2)
  })
})
