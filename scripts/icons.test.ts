import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { generatedFrom, iconLists, outlinesFor } from './icons/outlines.ts'

describe('icons', () => {
  test.each(iconLists().map(list => [relative('', list), list]))('%s is written out', (_, list) => {
    expect(readFileSync(generatedFrom(list), 'utf8'), 'run "npm run icons"').toBe(outlinesFor(list))
  })

  test.each(iconLists().map(list => [relative('', list), list]))('%s is in order', (_, list) => {
    const names = Object.keys(JSON.parse(readFileSync(list, 'utf8')))
    expect(names).toEqual(names.toSorted())
  })
})
