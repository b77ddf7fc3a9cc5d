import { expect, test } from 'vitest'
import { content, type Given, game, given, read } from '../given.ts'
import { isForced } from './forced.ts'
import { viewOf } from './index.ts'

/** Whether ending the turn, where nothing else can be done, needs nobody. */
function mayEnd(facts: Given): boolean {
  const { state } = given(facts)
  expect(game.actions(state, 0)).toEqual([{ kind: 'stop' }])
  return isForced(read(viewOf(content, state, 0)), { kind: 'stop' })
}

const fighter = { class: 'fighter', at: 'c-58' } as const

test('D-11 to end the turn in a corridor needs nobody', () => {
  expect(mayEnd({ heroes: [fighter], left: 0 })).toBe(true)
})

test('D-20 to stay where something waits is the fight, and asked for', () => {
  const room = { ...fighter, at: 'room-1-1' }
  expect(mayEnd({ heroes: [room], left: 0 })).toBe(false)
  expect(mayEnd({ heroes: [room], left: 0, cleared: { 'room-1-1': 1 } })).toBe(true)
})

test('D-112 to stay where the Hunter is as well', () => {
  const hunter = { monster: 'Red Dragon@6', at: 'c-58', isUp: true }
  expect(mayEnd({ mode: 'hunted', heroes: [fighter], left: 0, hunter })).toBe(false)
})
