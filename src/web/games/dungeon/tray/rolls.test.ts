import { describe, expect, test, vi } from 'vitest'
import type { DungeonEvent } from '../../../../games/dungeon/types.ts'

vi.mock('../text/index.ts', async () => ({ text: { value: (await import('../text/en.ts')).en } }))
const rolls = await import('./rolls.ts')
const { boxOf } = await import('../box.ts')
const box = boxOf({ content: null })
type Kept = ReturnType<typeof rolls.addRolls>
const addRolls = (kept: Kept, events: readonly DungeonEvent[], at: number) =>
  rolls.addRolls(box, kept, events, at)

const by = { seat: 0, hero: 'ada' } as const
const attacked: DungeonEvent = {
  kind: 'attacked',
  ...by,
  monster: 'troll',
  a: 3,
  b: 4,
  bonus: 0,
  needed: 8,
  hit: false,
  spell: null,
}
const struck: DungeonEvent = { kind: 'struck', ...by, monster: 'troll', a: 2, b: 4, blow: 'stunned' }
const moved: DungeonEvent = {
  kind: 'moved',
  ...by,
  from: 'c-34',
  at: 'crypt',
}

const saidOf = (kept: Kept) => kept.map(({ roll }) => roll)

describe('the dice tray', () => {
  test('shows a roll with what it had to be', () => {
    expect(saidOf(addRolls([], [attacked], 5))).toEqual([
      { at: 5, seat: 0, faces: [3, 4], title: 'Not enough', note: 'Troll, 8 needed' },
    ])
  })

  test('keeps an attack beside the blow that answers it', () => {
    const both = addRolls(addRolls([], [attacked], 5), [struck], 6)
    expect(both.map(({ roll }) => roll.note)).toEqual(['Troll, 8 needed', 'stunned'])
  })

  test('shows the die of a spell book, and both dice of a sword', () => {
    expect(saidOf(addRolls([], [{ kind: 'rolledBook', ...by, book: 10 }], 5))).toMatchObject([
      { faces: [4], note: '10 spells' },
    ])
    expect(saidOf(addRolls([], [{ kind: 'sworded', ...by, a: 4, b: 5, bonus: 2 }], 5))).toMatchObject([
      { faces: [4, 5], note: '+2' },
    ])
  })

  test('is cleared when anybody goes on', () => {
    const kept = addRolls([], [attacked], 5)
    expect(addRolls(kept, [], 6)).toBe(kept)
    expect(addRolls(kept, [{ ...moved, seat: 1 }], 6)).toEqual([])
    expect(addRolls(kept, [moved], 6)).toEqual([])
    expect(addRolls(kept, [{ ...moved, kind: 'walked' }], 6)).toEqual([])
  })
})
