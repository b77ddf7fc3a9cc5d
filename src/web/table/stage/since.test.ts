import { expect, test } from 'vitest'
import { addSince, NOTHING_YET } from './since.ts'

const walk = [{ kind: 'walk' }]
const roll = [{ kind: 'roll' }]

test('What others do is gathered from one’s own step on until one is asked again, and then begins anew.', () => {
  const mine = addSince(NOTHING_YET, walk, 4, false)
  expect(mine).toEqual({ from: 4, events: [], wasAsked: false })
  const theirs = addSince(addSince(mine, walk, 5, false), roll, 6, true)
  expect(theirs).toEqual({ from: 4, events: [...walk, ...roll], wasAsked: true })
  expect(addSince(theirs, walk, 7, true)).toEqual({ from: 7, events: [], wasAsked: true })
})
