import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { characters } from './fonts/characters.ts'
import { cut, fonts, licences } from './fonts/cut.ts'

describe('fonts', () => {
  test.each(fonts().map(font => [basename(font.file), font] as const))(
    '%s has what every text needs, and no more',
    async (_, font) => {
      const written = readFileSync(font.file)
      expect(written.equals(await cut(font, characters())), 'run "npm run fonts"').toBe(true)
    },
  )

  test.each(licences().map(licence => [basename(licence.file), licence] as const))(
    '%s lies beside them',
    (_, { file, text }) => {
      expect(readFileSync(file, 'utf8'), 'run "npm run fonts"').toBe(text)
    },
  )

  test('none lies there that the styles do not name', () => {
    const files = [...fonts(), ...licences()].map(({ file }) => file)
    expect(readdirSync(dirname(files[0] ?? '')).toSorted()).toEqual(
      files.map(file => basename(file)).toSorted(),
    )
  })
})
