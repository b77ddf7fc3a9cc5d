/** What people have saved at the terminal with earlier versions: their folder, copied as it was. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
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
})
