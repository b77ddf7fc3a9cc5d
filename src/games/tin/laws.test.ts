import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { type Broken, tryLaws } from '../../engine/trial.ts'
import { check } from './check.ts'
import { standard } from './content/standard.ts'
import { tinKit } from './index.ts'
import type { State } from './types.ts'

const GAMES = 1000

function brokenIn(from: number, count: number): { broken: Broken[]; endings: Set<string> } {
  const broken: Broken[] = []
  const endings = new Set<string>()
  for (let seed = from; seed < from + count; seed++) {
    // Some matches are played mostly by advice, with hearts to spare: random heroes hardly ever see the princess.
    const isAdvised = seed % 20 === 0
    const options = {
      hearts: isAdvised ? 20 : [5, 6, 8][seed % 3],
      ...(seed % 20 === 1 && { turnLimit: 3 }),
    }
    const trial = tryLaws(tinKit, { options }, seed, isAdvised ? 0.9 : 0)
    if (trial.broken) broken.push(trial.broken)
    endings.add(trial.last.game.result(trial.last.state)?.reason ?? 'none')
  }
  return { broken, endings }
}

describe('the laws hold', () => {
  test.each([0, 1, 2, 3])(
    `over ${GAMES} games, part %i, with every ending met`,
    { timeout: 600_000 },
    part => {
      const { broken, endings } = brokenIn((part * GAMES) / 4, GAMES / 4)
      expect(broken).toEqual([])
      expect([...endings].toSorted()).toEqual(['late', 'rescued', 'slain'])
    },
  )

  test('with a content pack of other tiles, cards and prices', { timeout: 120_000 }, () => {
    const pack = {
      ...standard,
      tiles: standard.tiles.map(tile =>
        tile.id === 'T02'
          ? { ...tile, white: 0 }
          : tile.id === 'T10'
            ? { ...tile, doors: 'NES', far: 'ES' }
            : tile,
      ),
      cards: standard.cards.slice(0, 2),
      gold: [{ value: 3, count: 2 }],
    }
    expect(check(pack).ok).toBe(true)
    for (let seed = 0; seed < 15; seed++) {
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

  property.prop([fc.integer({ min: 0, max: 1_000_000 })], { numRuns: 12 })(
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
