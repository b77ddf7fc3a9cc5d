import { describe, expect, test } from 'vitest'
import type { Goal } from '../../engine/types.ts'
import { nimKit } from '../../testing/nim.ts'
import { mindFor } from '../given.ts'
import { master } from '../master.ts'
import type { Mind } from '../mind.ts'
import { pursue } from './pursue.ts'
import { think } from './think.ts'

const one = { kind: 'take', count: 1 }
const goals = [
  { id: 'slow', action: one },
  { id: 'three', action: { kind: 'take', count: 3 } },
] as const

/** Sticks, and somebody who may set out to take them slowly or by threes. */
function setOut(
  iterations: number,
  kept: (goal: string) => Goal<{ kind: string }>['action'] | null = () => null,
): { mind: Mind; state: unknown } {
  const mind = mindFor(nimKit, 1, { iterations })
  const policy = {
    ...mind.policy,
    goals: () => goals,
    toward: (_: unknown, __: number, goal: string) => kept(goal),
  }
  return { mind: { ...mind, policy }, state: mind.game.setup({ sticks: 7 }) }
}

describe('a search over goals', () => {
  test('follows the best of them until another is clearly better', () => {
    const hasty = setOut(1)
    expect(master(hasty.mind)(hasty.state, 0)).toEqual(one)
    const thorough = setOut(400)
    expect(master(thorough.mind)(thorough.state, 0)).toEqual({ kind: 'take', count: 3 })
  })

  test('keeps to a goal, and only then follows the policy', () => {
    const asked: string[] = []
    const { mind } = setOut(1, goal => {
      asked.push(goal)
      return asked.length < 2 ? one : null
    })
    const many = mind.game.setup({ sticks: 15 })
    pursue(mind, { state: many, seat: 0 }, { action: one, goal: 'slow' }, [1, 1])
    expect(asked).toEqual(['slow', 'slow'])
  })

  test('gives up a goal that is never reached', () => {
    const { mind, state } = setOut(1, () => one)
    const game = { ...mind.game, apply: () => undefined }
    const far = { ...mind, game, policy: { ...mind.policy, horizon: 0 } }
    expect(pursue(far, { state, seat: 0 }, { action: one, goal: 'slow' }, [1, 1])).toBeGreaterThanOrEqual(0)
  })

  test('tells of each goal by its first action, within its budget', () => {
    const { mind, state } = setOut(100)
    const last = [...think(mind, state, 0)].at(-1)
    expect(last?.actions.map(({ action }) => action)).toEqual(goals.map(({ action }) => action))
    expect(last?.iterations).toBeLessThanOrEqual(100)
  })

  test('thinks alike from the same lots', () => {
    const [first, second] = [setOut(200), setOut(200)].map(({ mind, state }) => [...think(mind, state, 0)])
    expect(first).toEqual(second)
  })
})
