import { expect, onTestFinished, test } from 'vitest'
import { fuzz } from '../../testing/fuzz/fuzz.ts'
import { bareServer } from './given.ts'

test('S2 S3 S11 S14 S21 S23 S27 no field of any message makes a server fall, tell a secret or grant too much', async () => {
  const { server, reported, close } = await bareServer()
  onTestFinished(close)
  expect(await fuzz(server, { seed: 1, reported, isEnough: said => said >= 3000 })).toEqual([])
})
