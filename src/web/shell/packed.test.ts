import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pack, unpack } from './packed.ts'

test('what is packed for a link is read as it was, in letters that an address carries', async () => {
  const told = { name: 'Grüße, Ada', steps: Array.from({ length: 500 }, (_, step) => ({ step })) }
  const packed = await pack(JSON.stringify(told))
  expect(packed).toMatch(/^[\w-]+$/)
  expect(await unpack(packed)).toEqual(told)
})

test.each([
  ['no letters of a link', '???'],
  ['nothing deflated', 'AAAA'],
  ['no JSON', deflateRawSync('gloom').toString('base64url')],
])('a link with %s is refused', async (_, packed) => {
  await expect(unpack(packed)).rejects.toThrow()
})

test('a small link that would unpack to more than any match is refused before it is', async () => {
  const bomb = deflateRawSync(`"${'a'.repeat(40 * 2 ** 20)}"`, { level: 9 }).toString('base64url')
  expect(bomb.length).toBeLessThan(60_000)
  await expect(unpack(bomb)).rejects.toThrow('More than')
})
