import { describe, expect, test } from 'vitest'
import { start } from '../../engine/match.ts'
import { fastRng } from '../../engine/rng.ts'
import type { AnyKit } from '../../engine/types.ts'
import { standard } from './content/standard.ts'
import { content, given, givenState } from './given.ts'
import { dungeonKit } from './index.ts'
import { brokenIn, people } from './laws/given.ts'
import { viewOf } from './view/index.ts'

/** Everybody holds hidden treasure and has looked at cards, so that there is something to leak. */
function secrets() {
  return givenState({
    turnLimit: 3,
    heroes: [
      { class: 'rogue', at: 'c-1', goods: ['Silver Ring@3', 'Crystal Ball@4', 'Gold Cup@3', 'Jade Idol@5'] },
      {
        class: 'wizard',
        at: 'c-2',
        goods: ['Gold Ring@3', 'Magic Sword@1', 'Huge Ruby@6'],
        spells: [2, 2, 2],
      },
      {
        class: 'fighter',
        at: 'c-3',
        goods: ['Gold Cup@4', 'Secret Door@1', 'Silver Cup@3'],
        sword: ['Magic Sword@4', 1],
      },
    ],
    lairs: {
      'room-6-1': {
        monster: 'Dracolich@6',
        isDown: true,
        seenBy: [0],
        treasure: 'Huge Diamond@6',
        treasureSeenBy: [0],
      },
      'room-3-1': { monster: 'Ogre@3', isDown: true, seenBy: [1, 2] },
      'room-1-1': { monster: 'Goblin@1', drops: ['Silver Coffer@4'] },
    },
  })
}

/** The kit with every match begun in the middle of those secrets. */
function midway(change: Partial<ReturnType<typeof dungeonKit.make>> = {}): AnyKit {
  const game = { ...dungeonKit.make(standard), setup: () => secrets(), ...change }
  return { ...dungeonKit, make: () => game }
}

describe('hidden information', () => {
  const game = dungeonKit.make(standard)

  test('D-41 the laws hold where everybody has secrets', () => {
    for (const seed of [1, 2]) expect(brokenIn(midway(), { players: 3, turnLimit: 3 }, 3, seed)).toBeNull()
  })

  test('D-41 a planted leak of a hand is caught', () => {
    const leaky = midway({
      view: (state, seat) => ({
        ...game.view(state, seat),
        hands: state.heroes.map(hero => [...hero.goods]),
      }),
    })
    expect(brokenIn(leaky, { players: 3, turnLimit: 6 }, 3, 1)).toMatch(/what a seat may not know/)
  })

  test('D-61 a planted leak of a card laid face down is caught', () => {
    const leaky = midway({
      view: (state, seat) => ({ ...game.view(state, seat), all: state.monster.filter(card => card >= 0) }),
    })
    expect(brokenIn(leaky, { players: 3, turnLimit: 6 }, 3, 1)).toMatch(/what a seat may not know/)
  })

  test('D-41 an event that names a hidden treasure to all is caught', () => {
    const leaky = midway({
      apply(state, action, emit) {
        game.apply(state, action, null)
        const told = { kind: 'said', goods: state.heroes.map(hero => [...hero.goods]) }
        emit?.(told)
      },
    })
    expect(brokenIn(leaky, { players: 3, turnLimit: 6 }, 3, 1)).toMatch(/an event tells/)
  })

  test('D-41 a guess deals hidden cards anew within their level and keeps what is known', () => {
    const state = secrets()
    const seen = new Set<string>()
    for (let seed = 0; seed < 40; seed++) {
      const other = game.guess(state, 0, fastRng(seed))
      expect(other.heroes[0]).toEqual(state.heroes[0])
      expect(other.monster[state.monster.indexOf(state.hunter)]).toBe(
        state.monster[state.monster.indexOf(state.hunter)],
      )
      for (const [seat, hero] of other.heroes.entries()) {
        const levels = (goods: readonly number[]) =>
          goods.map(card => standard.treasures[card]?.level ?? 0).toSorted((a, b) => a - b)
        expect(levels(hero.goods)).toEqual(levels(state.heroes[seat]?.goods ?? []))
        seen.add(hero.goods.join())
      }
      expect(game.components(other)).toEqual(game.components(state))
    }
    expect(seen.size).toBeGreaterThan(20)
  })

  test('D-64 the place of the sword in play does not tell of an equal one in hand', () => {
    const hidden = { class: 'fighter', sword: ['Magic Sword@4', 1] } as const
    const [first, last] = [
      ['Magic Sword@4', 'Secret Door@1'],
      ['Gold Cup@4', 'Secret Door@1'],
    ].map(goods => givenState({ heroes: [{ class: 'rogue' }, { ...hidden, goods }] }))
    if (!first || !last) throw new Error('no states')
    const [mine, other] = [first, last].map(state => game.view(state, 0))
    expect(JSON.stringify(mine)).toBe(JSON.stringify(other))
  })

  test('D-65 only a Wizard or the holder of another sword is guessed to hide a sword', () => {
    const state = secrets()
    for (let seed = 0; seed < 200; seed++) {
      const [rogue] = game.guess(state, 1, fastRng(seed)).heroes
      const hidden = rogue?.goods.filter(card => standard.treasures[card]?.power === 'magic sword') ?? []
      expect(hidden).toEqual([])
    }
  })

  test('D-108 who picks a sword to replace another is known to hold some, in every guess', () => {
    const scene = given({
      heroes: [
        {
          class: 'rogue',
          at: 'room-1-1',
          goods: ['Magic Sword@1', 'Magic Sword@2'],
          sword: ['Magic Sword@4', 2],
        },
        { class: 'wizard', goods: ['Sack of Gold:250@1', 'Silver Cup@2'] },
      ],
      lairs: { 'room-1-1': { monster: 'Black Pudding@5' } },
    }).does('stop', 'dice 1 1', 'dice 3 3', 'drop Magic Sword@4')
    for (let seed = 0; seed < 20; seed++) {
      const other = game.guess(scene.state, 1, fastRng(seed))
      expect(game.actions(other, 0)).toHaveLength(2)
      expect(JSON.stringify(game.view(other, 1))).toBe(JSON.stringify(game.view(scene.state, 1)))
    }
  })

  test('D-70 at the end hands are laid open', () => {
    const state = secrets()
    state.outcome = { winners: [0], reason: 'home' }
    state.stack = []
    const view = viewOf(content, state, null)
    expect(view.seats.every(seat => seat.hand !== null)).toBe(true)
  })
})

test('a match of the kernel begins with these options', () => {
  const begun = start(dungeonKit, { options: { players: 3 }, seats: people(3) })
  expect(begun.ok && begun.value.header.options).toMatchObject({ players: 3, mode: 'race', turnLimit: null })
})
