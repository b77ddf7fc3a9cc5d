/**
 * What SQLite and Postgres both understand, so that every query is written once: texts and numbers as values, JSON as
 * text, 0 and 1 for no and yes. A write that must know whether it happened asks for `returning`.
 */
import type { Kept } from '../../table/store.ts'

export type Value = string | number | null
export type Row = Readonly<Record<string, unknown>>

export interface Query {
  readonly text: string
  readonly values: readonly Value[]
}

/** What is added to a match. */
export interface Append {
  readonly match: string
  /** Puts the record in its place, and returns the length of the log after it; returns nothing when it is behind. */
  readonly place: Query
  /** Each as JSON. */
  readonly entries: readonly string[]
}

export interface Sql {
  all(query: Query): Promise<readonly Row[]>
  /** In one transaction: all of them or none. */
  together(queries: readonly Query[]): Promise<readonly (readonly Row[])[]>
  /** In one transaction too, each kept or behind by itself. On return it is on the disk. */
  append(appends: readonly Append[]): Promise<readonly Kept[]>
  close(): Promise<void>
}

/** A query whose values never become part of its text. A list becomes `($1, $2)`; it must not be empty. */
export function sql(parts: TemplateStringsArray, ...given: readonly Given[]): Query {
  if (given.every(isOne)) {
    const text = TEXTS.get(parts) ?? textOf(parts, given).text
    TEXTS.set(parts, text)
    return { text, values: given.map(each => each ?? null) }
  }
  return textOf(parts, given)
}

/** Where no list is given the text is always the same. */
const TEXTS = new WeakMap<TemplateStringsArray, string>()

type Given = Value | readonly Value[] | undefined

function isOne(given: Given): given is Value | undefined {
  return given === null || typeof given !== 'object'
}

function textOf(parts: TemplateStringsArray, given: readonly Given[]): Query {
  const values: Value[] = []
  const place = (value: Value) => `$${values.push(value)}`
  const placed = given.map(each => (isOne(each) ? place(each ?? null) : `(${each.map(place).join(', ')})`))
  const text = parts.reduce((before, part, index) => `${before}${placed[index - 1]}${part}`)
  return { text, values }
}

export function isRow(row: unknown): row is Row {
  return typeof row === 'object' && row !== null
}

/** What this store itself has written as JSON. */
export const unpacked = (row: Row, column: string) => JSON.parse(String(row[column]))
