import { expect, test, vi } from 'vitest'
import { seen } from '../given.ts'
import { en } from '../text/en.ts'
import type { Props } from '../view.ts'
import { trayNote } from './note.ts'

vi.mock('../text/index.ts', async () => ({ words: { value: (await import('../text/en.ts')).en } }))
vi.mock('../text/printed.ts', () => ({ nameOf: (entry: { name: string } | undefined) => entry?.name ?? '' }))

function noteAt(dice: string, ...keys: string[]): string {
  const { view, choices, blocked } = seen({ fight: { card: 'Ogre', dice: [dice] } }, ...keys)
  return trayNote({ view, choices, picture: { plays: [0], seats: [], blocked } } as unknown as Props)
}

test('a tray with dice that fit says how they are laid', () => {
  expect(noteAt('S6')).toBe(en.trayHelp)
})

test('a tray whose dice fit no box says so instead of asking for one', () => {
  expect(noteAt('M1')).toBe(en.trayIdle)
})

test('a tray without dice asks for none', () => {
  expect(noteAt('')).toBe('')
})
