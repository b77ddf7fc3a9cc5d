import { describe, expect, test } from 'vitest'
import { fastRng } from '../../../engine/rng.ts'
import { content, type Given, game, givenState } from '../given.ts'
import type { State } from '../types.ts'
import { policyOf } from './index.ts'

const policy = policyOf(content)

function goalsIn(facts: Given): string[] {
  return (policy.goals?.(givenState(facts), facts.turn ?? 0) ?? []).map(({ id }) => id)
}

/** Goes on towards the goal as chance will have it; how many actions it took until there was nothing left to do. */
function keptTo(state: State, id: string, seed: number): number {
  const rng = fastRng(seed)
  for (let own = 0; own < 200; ) {
    const actor = game.actor(state)
    if (actor.kind === 'over') return own
    const action = actor.kind === 'chance' ? game.sample(state, rng) : policy.toward?.(state, 0, id)
    if (!action) return own
    if (actor.kind === 'seats') own += 1
    game.apply(state, action, null)
  }
  throw new Error(`${id} is never reached`)
}

describe('what a hero sets its mind on', () => {
  test('is a lair for each first step, the best first, and the same whatever the seat cannot know', () => {
    const state = givenState({ heroes: [{ class: 'cleric' }, { class: 'rogue', goods: ['Gold Cup@3'] }] })
    const goals = policy.goals?.(state, 0) ?? []
    expect(goals.length).toBeGreaterThan(1)
    expect(new Set(goals.map(({ action }) => JSON.stringify(action))).size).toBe(goals.length)
    for (const { action } of goals) expect(game.actions(state, 0)).toContainEqual(action)
    expect(policy.goals?.(game.guess(state, 0, fastRng(5)), 0)).toEqual(goals)
  })

  test('D-30 is a monster that can be beaten rather than one that cannot', () => {
    const heroes = [{ class: 'rogue', at: 'room-3-1' }] as const
    const [easy] = goalsIn({ heroes, lairs: { 'room-3-1': { monster: 'Giant Spider@3' } } })
    expect(easy).toBe('room-3-1')
    const [hard] = goalsIn({ heroes, lairs: { 'room-3-1': { monster: 'Zombie@3' } } })
    expect(hard).not.toBe('room-3-1')
  })

  test('D-37 is what was dropped, where that is enough to win', () => {
    const drops = ['Huge Diamond@6']
    const facts = { heroes: [{ class: 'cleric', at: 'room-1-1' }], cleared: { 'room-1-1': 1 } } as const
    const lairs = { 'room-2-1': { monster: 'Goblin@1', drops } }
    expect(goalsIn({ ...facts, lairs })[0]).toBe('room-2-1')
    expect(goalsIn(facts)[0]).not.toBe('room-2-1')
  })

  test('D-70 is nothing for one who has enough, nor for one who casts', () => {
    expect(goalsIn({ heroes: [{ class: 'cleric', goods: ['Huge Diamond@6'] }] })).toEqual([])
    expect(goalsIn({ heroes: [{ class: 'wizard' }] })).toEqual([])
  })

  test('D-80 in a Treasure Hunt is a room of the level, whatever is carried', () => {
    const heroes = [
      { class: 'fighter', goods: ['Huge Diamond@6', 'Gold Necklace@6', 'Huge Ruby@6'] },
    ] as const
    const goals = goalsIn({ mode: 'hunt', target: 'Gold Cup@3', heroes })
    expect(goals.length).toBeGreaterThan(0)
    for (const id of goals) expect(id).toMatch(/^room-3-/)
  })

  test('D-82 is another lair when the Hunter stands beside it', () => {
    const facts = { mode: 'hunted', heroes: [{ class: 'fighter' }] } as const
    const [free = ''] = goalsIn({ ...facts, hunter: { monster: 'Red Dragon@6', at: 'room-6-1' } })
    const [chased] = goalsIn({ ...facts, hunter: { monster: 'Red Dragon@6', at: free } })
    expect(chased).not.toBe(free)
  })

  test('is kept to until there was a fight for it', () => {
    const state = givenState({ heroes: [{ class: 'fighter' }] })
    const [goal] = policy.goals?.(state, 0) ?? []
    if (!goal) throw new Error('There is no goal')
    game.apply(state, goal.action, null)
    expect(keptTo(state, goal.id, 1)).toBeGreaterThan(0)
    const [hero] = state.heroes
    expect(hero?.trail.concat(hero.at).map(at => content.spaceIds.of[at])).toContain(goal.id)
  })

  test('is given up by one who was sent home', () => {
    const state = givenState({ heroes: [{ class: 'fighter' }] })
    expect(policy.toward?.(state, 0, 'room-4-1')).toBeNull()
  })
})
