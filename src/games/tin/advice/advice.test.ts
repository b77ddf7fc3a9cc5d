import { describe, expect, test } from 'vitest'
import { keyOf } from '../../../engine/result.ts'
import { standard } from '../content/standard.ts'
import { given } from '../given.ts'
import { tinKit } from '../index.ts'
import type { Item, Token } from '../types.ts'

const game = tinKit.make(standard)
const { advice } = tinKit.reader(standard)

describe('where the dungeon goes on beyond a chasm alone', () => {
  // Without a turn limit (T-112) a hero who never fetches the rope walks about for thousands of moves.
  function advised(wells: readonly Item[], floor: readonly Token[]): string | undefined {
    const rooms = [
      { tile: 'passage', x: 0, y: -1, floor },
      { tile: 'chasm', x: 0, y: -2 },
      { tile: 'vault', x: 0, y: 1 },
    ]
    const { state } = given({ rooms, stack: [], at: 'passage', entry: 2, wells, more: { out: [], level: 4 } })
    const actions = game.actions(state, 0)
    const weights = advice.weigh(game.view(state, 0), actions)
    return actions.map(keyOf)[weights.indexOf(Math.max(...weights))]
  }

  test('T-23 a potion makes room for the rope, which is taken to the chasm', () => {
    expect(advised(['key', 'potion', 'potion'], ['rope'])).toBe('drop token=potion')
    expect(advised(['key', 'potion'], ['rope', 'potion'])).toBe('take token=rope')
    expect(advised(['key', 'potion', 'rope'], [])).toBe('move dir=north')
  })
})
