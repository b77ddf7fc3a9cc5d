import { expect, test } from 'vitest'
import type { Line } from '../../table/protocol.ts'
import { type Heard, type Shown, tell } from './tell.ts'

const line = (at: number, text: string, kind = 'walked'): Line => ({ at, seat: 0, kind, text })
const LINES = [line(1, 'Ada rolls.'), line(2, 'Ada walks.'), line(3, 'Ada rests.', 'rested')]
const SEATS = [
  { kind: 'person', name: 'Ada' },
  { kind: 'bot', name: 'Bram' },
] as const

const asking = (seat: number, lines = LINES, asked: string | null = 'Where to?'): Shown => ({
  now: { asked: [seat], seats: SEATS, seat: 0, ending: null },
  lines,
  asked,
})
const after = (at: number, asked: string | null = null): Heard => ({ at, asked })
const loud = () => false

test('what came since the last time is told in order, and then what is asked', () => {
  const { texts, heard } = tell(after(1), asking(0), loud)
  expect(texts).toEqual(['Ada walks.', 'Ada rests.', 'Where to?'])
  expect(tell(heard, asking(0), loud).texts).toEqual([])
})

test('a question is told once, also when nothing was asked meanwhile', () => {
  const { texts, heard } = tell(after(3, 'Where to?'), asking(0, LINES, null), loud)
  expect(texts).toEqual([])
  expect(tell(heard, asking(0), loud).texts).toEqual([])
  expect(tell(heard, asking(0, LINES, 'Fight?'), loud).texts).toEqual(['Fight?'])
})

test('while others act the latest line waits until it has ended', () => {
  const { texts, heard } = tell(after(1), asking(1, LINES, null), loud)
  expect(texts).toEqual(['Ada walks.'])
  expect(tell(heard, asking(0, LINES, null), loud).texts).toEqual(['Ada rests.'])
})

test('what was taken back and happens once more is told once more', () => {
  const { heard } = tell(after(3), asking(0, LINES.slice(0, 1), null), loud)
  expect(tell(heard, asking(0, LINES, null), loud).texts).toEqual(['Ada walks.', 'Ada rests.'])
})

test('what a game keeps quiet about is not told', () => {
  const { texts } = tell(after(0), asking(0, LINES, null), ({ kind }) => kind === 'rested')
  expect(texts).toEqual(['Ada rolls.', 'Ada walks.'])
})
