import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { describeKeepsake } from '../../testing/keepsake-suite.ts'
import { indexedDbKeepsake, shelteredKeepsake } from './keepsake.ts'

describeKeepsake('in a browser', place => indexedDbKeepsake(`keepsake ${place}`))

test('a browser that keeps nothing keeps it as long as the page lasts', async () => {
  const keepsake = shelteredKeepsake(() => Promise.reject(new Error('closed')))
  await keepsake.change('device', () => 'key')
  expect(await keepsake.read('device')).toBe('key')
})
