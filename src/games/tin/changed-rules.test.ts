/** Rules that have changed since version 1: both pages, the rulings and the game itself say the same of them. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { RuleId } from '../../engine/types.ts'
import { handSize } from './content/numbers.ts'
import { standard } from './content/standard.ts'
import { tinKit } from './index.ts'

const read = (path: string) => readFileSync(new URL(`../../../docs/${path}`, import.meta.url), 'utf8')

function ruleOf(page: string, id: RuleId): string {
  const rule = read(page)
    .split('\n')
    .find(line => line.startsWith(`- **${id}**`))
  if (rule === undefined) throw new Error(`There is no ${id} in ${page}`)
  return rule
}

/** The rows of the table of rulings that end with this rule. */
function rulingsOn(id: RuleId): string {
  return read('rulings.md')
    .split('\n')
    .filter(line => line.endsWith(`| ${id} |`))
    .join('\n')
}

interface Changed {
  readonly id: RuleId
  readonly en: readonly RegExp[]
  readonly de: readonly RegExp[]
  readonly ruling: readonly RegExp[]
  /** What version 1 said. */
  readonly gone: RegExp
}

const CHANGED: readonly Changed[] = [
  {
    id: 'T-15',
    en: [/only locked rooms/, /one exit/, /whatever their doorways/, /the stairwell/],
    de: [/nur noch verschlossene Räume/, /ein einziger Ausgang/, /gleich welche Türen/, /die Treppe/],
    ruling: [/one exit/, /all of them are out/],
    gone: /cannot be laid so|so nicht gelegt werden kann|out only when no doorway takes it/,
  },
  {
    id: 'T-33',
    en: [/only then/, /T-01/, /not after a retreat/, /where no monster came/],
    de: [/nur dann/, /T-01/, /nicht nach einem Rückzug/, /in den kein Monster kam/],
    ruling: [/only then/, /not after a retreat/],
    gone: /whenever the hero is|Immer, wenn du auf einem Plättchen/,
  },
  {
    id: 'T-36',
    en: [/10 XP/, /size grows after the battle/, /T-33/, /Level 5/],
    de: [/10 EP/, /Größe der Hand wächst nach dem Kampf/, /T-33/, /Stufe 5/],
    ruling: [/the next filling/],
    gone: /the hand grows|die Hand wächst/,
  },
  {
    id: 'T-112',
    en: [/`turnLimit`/, /none by default/, /lost/],
    de: [/`turnLimit`/, /üblich keine/, /verloren/],
    ruling: [/none unless one is chosen/],
    gone: /500/,
  },
]

describe.each(CHANGED)('$id', ({ id, en, de, ruling, gone }) => {
  test.each([
    ['English', ruleOf('rules/tin.md', id), en],
    ['German', ruleOf('rules/de/tin.md', id), de],
    ['the rulings', rulingsOn(id), ruling],
  ])('%s has the new words and none of the old', (_, text, words) => {
    for (const word of words) expect(text).toMatch(word)
    expect(text).not.toMatch(gone)
  })
})

test('T-112 the option says what the page says: none is the standard, and the first choice', () => {
  const option = tinKit.facts.options.find(({ name }) => name === 'turnLimit')
  expect(option).toMatchObject({ standard: null })
  expect(option?.choices[0]).toBeNull()
  for (const choice of option?.choices ?? [])
    expect(tinKit.make(standard).parseOptions({ turnLimit: choice })).toMatchObject({ ok: true })
})

test('T-112 laws and fuzz play with a limit, so that every match ends', () => {
  expect(tinKit.facts.bounded?.['turnLimit']).toEqual(expect.any(Number))
})

test('T-33 the hand is one more than the level, as both pages say', () => {
  expect([1, 2, 3, 4, 5].map(handSize)).toEqual([2, 3, 4, 5, 6])
  expect(ruleOf('rules/tin.md', 'T-33')).toContain('level + 1')
  expect(ruleOf('rules/de/tin.md', 'T-33')).toContain('Stufe + 1')
})

test('T-15 one locked room fewer for each needs locked rooms: the standard set has two', () => {
  expect(standard.tiles.filter(({ kind }) => kind === 'locked')).toHaveLength(2)
})
