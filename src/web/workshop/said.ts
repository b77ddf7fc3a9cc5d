/** How values, entries and places of a content are said. */
import type { Fault, Json } from '../../engine/types.ts'
import { settings } from '../shell/settings.ts'
import { type ContentWords, choiceWord, fieldWord, tableWord } from './content-words.ts'
import { isFields, isList, type Path, partAt } from './edits.ts'
import { tableAt } from './placed.ts'
import { leafOf, membersOf } from './schema.ts'
import { nameOf, type Table } from './tables.ts'
import { words } from './text/index.ts'
import type { Work } from './work.ts'

export function valueWord(said: ContentWords, value: Json | undefined): string {
  const { none, yes, no } = words.value
  if (value === undefined || value === null || value === '') return none
  if (typeof value === 'boolean') return value ? yes : no
  if (isList(value)) return value.length === 0 ? none : value.map(part => valueWord(said, part)).join(', ')
  if (isFields(value))
    return (
      nameOf(value) ??
      Object.values(value)
        .map(part => valueWord(said, part))
        .join(' ')
    )
  return choiceWord(said, String(value))
}

export function tableTitle(said: ContentWords, { path }: Table): string {
  return tableWord(said, path, words.value.values)
}

/** An entry of a table by its name, by what it is the value of, or by its number. */
export function entryWord(said: ContentWords, table: Table, path: Path, entry: Json | undefined): string {
  const key = path[table.path.length] ?? ''
  if (table.kind !== 'list') return fieldWord(said, [...table.path.slice(-1), key])
  return ownName(table, entry) ?? nameOf(entry) ?? words.value.row(Number(key) + 1)
}

/** In the language of the reader, where the content has it; of a hero it has only the article. */
function ownName({ schema }: Table, entry: Json | undefined): string | undefined {
  const { language } = settings.value
  const member = membersOf(schema, entry).find(({ name }) => name === language)
  const own = partAt(entry, [language])
  const name = isFields(own) ? own['name'] : member && leafOf(member)?.kind === 'text' ? own : undefined
  return typeof name === 'string' && name !== '' ? name : undefined
}

/** A place as somebody would call it: table, entry, field. */
export function placeWord({ tables, words: { value: said } }: Work, content: Json, path: Path): string {
  const table = tableAt(tables, path.join('.'))
  if (!table) return path.length === 0 ? words.value.otherFault : fieldWord(said, path)
  const depth = table.path.length
  const inner = table.kind === 'values' ? [] : path.slice(depth + 1)
  const row = path.slice(0, depth + 1)
  return [
    tableTitle(said, table),
    ...(path.length > depth ? [entryWord(said, table, path, partAt(content, row))] : []),
    ...innerWords(said, inner),
  ].join(' · ')
}

/** Where the next name says it too, as `German name` or `Boxes 2`, the one around it needs no saying. */
function innerWords(said: ContentWords, inner: Path): string[] {
  return inner.flatMap((name, at) => {
    const next = inner[at + 1]
    const isSaid = next !== undefined && (/^\d+$/.test(next) || Object.hasOwn(said.fields, `${name}.${next}`))
    return isSaid ? [] : [fieldWord(said, inner.slice(0, at + 1))]
  })
}

/** What is said of a fault at its place. */
export function faultWord({ said, here }: Fault): string {
  return (here ?? said)[settings.value.language]
}
