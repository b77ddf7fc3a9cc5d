import { describe, expect, test } from 'vitest'
import { keyOf } from '../../../engine/result.ts'
import { fastRng, pick } from '../../../engine/rng.ts'
import { indexOf } from '../content/content-index.ts'
import { standard } from '../content/standard.ts'
import { given } from '../given.ts'
import { tinKit } from '../index.ts'
import type { Content, State } from '../types.ts'
import { policyFor } from './index.ts'

const policy = policyFor(indexOf(standard))

/** What is done at once, and what by taking time. */
function chosenIn(state: State): readonly (string | undefined)[] {
  const slow = policy.deliberate?.(state, 0, fastRng(1))
  return [keyOf(policy.choose(state, 0, fastRng(1))), slow && keyOf(slow)]
}

describe('which card answers', () => {
  const fight = (plain: number, hand: readonly string[], technique: 'high' | 'low' | 'thrust'): State => {
    const rooms = [{ tile: 'refectory', x: 0, y: -1, plain, cleared: false }]
    const more = { level: 3, step: { kind: 'card', technique } } as const
    return given({ rooms, at: 'refectory', entry: 2, hand, more }).state
  }

  test('T-33 is one that does not help against the last monster, to make room for another', () => {
    const hand = ['hook', 'undercut', 'kick', 'parry']
    expect(chosenIn(fight(1, hand, 'high'))).toEqual(['top', 'card card=hook'])
  })

  test('T-31 is none where the next monsters call for all of them', () => {
    const hand = ['undercut', 'riposte']
    expect(chosenIn(fight(4, hand, 'high'))).toEqual(['bare', 'bare'])
  })
})

describe('where to go and how to lay', () => {
  test('T-20 on to a room of red dice while rest is free, rather than to train with yellow ones', () => {
    const yellow = [
      { tile: 'crossroads', x: 0, y: -1 },
      { tile: 'refectory', x: 1, y: -1, turn: 1 },
    ]
    const inCrossroads = { at: 'crossroads', entry: 2 } as const
    const search = given({ ...inCrossroads, rooms: yellow })
    expect(chosenIn(search.state)).toEqual(['move dir=east', 'explore dir=north'])
    const red = [...yellow, { tile: 'passage', x: 0, y: -2 }]
    const train = given({ ...inCrossroads, rooms: red })
    expect(chosenIn(train.state)).toEqual(['move dir=east', 'move dir=north'])
  })

  test('T-12 with doorways that lead away from the stairwell, beside which her room must fit', () => {
    const rooms = [{ tile: 'crossroads', x: 0, y: -1 }]
    const tile = indexOf(standard).tileAt.get('cellar') ?? -1
    const more = { step: { kind: 'lay', tile, side: 1 } } as const
    const { state } = given({ rooms, at: 'crossroads', entry: 2, more })
    // Turned by three, the cellar leads north and west; by two, south and west.
    expect(chosenIn(state)).toEqual(['lay turn=2', 'lay turn=3'])
  })
})

/** As many cards as nobody can think through, and as few as a hand has. */
const MANY: Content = {
  ...standard,
  cards: [...standard.cards, ...standard.cards.map(card => ({ ...card, id: `other-${card.id}` }))],
}
const FEW: Content = { ...standard, cards: standard.cards.slice(0, 2) }

test.each([
  ['the standard set', standard],
  ['many cards', MANY],
  ['few cards', FEW],
])('with %s it is always legal, and changes nothing', (_, content) => {
  const game = tinKit.make(content)
  const own = policyFor(indexOf(content))
  const rng = fastRng(7)
  const state = game.setup({ hearts: 6, turnLimit: 60 })
  for (let actor = game.actor(state); actor.kind !== 'over'; actor = game.actor(state)) {
    const before = JSON.stringify(state)
    const actions = game.actions(state, 0)
    const action = actor.kind === 'chance' ? game.sample(state, rng) : own.deliberate?.(state, 0, rng)
    expect(JSON.stringify(state)).toBe(before)
    if (!action) throw new Error('It does not know what to do')
    if (actor.kind !== 'chance') expect(actions.map(keyOf)).toContain(keyOf(action))
    game.apply(state, actor.kind !== 'chance' && rng.below(20) === 0 ? pick(actions, rng) : action, null)
  }
})
