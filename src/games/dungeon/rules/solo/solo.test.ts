import { describe, expect, test } from 'vitest'
import { num } from '../../content/content-index.ts'
import { content, game, given, monster, sceneOf, spaceAt, treasure } from '../../given.ts'
import { parseOptions } from '../options.ts'

function begin(input: object) {
  const parsed = parseOptions(input)
  if (!parsed.ok) throw new Error(parsed.refusal.reason)
  return sceneOf(game.setup(parsed.value))
}

describe('Treasure Hunt', () => {
  test('D-80 a treasure of the chosen level is shown and shuffled back', () => {
    const g = begin({ mode: 'hunt', 'hunt.level': 6 })
    expect(g.offers('treasure')).toHaveLength(content.treasuresOf[6]?.length ?? 0)
    g.does('treasure Huge Ruby@6')
    expect(g.state.target).toBe(treasure('Huge Ruby@6'))
    expect(g.state.treasurePile[treasure('Huge Ruby@6')]).toBe(1)
    expect(g.due).toBe('choose')
  })

  test('D-113 won at once on taking a card of that name, level and value', () => {
    const g = given({
      mode: 'hunt',
      target: 'Sack of Gold:500@1',
      heroes: [{ class: 'rogue', at: 'c-57' }],
      lairs: { 'room-1-1': { monster: 'Goblin@1' } },
    }).does('step room-1-1', 'dice 6 6', 'treasure Sack of Gold:500@1')
    expect(game.result(g.state)).toMatchObject({ winners: [0], reason: 'found' })
  })

  test('D-80 D-113 the second death loses', () => {
    const lairs = { 'room-1-1': { monster: 'Black Pudding@5' } }
    const once = given({
      mode: 'hunt',
      target: 'Silver Ring@3',
      heroes: [{ class: 'rogue', at: 'room-1-1' }],
      lairs,
    })
    expect(once.does('stop', 'dice 6 6').due).toBe('choose')
    const twice = given({
      mode: 'hunt',
      target: 'Silver Ring@3',
      heroes: [{ class: 'rogue', at: 'room-1-1', deaths: 1 }],
      lairs,
    }).does('stop', 'dice 6 6')
    expect(game.result(twice.state)).toMatchObject({ winners: [], reason: 'slain' })
  })

  test('D-80 gold brought home does not win a Treasure Hunt', () => {
    const g = given({
      mode: 'hunt',
      target: 'Silver Ring@3',
      heroes: [{ class: 'rogue', goods: ['Huge Diamond@6'] }],
    })
    expect(g.does('stop').state.outcome).toBeNull()
  })
})

describe('Timed', () => {
  test('D-81 the time-out is an ordinary action, offered at every decision', () => {
    const g = begin({ mode: 'timed' })
    expect(g.keys()).toContain('timeUp')
    g.does('hero Pip', 'step c-1')
    expect(g.keys()).toContain('timeUp')
    g.does('timeUp')
    expect(game.result(g.state)).toMatchObject({ winners: [], reason: 'time' })
  })

  test('D-81 a turn limit is offered too; alone, nobody wins by it', () => {
    const g = given({ mode: 'timed', heroes: [{ class: 'rogue' }], turnLimit: 1 }).does('stop')
    expect(game.result(g.state)).toMatchObject({ winners: [], reason: 'limit' })
  })

  test('D-70 D-81 bringing the gold home in time wins', () => {
    const g = given({ mode: 'timed', heroes: [{ class: 'rogue', goods: ['Huge Diamond@6'] }] }).does('stop')
    expect(game.result(g.state)).toMatchObject({ winners: [0], reason: 'home' })
  })
})

describe('Become the Hunted', () => {
  const rogue = { class: 'rogue' } as const
  const hunter = { monster: 'Red Dragon@6', at: 'c-3' } as const

  test('D-82 a random level 6 monster, face down, in a room of level 6 that the player chooses', () => {
    const g = begin({ mode: 'hunted' })
    expect(g.due).toBe('hunter')
    expect(g.offers('monster')).toHaveLength(7)
    g.does('monster Dracolich@6')
    expect(game.actor(g.state)).toEqual({ kind: 'seats', seats: [0] })
    expect(g.offers('haunt')).toHaveLength(12)
    g.does('haunt room-6-3')
    expect(g.state).toMatchObject({ hunterAt: spaceAt('room-6-3'), hunterUp: false })
    expect(g.due).toBe('choose')
    expect(game.view(g.state, 0)).toMatchObject({ hunter: { card: null, isUp: false } })
  })

  test('D-82 after each turn it moves 5 spaces by the shortest way', () => {
    const g = given({ mode: 'hunted', heroes: [rogue], hunter: { ...hunter, at: 'c-10' } }).does('stop')
    expect(g.state.hunterAt).toBe(spaceAt('c-5'))
  })

  test('D-82 D-112 while the hero is in the Great Hall it waits beside it', () => {
    const g = given({ mode: 'hunted', heroes: [rogue], hunter }).does('stop', 'stop')
    expect(g.state.hunterAt).toBe(spaceAt('c-1'))
    expect(g.due).toBe('move')
  })

  test('D-82 D-112 it walks through the Great Hall without stopping there', () => {
    const g = given({ mode: 'hunted', heroes: [{ ...rogue, at: 'c-58' }], hunter: { ...hunter, at: 'c-2' } })
    g.does('stop')
    expect(g.state.hunterAt).toBe(spaceAt('c-58'))
    expect(g.due).toBe('strike')
  })

  test('D-82 D-112 where its fifth space would be the Great Hall it stops on the one before, and goes on next time', () => {
    const g = given({ mode: 'hunted', heroes: [{ ...rogue, at: 'c-60' }], hunter: { ...hunter, at: 'c-5' } })
    expect(g.does('stop').state.hunterAt).toBe(spaceAt('c-1'))
    expect(g.due).toBe('move')
    expect(g.does('stop').state.hunterAt).toBe(spaceAt('c-60'))
  })

  test('D-112 on its own turn it does not fight a hero in whose space it is already', () => {
    const facts = {
      mode: 'hunted',
      heroes: [{ class: 'fighter', at: 'c-5' }],
      hunter: { ...hunter, at: 'c-5' },
    } as const
    const stays = given(facts).does('stop', 'dice 1 1', 'dice 1 1')
    expect(stays.due).toBe('move')
    expect(stays.state).toMatchObject({ round: 2, hunterAt: spaceAt('c-5') })
    const lost = given({ ...facts, heroes: [{ class: 'fighter', at: 'c-5', lost: 1 }] })
    lost.state.stack.length = 0
    lost.state.stack.push({ step: 'end', at: -1, n: 0 }, { step: 'move', at: -1, n: 0 })
    lost.state.hunterAt = spaceAt('c-6')
    expect(lost.does('stop').due).toBe('attack')
  })

  test('D-112 a hero who stays in its space meets it on the own turn, first to strike', () => {
    const g = given({
      mode: 'hunted',
      heroes: [{ class: 'fighter', at: 'c-5' }],
      hunter: { ...hunter, at: 'c-5' },
    })
    expect(g.does('stop').due).toBe('attack')
    expect(g.state.round).toBe(1)
  })

  test('D-104 D-112 who looks into a Crystal Ball beside it is not struck: it has not moved', () => {
    const g = given({
      mode: 'hunted',
      heroes: [{ class: 'fighter', at: 'c-5', goods: ['Crystal Ball@4'] }],
      hunter: { ...hunter, at: 'c-5' },
    }).does('ball 1', 'gaze room-1-1', 'monster Goblin@1', 'treasure Sack of Gold:250@1')
    expect(g.due).toBe('move')
    expect(g.state.round).toBe(2)
  })

  test('D-82 through secret doors and past uncleared rooms', () => {
    const g = given({
      mode: 'hunted',
      heroes: [{ ...rogue, at: 'c-66' }],
      hunter: { ...hunter, at: 'c-224' },
    }).does('stop')
    expect(g.state.hunterAt).toBe(spaceAt('c-66'))
    const past = given({
      mode: 'hunted',
      heroes: [{ ...rogue, at: 'c-288' }],
      hunter: { ...hunter, at: 'c-52' },
    })
    past.does('stop')
    expect(past.state.hunterAt).toBe(spaceAt('c-288'))
  })

  test('D-82 D-112 in the hero’s space it is revealed and gets one round, hero first, in corridors too', () => {
    const g = given({ mode: 'hunted', heroes: [{ class: 'fighter', at: 'c-5' }], hunter }).does('stop')
    expect(g.state.hunterUp).toBe(true)
    expect(g.due).toBe('attack')
    expect(g.does('dice 1 1').due).toBe('strike')
    expect(g.does('dice 1 1').due).toBe('move')
  })

  test('D-112 on lost turns too', () => {
    const g = given({
      mode: 'hunted',
      heroes: [{ class: 'fighter', at: 'c-5', lost: 1 }],
      hunter,
      due: { step: 'end' },
    })
    g.state.stack.length = 0
    g.state.stack.push({ step: 'end', at: -1, n: 0 }, { step: 'move', at: -1, n: 0 })
    expect(g.does('stop').due).toBe('attack')
  })

  test('D-82 killed by it: lost', () => {
    const g = given({ mode: 'hunted', heroes: [{ class: 'rogue', at: 'c-5' }], hunter }).does(
      'stop',
      'dice 6 6',
    )
    expect(game.result(g.state)).toMatchObject({ winners: [], reason: 'slain' })
  })

  test('D-112 killed by another monster: a new hero goes on', () => {
    const g = given({
      mode: 'hunted',
      heroes: [{ class: 'rogue', at: 'room-1-1' }],
      lairs: { 'room-1-1': { monster: 'Black Pudding@5' } },
      hunter: { ...hunter, at: 'room-6-1' },
    }).does('stop', 'dice 6 6')
    expect(g.due).toBe('choose')
  })

  test('D-82 destroyed: no treasure but its drops, and a new one in a level 6 room of the player’s choice', () => {
    const g = given({
      mode: 'hunted',
      heroes: [{ class: 'fighter', at: 'c-5' }],
      hunter: { ...hunter, drops: ['Silver Ring@3'] },
    }).does('stop', 'dice 6 6')
    expect(g.state.heroes[0]?.goods).toEqual([treasure('Silver Ring@3')])
    expect(g.state.monsterDiscard[monster('Red Dragon@6')]).toBe(1)
    g.does('monster Dracolich@6')
    expect(g.offers('haunt')).toHaveLength(12)
    g.does('haunt room-6-9')
    expect(g.state).toMatchObject({ hunterAt: spaceAt('room-6-9'), hunterUp: false })
    expect(g.state.cleared.every(tokens => tokens === 0)).toBe(true)
  })

  test('D-112 ending a move in its space one fights it or what else is there', () => {
    const facts = {
      mode: 'hunted',
      heroes: [{ class: 'fighter', at: 'c-57' }],
      hunter: { ...hunter, at: 'room-1-1' },
      lairs: { 'room-1-1': { monster: 'Goblin@1' } },
    } as const
    const g = given(facts).does('step room-1-1')
    expect(g.keys()).toEqual(['fight', 'fightHunter'])
    expect(given(facts).does('step room-1-1', 'fight', 'dice 6 6').due).toBe('treasure')
    expect(given(facts).does('step room-1-1', 'fightHunter', 'dice 6 6').state.hunter).toBe(-1)
  })

  test('D-112 what it makes a hero drop travels with it', () => {
    const g = given({
      mode: 'hunted',
      heroes: [{ class: 'rogue', at: 'c-5', goods: ['Silver Ring@3'] }],
      hunter,
    })
    g.does('stop', 'dice 3 3', 'drop Silver Ring@3')
    expect(g.state.drops).toEqual([-1, treasure('Silver Ring@3')])
  })

  test('D-112 spells reach it in any space beside', () => {
    const g = given({
      mode: 'hunted',
      heroes: [{ class: 'wizard', at: 'c-2', spells: [1, 1, 0] }],
      hunter,
    })
    expect(g.offers('castAtHunter')).toHaveLength(2)
    g.does('castAtHunter lightning')
    expect(g.due).toBe('bolt')
    g.does('dice 6 6', 'monster Dracolich@6', 'haunt room-6-9')
    expect(g.state.heroes[0]?.at).toBe(spaceAt('c-3'))
  })

  test('D-112 equal shortest ways are left to chance', () => {
    // From the King's Vault two ways of equal length lead down to the Queen's chambers or round; find any such fork.
    const goal = spaceAt('c-194')
    const fork = content.ways.findIndex((_, space) => {
      const g = given({
        mode: 'hunted',
        heroes: [{ class: 'rogue', at: 'c-194' }],
        hunter: { ...hunter, at: 'c-3' },
      })
      g.state.hunterAt = space
      if (space === goal || space === content.hall) return false
      g.does('stop')
      return g.due === 'prowl'
    })
    expect(fork).toBeGreaterThanOrEqual(0)
  })

  test('D-82 it neither attacks nor is attacked by monsters', () => {
    const g = given({
      mode: 'hunted',
      heroes: [{ class: 'rogue', at: 'c-2' }],
      hunter: { ...hunter, at: 'room-1-1' },
      lairs: { 'room-1-1': { monster: 'Goblin@1' } },
    }).does('stop')
    expect(g.state.monster[num(content.lair, spaceAt('room-1-1'))]).toBe(monster('Goblin@1'))
  })
})
