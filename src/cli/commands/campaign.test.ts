import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { KITS } from '../../games/index.ts'
import { cli, tempFolder } from '../fake-io.ts'

const home = tempFolder()

function campaign(...argv: string[]) {
  return cli(['campaign', ...argv], KITS, { env: { UNDERCROFT_HOME: home } })
}

describe('campaign', () => {
  const path = join(home, 'campaign', 'Ada.json')

  test('begins, lists and shows a sheet, and never begins it twice', async () => {
    expect((await campaign('list')).out).toContain('No sheets yet')
    expect(await campaign('new', 'Ada', 'mage')).toMatchObject({ code: 0, err: '' })
    expect((await campaign('list')).out).toBe('Ada\n')
    expect((await campaign('show', 'Ada')).out).toContain('Ada: mage')
    expect(await campaign('new', 'Ada', 'rogue')).toMatchObject({
      code: 1,
      err: 'There is a sheet "Ada" already.\n',
    })
    expect((await campaign('new', 'Bo', 'bard')).err).toContain('no hero "bard"')
    expect((await campaign('new', '../x', 'mage')).err).toContain('no name for a sheet')
  })

  test('makes earned marks, all or none', async () => {
    const sheet = { ...JSON.parse(readFileSync(path, 'utf8')), earned: [2, 0, 0] }
    writeFileSync(path, JSON.stringify(sheet))
    expect(await campaign('mark', 'Ada', 'veteran', 'veteran', 'veteran')).toMatchObject({ code: 1 })
    expect(JSON.parse(readFileSync(path, 'utf8')).marks).toEqual({})
    expect(await campaign('mark', 'Ada', 'veteran', 'guile')).toMatchObject({ code: 0 })
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ focus: 'guile', earned: [0, 0, 0] })
  })

  test('refuses a damaged sheet with a sentence and leaves it alone', async () => {
    mkdirSync(join(home, 'campaign'), { recursive: true })
    const broken = join(home, 'campaign', 'Bo.json')
    writeFileSync(broken, '{"format":"undercroft campaign sheet"')
    expect((await campaign('show', 'Bo')).err).toContain('is not JSON')
    writeFileSync(broken, '{"format":"something else"}')
    const shown = await campaign('mark', 'Bo', 'veteran')
    expect(shown).toMatchObject({ code: 1, out: '' })
    expect(shown.err).toContain('damaged and was left alone')
    expect(readFileSync(broken, 'utf8')).toBe('{"format":"something else"}')
    expect((await campaign('show', 'Cy')).err).toBe('There is no sheet "Cy".\n')
  })
})
