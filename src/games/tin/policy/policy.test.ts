import { describe, expect, test } from 'vitest'
import { keyOf } from '../../../engine/result.ts'
import { fastRng, pick } from '../../../engine/rng.ts'
import { indexOf } from '../content/content-index.ts'
import { standard } from '../content/standard.ts'
import { tinKit } from '../index.ts'
import type { Content, Options, State } from '../types.ts'
import { policyFor } from './index.ts'

/** Rooms without skulls, a chasm with two ways on, few cards, little gold. */
const PACK: Content = {
  ...standard,
  tiles: standard.tiles.map(tile => {
    if (tile.id === 'gallery') return { ...tile, white: 0 }
    return tile.id === 'chasm' ? { ...tile, doors: 'NES', far: 'ES' } : tile
  }),
  cards: standard.cards.slice(0, 2),
  gold: [{ value: 3, count: 2 }],
}

const SETUPS: readonly { readonly title: string; readonly options: Options; readonly content: Content }[] = [
  { title: 'as it is', options: { hearts: 6, turnLimit: null }, content: standard },
  { title: 'with five hearts', options: { hearts: 5, turnLimit: null }, content: standard },
  { title: 'with eight hearts and 500 moves', options: { hearts: 8, turnLimit: 500 }, content: standard },
  { title: 'with a hundred moves', options: { hearts: 6, turnLimit: 100 }, content: standard },
  { title: 'with sixty moves', options: { hearts: 6, turnLimit: 60 }, content: standard },
  { title: 'with two hearts', options: { hearts: 2, turnLimit: null }, content: standard },
  { title: 'with one heart and forty moves', options: { hearts: 1, turnLimit: 40 }, content: standard },
  { title: 'with a pack of its own', options: { hearts: 20, turnLimit: 200 }, content: PACK },
]

const GAMES = 2
/** One step in so many is anything legal, so that it also comes to where it would never go. */
const STRAY = 20

describe.each(SETUPS)('played $title', ({ options, content }) => {
  const game = tinKit.make(content)
  const policy = policyFor(indexOf(content))

  /** What is amiss at the decisions of a game that is played by the policy, and how it ended. */
  function play(seed: number, look: (state: State) => string | null): string[] {
    const rng = fastRng(seed)
    const state = game.setup(options)
    const faults: string[] = []
    for (let steps = 0; steps < game.facts.bound; steps++) {
      const actor = game.actor(state)
      if (actor.kind === 'over') return faults
      const fault = look(state)
      if (fault !== null) faults.push(fault)
      const isStray = rng.below(STRAY) === 0
      const choose = () => (isStray ? pick(game.actions(state, 0), rng) : policy.choose(state, 0, rng))
      game.apply(state, actor.kind === 'chance' ? game.sample(state, rng) : choose(), null)
    }
    return [...faults, `game ${seed} does not end`]
  }

  function overGames(look: (state: State) => string | null): string[] {
    return Array.from({ length: GAMES }, (_, seed) => play(seed, look)).flat()
  }

  const isAsked = (state: State) => game.actor(state).kind === 'seats'

  test('what it chooses is legal, and the likeliest of its shares, which add up to 1', () => {
    const look = (state: State) => {
      if (!isAsked(state)) return null
      const actions = game.actions(state, 0)
      const chosen = keyOf(policy.choose(state, 0, fastRng(1)))
      const shares = policy.shares(state, 0, actions)
      const likeliest = Math.max(...shares)
      const best = actions.filter((_, index) => shares[index] === likeliest).map(keyOf)
      const sum = shares.reduce((total, share) => total + share, 0)
      if (!best.includes(chosen)) return `chosen is ${chosen}, likeliest ${best.join(', ')}`
      return Math.abs(sum - 1) > 1e-9 || Math.min(...shares) < 0 ? `the shares add up to ${sum}` : null
    }
    expect(overGames(look)).toEqual([])
  })

  test('its value lies between 0 and 1, for the one seat', () => {
    const look = (state: State) => {
      const [value = -1, ...more] = policy.value(state)
      return value > 0 && value < 1 && more.length === 0 ? null : `the value is ${value}`
    }
    expect(overGames(look)).toEqual([])
  })
})

test('looking changes nothing', () => {
  const game = tinKit.make(standard)
  const policy = policyFor(indexOf(standard))
  const state = game.setup({ hearts: 6, turnLimit: 60 })
  const rng = fastRng(3)
  for (let actor = game.actor(state); actor.kind !== 'over'; actor = game.actor(state)) {
    const before = JSON.stringify(state)
    policy.value(state)
    const action = actor.kind === 'chance' ? game.sample(state, rng) : policy.choose(state, 0, rng)
    expect(JSON.stringify(state)).toBe(before)
    game.apply(state, action, null)
  }
})

test('at the end the value is the result', () => {
  const policy = policyFor(indexOf(standard))
  const state = tinKit.make(standard).setup({ hearts: 6, turnLimit: null })
  expect(policy.value({ ...state, step: { kind: 'over', ending: 'rescued' } })).toEqual([1])
  expect(policy.value({ ...state, step: { kind: 'over', ending: 'slain' } })).toEqual([0])
  expect(policy.value({ ...state, step: { kind: 'over', ending: 'late' } })).toEqual([0])
})
