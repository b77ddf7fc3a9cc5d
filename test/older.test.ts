/** What people have saved at the terminal with earlier versions: their folder, copied as it was. */
import { cpSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { cli, tempFolder } from '../src/cli/fake-io.ts'
import { openMatch } from '../src/cli/files.ts'
import type { MatchFile } from '../src/engine/file.ts'
import { resultOf } from '../src/engine/seats.ts'
import { KITS } from '../src/games/index.ts'
import { given } from '../src/table/given.ts'

const folder = fileURLToPath(new URL('fixtures/format-1/', import.meta.url))

describe('a folder that the terminal of format 1 has left', () => {
  const files = readdirSync(`${folder}home/matches`).filter(name => name.endsWith('.json'))

  test('S18 has matches of every game, some over and some not', () => {
    expect(new Set(files.map(name => name.split('-')[0]))).toEqual(new Set(['dungeon', 'onedeck', 'tin']))
  })

  test.each(files)('S18 %s opens, and stands where it stood', name => {
    const path = `${folder}home/matches/${name}`
    const file: MatchFile = JSON.parse(readFileSync(path, 'utf8'))
    const { match, stopped } = given(openMatch(path, KITS))
    expect(stopped).toBeNull()
    expect(match.version).toBe(file.steps.length)
    expect(resultOf(match)).toEqual(file.result)
  })

  test('S18 each that is not over is played on, and its file is then whole and of now', async () => {
    const home = tempFolder()
    cpSync(`${folder}home`, home, { recursive: true })
    const read = (name: string): MatchFile => JSON.parse(readFileSync(join(home, 'matches', name), 'utf8'))
    const open = files.filter(name => read(name).result === null)
    expect(open.length).toBeGreaterThan(3)
    for (const name of open) {
      const { length } = read(name).steps
      const world = { input: '1\n', env: { UNDERCROFT_HOME: home } }
      expect((await cli(['play', '--resume', basename(name, '.json')], KITS, world)).err).toBe('')
      const now = read(name)
      expect(now).toMatchObject({ formatVersion: 2 })
      expect(now.steps.length).toBeGreaterThan(length)
      expect(openMatch(join(home, 'matches', name), KITS).ok).toBe(true)
    }
  })
})
