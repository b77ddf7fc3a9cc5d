import { describe, expect, test } from 'vitest'
import { keyOf } from '../../engine/result.ts'
import type { Action } from '../../engine/types.ts'
import { given } from '../../games/tin/given.ts'
import { tinKit } from '../../games/tin/index.ts'
import { nimKit } from '../../testing/nim.ts'
import { pigKit } from '../../testing/pig.ts'
import { twoCardsKit } from '../../testing/two-cards.ts'
import { mindFor, mistaken } from '../given.ts'
import type { Mind } from '../mind.ts'
import { type Comparison, compare } from './compare.ts'

const take = (count: number) => ({ kind: 'take', count })

function toldOf(mind: Mind, state: unknown, advised: Action): Comparison[] {
  return [...compare(mind, { state, seat: 0 }, advised)]
}

describe('options side by side', () => {
  test('what was advised is left for what is clearly better', () => {
    const { mind, state } = mistaken(7, { iterations: 400 })
    const told = toldOf(mind, state, take(1))
    expect(told.at(-1)?.best).toEqual(take(3))
  })

  test('where nothing is clearly better it stands, whatever else could be done', () => {
    const { mind, state } = mistaken(8, { iterations: 400 })
    for (const count of [1, 2, 3]) {
      const bests = toldOf(mind, state, take(count)).map(({ best }) => best)
      expect(bests.every(best => keyOf(best) === keyOf(take(count)))).toBe(true)
    }
  })

  test('all of them are tried equally often, and are known better and better', () => {
    const mind = mindFor(pigKit, 1, { iterations: 2000 })
    const told = toldOf(mind, mind.game.setup({ goal: 60 }), { kind: 'roll' })
    const widths = told.map(({ options }) => Math.max(...options.map(({ low, high }) => high - low)))
    expect(told.length).toBeGreaterThan(10)
    expect(widths.at(-1)).toBeLessThan((widths[0] ?? 0) / 3)
    for (const { options } of told) {
      expect(new Set(options.map(({ visits }) => visits)).size).toBe(1)
      expect(options.map(({ action }) => action.kind).toSorted()).toEqual(['hold', 'roll'])
      for (const { low, value, high } of options) {
        expect(low).toBeLessThanOrEqual(value)
        expect(high).toBeGreaterThanOrEqual(value)
      }
    }
  })

  test('it ends when the budget does, or when nobody wants to know it better', () => {
    const short = mindFor(pigKit, 1, { iterations: 333 })
    const state = short.game.setup({ goal: 60 })
    const visits = toldOf(short, state, { kind: 'roll' }).at(-1)?.options[0]?.visits ?? 0
    expect(visits).toBeGreaterThan(100)
    expect(visits * 2).toBeLessThanOrEqual(333)
    const { mind, state: sure } = mistaken(7, { iterations: 1_000_000 })
    expect(toldOf(mind, sure, take(3)).at(-1)?.best).toEqual(take(3))
  })

  test('whoever has seen enough stops asking, and the table is as it was', () => {
    const mind = mindFor(pigKit, 1, { iterations: 1_000_000 })
    const state = mind.game.setup({ goal: 100 })
    const before = JSON.stringify(state)
    const telling = compare(mind, { state, seat: 0 }, { kind: 'roll' })
    expect(telling.next().done).toBe(false)
    telling.return()
    expect(telling.next().done).toBe(true)
    expect(JSON.stringify(state)).toBe(before)
  })

  test('what is hidden makes no difference: from states that look alike the same is told', () => {
    const tellings = [1, 3].map(card => {
      const mind = mindFor(twoCardsKit, 5, { iterations: 400 })
      const state = mind.game.setup({})
      for (const dealt of [2, card])
        mind.game.apply(state, Object.assign({ kind: 'deal' }, { card: dealt }), null)
      const [advised = { kind: '' }] = mind.game.actions(state, 0)
      return toldOf(mind, state, advised)
    })
    expect(tellings[0]?.length).toBeGreaterThan(0)
    expect(tellings[0]).toEqual(tellings[1])
  })

  test('where there are goals, an option is to set out for one and to keep to it', () => {
    const mind = mindFor(nimKit, 1, { iterations: 60 })
    const kept = new Set<string>()
    const policy = {
      ...mind.policy,
      goals: () => [{ id: 'slow', action: take(1) }],
      toward: (_: unknown, __: number, goal: string) => {
        kept.add(goal)
        return null
      },
    }
    const told = toldOf({ ...mind, policy }, mind.game.setup({ sticks: 9 }), take(3))
    expect(told.at(-1)?.options.map(({ action }) => keyOf(action))).toEqual([1, 2, 3].map(take).map(keyOf))
    expect([...kept]).toEqual(['slow'])
  })

  test('there is nothing to tell where there is no choice, or only a detail', () => {
    const mind = mindFor(nimKit, 1, { iterations: 100 })
    expect(toldOf(mind, mind.game.setup({ sticks: 1 }), take(1))).toEqual([])
    const detailed = { ...mind, policy: { ...mind.policy, isDetail: () => true } }
    expect(toldOf(detailed, mind.game.setup({ sticks: 9 }), take(1))).toEqual([])
  })

  test('a slower judgement plays on, and has details compared that the fast one only guesses', () => {
    const { mind, state } = mistaken(7, { iterations: 200 })
    let asked = 0
    const deliberate: typeof mind.policy.choose = (now, seat, rng) => {
      asked += 1
      return mind.policy.choose(now, seat, rng)
    }
    const slower = { ...mind, policy: { ...mind.policy, isDetail: () => true, deliberate } }
    expect(toldOf(slower, state, take(1)).at(-1)?.best).toEqual(take(3))
    expect(asked).toBeGreaterThan(200)
  })

  test('so answers to a technique in Dungeon in a Tin are compared with each other', () => {
    const step = { kind: 'card', technique: 'thrust' } as const
    const rooms = [{ tile: 'gallery', x: 0, y: -1, plain: 1, cleared: false }]
    const { state } = given({ rooms, at: 'gallery', hand: ['riposte'], more: { step, hearts: 1 } })
    const mind = mindFor(tinKit, 1, { iterations: 48 })
    const [riposte] = mind.game.actions(state, 0).filter(({ kind }) => kind === 'card')
    const last = toldOf(mind, state, riposte ?? { kind: '' }).at(-1)
    expect(last?.options.map(({ action }) => action.kind).toSorted()).toEqual(['bare', 'card', 'top'])
  })
})
