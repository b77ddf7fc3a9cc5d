/** The workshop has a word for everything that a game's content holds, so that nobody reads the names of fields. */
import { expect, test } from 'vitest'
import { KITS } from '../../games/index.ts'
import type { ContentWords } from '../workshop/content-words.ts'
import { elementOf, leafOf, type Member, membersOf, type Schema } from '../workshop/schema.ts'
import { tablesOf } from '../workshop/tables.ts'
import { de as dungeonDe } from './dungeon/content-text/de.ts'
import { en as dungeonEn } from './dungeon/content-text/en.ts'
import { de as onedeckDe } from './onedeck/content-text/de.ts'
import { en as onedeckEn } from './onedeck/content-text/en.ts'
import { de as tinDe } from './tin/content-text/de.ts'
import { en as tinEn } from './tin/content-text/en.ts'

const WORDS: Readonly<Record<string, readonly ContentWords[]>> = {
  dungeon: [dungeonEn, dungeonDe],
  onedeck: [onedeckEn, onedeckDe],
  tin: [tinEn, tinDe],
}

const EDITED = KITS.filter(({ packs }) => packs.schema?.()).map(kit => [kit.facts.id, kit] as const)

/** Single letters, as those on tiles, and articles are what they are. */
const PLAIN = ['', 'A', 'B', 'der', 'die', 'id']

/** Every name of a field and every choice below a shape; choices between shapes have those of all. */
function* wordsIn(schema: Schema, path: readonly string[]): Generator<readonly string[]> {
  const element = elementOf(schema)
  if (element) yield* wordsIn(element, path)
  for (const variant of schema.oneOf ?? schema.anyOf ?? [schema])
    for (const member of variant.properties || variant.propertyNames ? membersOf(variant) : [])
      yield* wordsOf(member, [...path, member.name])
}

function* wordsOf(member: Member, path: readonly string[]): Generator<readonly string[]> {
  yield path
  if (!leafOf(member)) yield* wordsIn(member.schema, path)
}

function isKnown({ fields, tables }: ContentWords, path: readonly string[]): boolean {
  const places = [path.join('.'), path.slice(-2).join('.'), path.at(-1) ?? '']
  // Elements of a list of fixed length have their own: `rolls.0`.
  return places.some(
    place => place in fields || place in tables || `${place}.0` in fields || PLAIN.includes(place),
  )
}

test.each(EDITED)('every field of %s', (game, kit) => {
  const schema: Schema = JSON.parse(JSON.stringify(kit.packs.schema?.()))
  const paths = [...wordsIn(schema, [])].filter(([first]) => first !== 'about')
  expect(paths.length).toBeGreaterThan(20)
  for (const words of WORDS[game] ?? [])
    expect(paths.filter(path => !isKnown(words, path)).map(path => path.join('.'))).toEqual([])
})

test.each(EDITED)('every choice in the tables of %s', (game, kit) => {
  const schema: Schema = JSON.parse(JSON.stringify(kit.packs.schema?.()))
  const choices = new Set(
    tablesOf(schema).flatMap(table =>
      membersOf(table.schema).flatMap(member => leafOf(member)?.choices ?? []),
    ),
  )
  for (const { choices: known } of WORDS[game] ?? [])
    expect([...choices].filter(choice => !(choice in known) && !PLAIN.includes(choice))).toEqual([])
})
