import { expect, test } from 'vitest'
import { findIn, piecesOf, termsIn } from './find.ts'

const SECTIONS = [
  {
    title: 'Battle',
    text: ['A remark.'],
    rules: [{ id: 'T-30', text: 'Helmeted monsters first.', ruling: false }],
  },
  { title: 'Treasure', text: [], rules: [{ id: 'T-40', text: 'Rope 10 GP.', ruling: false }] },
]

test('Rules are found by number and by words in any order.', () => {
  expect(findIn(SECTIONS, termsIn('t-4')).map(({ title }) => title)).toEqual(['Treasure'])
  expect(findIn(SECTIONS, termsIn('first MONSTER'))[0]?.rules.map(({ id }) => id)).toEqual(['T-30'])
  expect(findIn(SECTIONS, termsIn('dragon'))).toEqual([])
  expect(findIn(SECTIONS, termsIn('  '))).toBe(SECTIONS)
})

test('A sentence falls into words, hits, numbers of rules and the mark of a ruling.', () => {
  expect(piecesOf('Merchants (T-40). R: no change.', ['chant'])).toEqual([
    { kind: 'text', text: 'Mer' },
    { kind: 'hit', text: 'chant' },
    { kind: 'text', text: 's (' },
    { kind: 'rule', text: 'T-40' },
    { kind: 'text', text: '). ' },
    { kind: 'ruling' },
    { kind: 'text', text: 'no change.' },
  ])
})

test('A ruling in brackets is marked too.', () => {
  expect(piecesOf('Loot (R, first edition: no time).', [])).toEqual([
    { kind: 'text', text: 'Loot (' },
    { kind: 'ruling' },
    { kind: 'text', text: 'first edition: no time).' },
  ])
})

test('What looks like a pattern is searched as it is written.', () => {
  expect(piecesOf('1 (or 2)', ['('])).toContainEqual({ kind: 'hit', text: '(' })
})
