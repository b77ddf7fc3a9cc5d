import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../../testing/desk.ts'
import { cli, tempFolder } from '../fake-io.ts'

describe('content', () => {
  const folder = tempFolder()
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }

  test('export writes the standard pack, which check accepts', async () => {
    const shown = await cli(['content', 'export', 'pig'], GAMES)
    expect(JSON.parse(shown.out)).toEqual({ dice: 1, name: 'plain' })
    const path = join(folder, 'pack.json')
    expect(await cli(['content', 'export', 'pig', path], GAMES)).toMatchObject({ code: 0 })
    expect(readFileSync(path, 'utf8')).toBe(shown.out)
    const checked = await cli(['content', 'check', 'pig', path], GAMES)
    expect(checked.code).toBe(0)
    expect(checked.out).toMatch(/^ok [0-9a-f]{64} \(the standard content\)\n$/)
  })

  test('export never writes over a file', async () => {
    const path = file('mine.txt', 'mine')
    const shown = await cli(['content', 'export', 'pig', path], GAMES)
    expect(shown).toEqual({ code: 1, out: '', err: `"${path}" is there already; nothing was written.\n` })
    expect(readFileSync(path, 'utf8')).toBe('mine')
  })

  test('export says when it cannot write', async () => {
    const path = join(file('a-file', ''), 'pack.json')
    const shown = await cli(['content', 'export', 'pig', path], GAMES)
    expect(shown.code).toBe(1)
    expect(shown.err).toMatch(/^".*" cannot be written: .*\.\n$/)
  })

  test('check names every fault, one a line', async () => {
    const path = file('bad.json', '{"dice":0,"colour":"red"}')
    const { code, err } = await cli(['content', 'check', 'pig', path], GAMES)
    expect(code).toBe(1)
    expect(err.trim().split('\n')).toHaveLength(3)
    expect(err).toContain('dice: ')
    expect(err).toContain('colour')
  })

  test('a pack for one match is checked before anything else', async () => {
    const path = file('wrong.json', '{"dice":0,"name":"x"}')
    const { code, err, out } = await cli(['play', 'pig', '--content', path], GAMES)
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toMatch(/^".*wrong\.json": dice: .*\.\n$/)
  })

  test.each([
    [['content', 'export', 'chess'], 'There is no game "chess"; the games are: pig, nim, two-cards.'],
    [
      ['content', 'check', 'pig', 'nowhere.json'],
      '"nowhere.json" cannot be read: there is no such file or folder.',
    ],
    [['content', 'check', 'pig', file('text.json', 'hello')], `"${join(folder, 'text.json')}" is not JSON.`],
    [['content', 'check', 'pig', file('none.json', '')], `"${join(folder, 'none.json')}" is empty.`],
    [['content', 'check', 'pig', folder], `"${folder}" cannot be read: it is a folder.`],
  ])('%j is answered with one sentence', async (argv, sentence) => {
    expect(await cli(argv, GAMES)).toEqual({ code: 1, out: '', err: `${sentence}\n` })
  })
})
