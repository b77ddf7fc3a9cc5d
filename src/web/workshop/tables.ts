/** The tables that a content falls into, and the columns of each: both follow from its schema. */
import type { Json } from '../../engine/types.ts'
import { isFields, isList, type Path, partAt } from './edits.ts'
import {
  elementOf,
  type Leaf,
  leafOf,
  lengthOf,
  type Member,
  membersOf,
  type Schema,
  tagIn,
} from './schema.ts'

/** What a pack says of itself is no part of the game. */
export const ABOUT = 'about'

export interface Table {
  readonly path: Path
  /** list: entries that can be added to. named: one for each name. values: single values of one place. */
  readonly kind: 'list' | 'named' | 'values'
  /** The shape of an entry; of the place itself where it holds single values. */
  readonly schema: Schema
  /** Whether entries can be added and taken away. */
  readonly isOpen: boolean
}

export interface Column {
  /** Within an entry. */
  readonly path: Path
  readonly leaf: Leaf
}

export function tablesOf(schema: Schema, path: Path = []): Table[] {
  const members = membersOf(schema).filter(({ name }) => path.length > 0 || name !== ABOUT)
  const values: Table[] = members.some(leafOf) ? [{ path, kind: 'values', schema, isOpen: false }] : []
  return [...values, ...members.flatMap(member => tablesIn(member, [...path, member.name]))]
}

function tablesIn({ schema }: Member, path: Path): Table[] {
  const element = elementOf(schema)
  if (element)
    return membersOf(element).length > 0
      ? [{ path, kind: 'list', schema: element, isOpen: lengthOf(schema) === undefined }]
      : []
  const [first, ...others] = membersOf(schema)
  const isNamed = first && others.length > 0 && [first, ...others].every(each => isRow(each, first))
  return isNamed ? [{ path, kind: 'named', schema: first.schema, isOpen: false }] : tablesOf(schema, path)
}

/** Entries of the same shape with single values only. */
function isRow({ schema }: Member, first: Member): boolean {
  const members = membersOf(schema)
  return (
    members.length > 0 && members.every(leafOf) && JSON.stringify(schema) === JSON.stringify(first.schema)
  )
}

/** The places of the entries of a table, in their order. */
export function rowsOf({ path, kind, schema }: Table, content: Json): Path[] {
  const whole = partAt(content, path)
  if (kind === 'list') return isList(whole) ? whole.map((_, at) => [...path, String(at)]) : []
  if (kind === 'named') return isFields(whole) ? Object.keys(whole).map(name => [...path, name]) : []
  return membersOf(schema)
    .filter(leafOf)
    .map(({ name }) => [...path, name])
}

/** An object of so few fields is laid out within its row. */
const FEW = 3

/** What is seen of an entry at once; the rest of it is opened. */
export function columnsOf({ kind, schema }: Table): Column[] {
  if (kind === 'values') return []
  return membersOf(schema).flatMap(columnsIn)
}

function columnsIn(member: Member): Column[] {
  const leaf = leafOf(member)
  // Nobody names an entry otherwise: matches and pictures go by it.
  if (leaf) return leaf.isLong || member.name === 'id' ? [] : [{ path: [member.name], leaf }]
  const element = elementOf(member.schema)
  if (element) return columnsOfList(member, element)
  if (tagIn(member.schema) !== undefined) return []
  const inner = membersOf(member.schema).map(each => ({
    ...each,
    isOptional: each.isOptional || member.isOptional,
  }))
  const plain = inner.filter(each => leafOf(each) && !leafOf(each)?.isLong)
  const shown =
    plain.length === inner.length && plain.length <= FEW
      ? plain
      : plain.filter(({ name }) => isGermanName(member, name))
  return shown.flatMap(each =>
    columnsIn(each).map(({ path, leaf: of }) => ({ path: [member.name, ...path], leaf: of })),
  )
}

/** Both names of an entry stand side by side, however much more German it has. */
function isGermanName({ name }: Member, inner: string): boolean {
  return name === 'de' && inner === 'name'
}

function columnsOfList({ name, schema, isOptional }: Member, element: Schema): Column[] {
  const length = lengthOf(schema)
  const leaf = leafOf({ schema: element, isOptional: false })
  if (length === undefined || !leaf) return []
  const empty = leaf.empty ?? (isOptional ? 'absent' : undefined)
  return Array.from({ length }, (_, at) => ({ path: [name, String(at)], leaf: { ...leaf, empty } }))
}

/** What an entry has besides its columns. */
export function partsOf(table: Table, entry: Json | undefined): Member[] {
  const shown = columnsOf(table).map(({ path }) => path.join('.'))
  const isShown = ({ name, schema }: Member) => {
    const whole =
      shown.includes(name) || shown.filter(path => path.startsWith(`${name}.`)).length >= countIn(schema)
    return whole && name !== 'id'
  }
  return membersOf(table.schema, entry).filter(member => member.name !== 'id' && !isShown(member))
}

function countIn(schema: Schema): number {
  return lengthOf(schema) ?? Math.max(1, membersOf(schema).length)
}

/** What an entry is called. */
export function nameOf(entry: Json | undefined): string | undefined {
  if (!isFields(entry)) return undefined
  const name = entry['name'] ?? entry['title'] ?? entry['id']
  return typeof name === 'string' && name !== '' ? name : undefined
}
