import { Readable } from 'node:stream'
import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { linesFrom } from './lines.ts'

async function read(chunks: readonly (string | Buffer)[], longest?: number): Promise<(string | null)[]> {
  const lines: (string | null)[] = []
  for await (const line of linesFrom(Readable.from(chunks.map(chunk => Buffer.from(chunk))), longest))
    lines.push(line)
  return lines
}

describe('lines', () => {
  test('come whole, however they were cut', async () => {
    expect(await read(['a', 'b\nc', '\n\n', 'd'])).toEqual(['ab', 'c', '', 'd'])
  })

  test('a letter may be cut in two', async () => {
    const bytes = Buffer.from('é\n')
    expect(await read([bytes.subarray(0, 1), bytes.subarray(1)])).toEqual(['é'])
  })

  test('one that is too long is skipped and told, once, and the next is read', async () => {
    expect(await read(['123456', '789', '0\nab\n'], 5)).toEqual([null, 'ab'])
    expect(await read(['1234567\nab\n'], 5)).toEqual([null, 'ab'])
    expect(await read(['12345\n'], 5)).toEqual(['12345'])
    expect(await read(['123456'], 5)).toEqual([null])
  })

  property.prop([fc.array(fc.stringMatching(/^[a-z\n]{0,9}$/), { maxLength: 20 })])(
    'are those of the whole text',
    async chunks => {
      const text = chunks.join('')
      const expected = text.split('\n')
      if (expected.at(-1) === '') expected.pop()
      expect(await read(chunks)).toEqual(expected)
    },
  )
})
