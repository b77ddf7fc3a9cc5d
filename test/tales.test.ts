/** What is told of recorded matches, and whether there are words and icons for all of it. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { openFile } from '../src/engine/file.ts'
import type { Opened } from '../src/engine/resume.ts'
import type { Deed, Tale, TaleWords } from '../src/engine/tale.ts'
import { type AnyKit, LANGUAGES, type Language } from '../src/engine/types.ts'
import { DEEDS as DUNGEON } from '../src/games/dungeon/deeds/index.ts'
import { tales as dungeonDe } from '../src/games/dungeon/text/de/tales.ts'
import { tales as dungeonEn } from '../src/games/dungeon/text/en/tales.ts'
import { KITS } from '../src/games/index.ts'
import { DEEDS as ONEDECK } from '../src/games/onedeck/deeds/index.ts'
import { tales as onedeckDe } from '../src/games/onedeck/text/de/tales.ts'
import { tales as onedeckEn } from '../src/games/onedeck/text/en/tales.ts'
import { DEEDS as TIN } from '../src/games/tin/deeds/index.ts'
import { tales as tinDe } from '../src/games/tin/text/de/tales.ts'
import { tales as tinEn } from '../src/games/tin/text/en/tales.ts'
import { tableWith } from '../src/table/table.ts'
import { taleOf } from '../src/table/tale.ts'

interface Spoken {
  readonly words: Readonly<Record<Language, TaleWords>>
  readonly deeds: readonly Deed<never>[]
}

const GAMES: Readonly<Record<string, Spoken>> = {
  dungeon: { words: { en: dungeonEn, de: dungeonDe }, deeds: DUNGEON },
  onedeck: { words: { en: onedeckEn, de: onedeckDe }, deeds: ONEDECK },
  tin: { words: { en: tinEn, de: tinDe }, deeds: TIN },
}
const SILENT: TaleWords = { traits: {}, numbers: {}, margins: {}, deeds: {}, fell: by => by }
const NOTHING: Spoken = { words: { en: SILENT, de: SILENT }, deeds: [] }

const SRC = fileURLToPath(new URL('../src', import.meta.url))

interface Told {
  readonly name: string
  readonly seat: number
  readonly tale: Tale
}

/** Practice counts for nothing, and many of these were recorded as practice. */
function inEarnest(opened: Opened): Opened {
  const { match } = opened
  return { ...opened, match: { ...match, header: { ...match.header, practice: false } } }
}

/** Every seat of every recorded match that is over. */
function* toldIn(kit: AnyKit): Generator<Told> {
  const folder = join(SRC, 'games', kit.facts.id, 'fixtures')
  for (const file of readdirSync(folder).filter(each => each.endsWith('.json'))) {
    const name = basename(file, '.json')
    const read = openFile(kit, JSON.parse(readFileSync(join(folder, file), 'utf8')))
    if (!read.ok) throw new Error(`${name}: ${read.refusal.reason}`)
    const table = tableWith(name, kit, inEarnest(read.value.opened))
    for (const seat of table.match.seats.keys()) {
      const tale = taleOf(table, seat)
      if (tale) yield { name, seat, tale }
    }
  }
}

function lineOf({ name, seat, tale }: Told): string {
  const { luck, fellTo, margin, score, turn, deeds } = tale
  const told = [
    Object.entries(tale.traits)
      .map(([trait, ids]) => `${trait} ${ids.join(' ')}`)
      .join(', '),
    tale.numbers.map(({ name: what, value }) => `${value} ${what}`).join(', '),
    `${luck.dice} dice, ${luck.sum} for ${luck.expected}`,
    fellTo
      ? `${fellTo.hero ?? 'fell'} to ${fellTo.by} in ${fellTo.where ?? 'no place'}, step ${fellTo.at}`
      : 'lives',
    margin ? `${margin.name} ${margin.value}` : 'no margin',
    `score ${score}, turned ${turn === null ? 'never' : `in step ${turn}`}`,
    `deeds: ${deeds.join(', ') || 'none'}`,
  ]
  return `${name}, seat ${seat}\n${told.map(line => `  ${line}\n`).join('')}`
}

describe.each(KITS.filter(kit => kit.tales).map(kit => ({ kit, id: kit.facts.id })))(
  'what $id tells',
  ({ kit, id }) => {
    const told = [...toldIn(kit)]

    // "npx vitest run test/tales.test.ts -u" writes it anew; whoever tells otherwise raises the version of the tales.
    test('of its recorded matches', async () => {
      expect(told.length).toBeGreaterThan(3)
      await expect(told.map(lineOf).join('')).toMatchFileSnapshot(
        join(SRC, 'games', id, 'fixtures', 'tales.txt'),
      )
    })

    test('needs no more than what was told before, however often it is told', () => {
      expect([...toldIn(kit)]).toEqual(told)
    })

    test.each(LANGUAGES)('has words in %s for everything', language => {
      const { words: all, deeds: list } = GAMES[id] ?? NOTHING
      const words = all[language]
      for (const { tale } of told) {
        for (const { name } of tale.numbers) expect(words.numbers).toHaveProperty(name)
        if (tale.margin) expect(words.margins[tale.margin.name]?.(tale.margin.value)).toMatch(/\.$/)
        if (tale.fellTo) expect(words.fell(tale.fellTo.by)).not.toBe(tale.fellTo.by)
        for (const trait of Object.keys(tale.traits))
          if (trait !== 'seats' && trait !== 'bots') expect(words.traits).toHaveProperty([trait])
      }
      const deeds = list.map(deed => deed.id)
      expect(Object.keys(words.deeds).toSorted()).toEqual(deeds.toSorted())
      const names = Object.values(words.deeds).map(({ name }) => name)
      expect(new Set(names).size).toBe(names.length)
      for (const { text } of Object.values(words.deeds)) expect(text).toMatch(/^\p{Lu}.*\.$/u)
    })

    test('has about twenty deeds, each with an icon of the game', () => {
      const icons: unknown = JSON.parse(readFileSync(join(SRC, 'web', 'games', id, 'icons.json'), 'utf8'))
      const { deeds } = GAMES[id] ?? NOTHING
      expect(deeds.length).toBeGreaterThanOrEqual(20)
      for (const { icon } of deeds) expect(icons).toHaveProperty(icon)
      expect(new Set(deeds.map(deed => deed.id)).size).toBe(deeds.length)
    })
  },
)
