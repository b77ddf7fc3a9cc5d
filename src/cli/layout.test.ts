import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { inColumns, numbered, padTo, shorten, widthOf, wrap } from './layout.ts'

describe('layout', () => {
  test('colours take no room', () => {
    expect(widthOf('\u001B[31mred\u001B[39m')).toBe(3)
    expect(padTo('\u001B[31mred\u001B[39m', 5)).toBe('\u001B[31mred\u001B[39m  ')
  })

  test('what is too long is cut with a mark', () => {
    expect(shorten('a long way', 10)).toBe('a long way')
    expect(shorten('a long way', 8)).toBe('a long…')
  })

  test('numbers stand under each other', () => {
    const lines = numbered(Array.from({ length: 10 }, () => 'go'))
    expect(lines[0]).toBe('  1. go')
    expect(lines[9]).toBe(' 10. go')
  })

  test('a short list stays a list, a long one becomes columns read downwards', () => {
    expect(inColumns(['a', 'b', 'c'], 80)).toEqual(['a', 'b', 'c'])
    expect(inColumns(['a', 'b', 'c', 'd'], 5, 4)).toEqual(['a   c', 'b   d'])
  })

  test('a column is as wide as its own lines', () => {
    const lines = ['lay a die on the first box', 'done', 'discard one', 'discard two']
    expect(inColumns(lines, 40, 4)).toEqual([
      'lay a die on the first box   discard one',
      'done                         discard two',
    ])
  })

  property.prop([
    fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { maxLength: 40 }),
    fc.integer({ min: 20, max: 100 }),
  ])('columns keep every line and the width', (lines, width) => {
    const rows = inColumns(lines, width)
    expect(rows.every(row => widthOf(row) <= width)).toBe(true)
    expect(rows.join(' ').split(/\s+/).filter(Boolean).toSorted()).toEqual(lines.toSorted())
  })

  property.prop([fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { minLength: 1, maxLength: 40 })])(
    'wrapping keeps every word and the width',
    words => {
      const text = wrap(words.join(' '), 30, '  ')
      expect(text.split('\n').every(line => widthOf(line) <= 30)).toBe(true)
      expect(text.split(/\s+/).filter(Boolean)).toEqual(words)
    },
  )
})
