import { describe, expect, test } from 'vitest'
import type { Seat } from '../../../engine/types.ts'
import { content, given } from '../given.ts'
import { dungeonKit } from '../index.ts'
import type { DungeonEvent, State } from '../types.ts'
import { progressOf } from './progress.ts'

const progressAs = (state: State, ...eyes: Seat[]) => progressOf(content, state, eyes)
const { en } = dungeonKit.reader(dungeonKit.packs.standard).words

function scene() {
  return given({
    heroes: [
      { class: 'rogue', at: 'c-1', goods: ['Gold Ring@3', 'Secret Door@1'] },
      { class: 'fighter', at: 'c-2', goods: ['Gold Cup@3'] },
    ],
  })
}

describe('progress towards the own goal', () => {
  test('the own seat counts every card', () => {
    expect(progressAs(scene().state, 0)[0]).toBeCloseTo(0.35)
  })

  test('a hidden card tells nothing of its worth', () => {
    const { state } = scene()
    const other = given({
      heroes: [
        { class: 'rogue', at: 'c-1', goods: ['Gold Ring@3', 'Secret Door@1'] },
        { class: 'fighter', at: 'c-2', goods: ['Silver Cup@3'] },
      ],
    })
    const seen = progressAs(state)
    expect(seen).toEqual(progressAs(other.state))
    expect(seen?.[1]).toBeGreaterThan(0)
    expect(seen?.[1]).toBeLessThan(0.5)
  })

  test('nobody has come anywhere before heroes are chosen', () => {
    const game = dungeonKit.make(dungeonKit.packs.standard)
    const options = game.parseOptions({ players: 3 })
    if (!options.ok) throw new Error(options.refusal.reason)
    expect(game.progress?.(game.setup(options.value), [])).toEqual([0, 0, 0])
  })
})

describe('names of those who play', () => {
  const names = ['Ada', 'Bram', '']
  const rolled: DungeonEvent = { kind: 'rolledFirst', seat: 1, a: 4, b: 5 }
  const tied: DungeonEvent = { kind: 'tied', seats: [0, 1, 2] }
  const first: DungeonEvent = { kind: 'goesFirst', seat: 0 }

  test('stand where they are given', () => {
    expect(en.event(rolled, 0, names)).toBe('Bram rolls 9 for the first turn.')
    expect(en.event(rolled, 0)).toBe('Player 2 rolls 9 for the first turn.')
    expect(en.event(tied, null, names)).toBe('Ada, Bram and Player 3 roll again.')
    expect(en.event(first, null, names)).toBe('Ada goes first.')
    expect(en.event(first, 0, names)).toBe('You go first.')
  })

  test('stand in the result, which tells what the winner had, or everybody where nobody has won', () => {
    const result = { winners: [1], reason: 'home', scores: [500, 20_000] }
    expect(en.result(result, names)).toBe('Bram brought enough treasure back to the Great Hall (20,000 gp).')
    expect(en.result(result)).toBe('Player 2 brought enough treasure back to the Great Hall (20,000 gp).')
    expect(en.result({ ...result, winners: [], reason: 'time' }, names)).toBe(
      'Time is up (Ada: 500 gp, Bram: 20,000 gp).',
    )
  })
})
