import { expect, test } from 'vitest'
import { nimKit } from '../../testing/nim.ts'
import { studyOf } from '../report/given.ts'
import { piecesOf } from './pieces.ts'
import { sizeOf } from './range.ts'

const sizes = (bots: readonly string[], arms: readonly string[] = ['']) =>
  piecesOf({ ...studyOf(nimKit, arms), bots }, 6, []).map(piece => sizeOf([piece]))

test('bots that think have a piece for every game, so that whoever stops loses at most the one in play', () => {
  expect(sizes(['skilled'])).toEqual([1, 1, 1, 1, 1, 1])
  expect(sizes(['policy', 'master'])).toEqual([1, 1, 1, 1, 1, 1])
})

test('quick ones have hundreds of games in a piece, of all settings together', () => {
  expect(sizes(['policy'])).toEqual([6])
  expect(
    sizes(
      ['policy'],
      Array.from({ length: 100 }, (_, at) => `${at}`),
    ),
  ).toEqual([4, 2])
})
