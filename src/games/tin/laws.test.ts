import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { tryLaws } from '../../engine/trial.ts'
import { lawGames } from '../../testing/law-games.ts'
import { check } from './content/check.ts'
import { standard } from './content/standard.ts'
import { tinKit } from './index.ts'
import type { State } from './types.ts'

describe('the laws hold', () => {
  test('with a content pack of other tiles, cards and prices', () => {
    const pack = {
      ...standard,
      tiles: standard.tiles.map(tile =>
        tile.id === 'gallery'
          ? { ...tile, white: 0 }
          : tile.id === 'chasm'
            ? { ...tile, doors: 'NES', far: 'ES' }
            : tile,
      ),
      cards: standard.cards.slice(0, 2),
      gold: [{ value: 3, count: 2 }],
    }
    expect(check(pack).ok).toBe(true)
    for (let seed = 0; seed < lawGames(15); seed++) {
      expect(tryLaws(tinKit, { options: { hearts: 20, content: pack } }, seed, 0.7).broken).toBeNull()
    }
  })
})

describe('what must always hold in this game', () => {
  const held = (state: State): boolean => {
    const cells = state.rooms.map(({ x, y }) => `${x}/${y}`)
    const isCarried = state.wells.length <= 3 && state.hand.length <= state.level + 1
    return (
      new Set(cells).size === cells.length &&
      isCarried &&
      state.hearts >= 0 &&
      state.hearts <= state.maxHearts &&
      state.at < state.rooms.length
    )
  }

  property.prop([fc.integer({ min: 0, max: 1_000_000 })], { numRuns: lawGames(12) })(
    'hearts in range, at most three wells, no two tiles in one place, every tile beside another',
    seed => {
      const { last, broken } = tryLaws(tinKit, { options: { hearts: 20 } }, seed, 0.95)
      expect(broken).toBeNull()
      expect(held(last.state as State)).toBe(true)
      const { rooms } = last.state as State
      for (const room of rooms.slice(1)) {
        const near = rooms.filter(other => Math.abs(other.x - room.x) + Math.abs(other.y - room.y) === 1)
        expect(near.length).toBeGreaterThan(0)
      }
    },
  )
})
