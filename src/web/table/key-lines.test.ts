import { expect, test } from 'vitest'
import { keyLines, keyNames } from './key-lines.ts'

test('A table of keys is listed in its order, each with its words.', () => {
  expect(keyLines({ undo: ['u'], closer: ['+', '='] }, { closer: 'Closer', undo: 'Undo' })).toEqual([
    { keys: ['u'], does: 'Undo' },
    { keys: ['+', '='], does: 'Closer' },
  ])
})

test('Keys are called as they are printed; the arrows have one name.', () => {
  const words = { Arrow: 'arrow keys', Escape: 'Esc' }
  expect(keyNames(['u'], words)).toEqual(['U'])
  expect(keyNames(['Shift', 'ArrowUp', 'ArrowDown'], { ...words, Shift: 'Shift' })).toEqual([
    'Shift',
    'arrow keys',
  ])
  expect(keyNames(['Escape'], words)).toEqual(['Esc'])
})
