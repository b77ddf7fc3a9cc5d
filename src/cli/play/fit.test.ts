import { expect, test } from 'vitest'
import { fitted } from './fit.ts'

const drawing = (height: number, hero: number) =>
  Array.from({ length: height }, (_, row) => `│${row === hero ? '@' : row}│`)

test('a board that fits stays as it is', () => {
  expect(fitted(['┌┐', '└┘', 'two hearts'], 3)).toEqual(['┌┐', '└┘', 'two hearts'])
})

test('a drawing too high is cropped around the hero, and what is told beside it stays', () => {
  const board = ['Round 2', ...drawing(30, 20), 'two hearts']
  const shown = fitted(board, 12)
  expect(shown).toEqual(['Round 2', ...drawing(30, 20).slice(16, 25), 'two hearts', '(21 more lines: board)'])
})

test('a hero at the edge leaves no gap', () => {
  expect(fitted(drawing(30, 0), 9)).toEqual([...drawing(30, 0).slice(0, 8), '(22 more lines: board)'])
})

test('beside a small drawing the last things told are left out', () => {
  const told = Array.from({ length: 20 }, (_, index) => `card ${index}`)
  expect(fitted([...drawing(7, 3), ...told], 10)).toEqual([
    ...drawing(7, 3),
    'card 0',
    'card 1',
    '(18 more lines: board)',
  ])
})

test('empty lines go first, so that what is told beside a drawing stays', () => {
  const board = [...drawing(7, 3), '', 'two hearts', '', 'three cards']
  expect(fitted(board, 9)).toEqual([...drawing(7, 3), 'two hearts', 'three cards'])
})

test('without a drawing the end is shown, which is nearest to the question', () => {
  const told = Array.from({ length: 20 }, (_, index) => `line ${index}`)
  expect(fitted(told, 10)).toEqual([...told.slice(-9), '(11 more lines: board)'])
})
