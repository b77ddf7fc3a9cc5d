import { describe, expect, test, vi } from 'vitest'
import type { DungeonEvent } from '../../../games/dungeon/types.ts'
import type { Picture } from '../../../table/protocol.ts'

vi.mock('./text/index.ts', async () => ({ text: { value: (await import('./text/en.ts')).en } }))
const { recap } = await import('./recap.ts')

const picture = {
  content: null,
  seat: 0,
  seats: [{ name: 'Ada' }, { name: 'Bram' }, { name: 'Cleo' }],
  view: { seats: [1, 3, 0].map(hidden => ({ shown: [], hidden })) },
} as unknown as Picture

const roll = { a: 5, b: 4, bonus: 0, needed: 7, spell: null } as const
const slew = (seat: number, monster: string): DungeonEvent => ({
  kind: 'attacked',
  seat,
  hero: 'ada',
  monster,
  hit: true,
  ...roll,
})
const dropped: DungeonEvent = { kind: 'dropped', seat: 2, hero: 'ada', treasure: 'sack-of-gold-1-1000' }

describe('What others did', () => {
  test('is a line for each of them, and says nothing of oneself', () => {
    expect(recap([slew(0, 'troll'), slew(1, 'gnoll'), slew(1, 'ogre'), dropped], picture)).toBe(
      'Bram slew a Gnoll, slew an Ogre and has 3 treasures. Cleo lost a treasure and has 0 treasures.',
    )
  })

  test('says of the dead only that', () => {
    const died: DungeonEvent = { kind: 'died', seat: 2, hero: 'ada' }
    expect(recap([slew(2, 'troll'), died], picture)).toBe('Cleo has died.')
  })

  test('is nothing where they only walked', () => {
    const walked: DungeonEvent = { kind: 'walked', seat: 1, hero: 'ada', from: 'c-1', at: 'c-2' }
    expect(recap([walked], picture)).toBe('')
  })
})
