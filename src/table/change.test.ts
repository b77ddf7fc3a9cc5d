import { describe, expect, test } from 'vitest'
import type { View } from '../engine/types.ts'
import { changed, changeOf } from './change.ts'

const seen = (fields: object): View => ({ actor: { kind: 'chance' }, prompt: null, result: null, ...fields })

describe('what has changed of a view', () => {
  test.each([
    ['nothing', { a: 1, b: { c: [1, 2] } }, { a: 1, b: { c: [1, 2] } }, { set: {}, gone: [] }],
    ['a field', { a: 1, b: 2 }, { a: 1, b: 3 }, { set: { b: 3 }, gone: [] }],
    [
      'something deep in a field',
      { a: { b: [{ c: 1 }] } },
      { a: { b: [{ c: 2 }] } },
      { set: { a: { b: [{ c: 2 }] } }, gone: [] },
    ],
    ['a field more', { a: 1 }, { a: 1, b: null }, { set: { b: null }, gone: [] }],
    ['a field less', { a: 1, b: 2 }, { a: 1 }, { set: {}, gone: ['b'] }],
    ['a list that became longer', { a: [1] }, { a: [1, 2] }, { set: { a: [1, 2] }, gone: [] }],
    ['a list in the place of an object', { a: {} }, { a: [] }, { set: { a: [] }, gone: [] }],
    ['another field of the same value', { a: { b: 1 } }, { a: { c: 1 } }, { set: { a: { c: 1 } }, gone: [] }],
  ])('%s', (_, before, after, change) => {
    expect(changeOf(seen(before), seen(after))).toEqual(change)
    expect(changed(seen(before), change)).toEqual(seen(after))
  })
})
