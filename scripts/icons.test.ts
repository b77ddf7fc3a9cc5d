import { readdirSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { generatedFrom, iconLists, outlinesFor } from './icons/outlines.ts'
import { reportFolder, reportIcons } from './icons/report-icons.ts'
import { reportTiles } from './icons/report-tiles.ts'

const isIcon = (file: string) => file.endsWith('.svg')

describe('icons', () => {
  test.each(iconLists().map(list => [relative('', list), list]))('%s is written out', (_, list) => {
    expect(readFileSync(generatedFrom(list), 'utf8'), 'run "npm run icons"').toBe(outlinesFor(list))
  })

  test.each(iconLists().map(list => [relative('', list), list]))('%s is in order', (_, list) => {
    const names = Object.keys(JSON.parse(readFileSync(list, 'utf8')))
    expect(names).toEqual(names.toSorted())
  })

  test('that reports show are pictures beside the others, and no others are left', () => {
    const icons = [...reportIcons(), ...reportTiles()]
    for (const [file, text] of icons) expect(readFileSync(file, 'utf8'), 'run "npm run icons"').toBe(text)
    const left = ['dungeon', 'tin'].flatMap(game => readdirSync(reportFolder(game)).filter(isIcon))
    expect(left).toHaveLength(icons.length)
  })
})
