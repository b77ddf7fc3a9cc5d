/** S27: what is too deep, too long or too large is refused with one sentence at every door of the terminal. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { KITS } from '../games/index.ts'
import { GAMES } from '../testing/desk.ts'
import { cli, tempFolder } from './fake-io.ts'
import { respond } from './stdio/serve.ts'

const DEEP = `${'['.repeat(5000)}${']'.repeat(5000)}`
const TOO_DEEP = 'This nests lists and objects more than 64 deep.'
const folder = tempFolder()

function file(name: string, text: string): string {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

describe('files', () => {
  const deep = file('deep.json', DEEP)
  const large = file('large.json', ' '.repeat(33 * 2 ** 20))

  test.each([
    [['content', 'check', 'pig', deep], `"${deep}": ${TOO_DEEP}`],
    [['play', 'pig', '--content', deep], `"${deep}": ${TOO_DEEP}`],
    [['play', '--resume', deep], `"${deep}": ${TOO_DEEP}`],
    [['replay', deep], `"${deep}": ${TOO_DEEP}`],
    [['content', 'check', 'pig', large], `"${large}" is larger than 8 MiB.`],
    [['play', 'pig', '--content', large], `"${large}" is larger than 8 MiB.`],
    [['replay', large], `"${large}" is larger than 32 MiB.`],
  ])('S27 %s', async (argv, sentence) => {
    expect(await cli(argv, GAMES)).toEqual({ code: 1, out: '', err: `${sentence}\n` })
  })

  test.runIf(process.platform === 'linux')('S27 a file without an end is not waited for', async () => {
    const { code, err } = await cli(['content', 'check', 'pig', '/dev/zero'], GAMES)
    expect({ code, err }).toEqual({ code: 1, err: '"/dev/zero" is larger than 8 MiB.\n' })
  })

  test('S27 a pack whose choices nest a thousand deep is refused, not broken by', async () => {
    const pack = file('either.json', `${'{"of":['.repeat(1000)}1${']}'.repeat(1000)}`)
    for (const { facts } of KITS) {
      const { code, err } = await cli(['content', 'check', facts.id, pack], KITS)
      expect({ code, err }).toEqual({ code: 1, err: `"${pack}": ${TOO_DEEP}\n` })
    }
  })
})

describe('stdio', () => {
  const tables = { kits: GAMES, open: new Map() }
  const ask = (method: string, params: string) =>
    JSON.parse(respond(tables, `{"jsonrpc":"2.0","id":1,"method":"${method}","params":${params}}`) ?? '')
  const { match } = ask('new', '{"game":"pig"}').result

  test.each([
    ['play', `{"match":"${match}","seat":0,"action":{"kind":"roll","x":${DEEP}}}`],
    ['new', `{"game":"pig","options":{"goal":${DEEP}}}`],
    ['load', `{"file":{"format":"undercroft match","formatVersion":1,"header":{"options":${DEEP}}}}`],
  ])('S27 %s is refused by its parameters', (method, params) => {
    expect(ask(method, params).error).toMatchObject({ code: -32_602, data: { reason: TOO_DEEP } })
  })

  test('S27 an answer never repeats megabytes of the question', () => {
    const long = 'x'.repeat(2 ** 20)
    const middling = 'x'.repeat(9000)
    for (const [method, params] of [
      ['play', `{"match":"${match}","seat":0,"action":{"kind":"${long}"}}`],
      ['actor', `{"match":"${middling}"}`],
      ['new', `{"game":"${middling}"}`],
      [long, '{}'],
    ] as const)
      expect(JSON.stringify(ask(method, params).error).length).toBeLessThan(1200)
  })
})
