/** What is written into a field, as a change of the content. */
import type { Json } from '../../engine/types.ts'
import { type Edit, edited, isFields, isList, type Path, partAt } from './edits.ts'
import { blankOf, type Leaf, type Member, membersOf, type Schema } from './schema.ts'

/** The value that a field stands for. What is no number stays as it was written: the check says so. */
export function valueOf({ kind, empty }: Leaf, written: string): Json | undefined {
  if (written === '' && empty !== undefined) return empty === 'null' ? null : undefined
  return kind === 'number' && /^-?\d{1,15}$/.test(written.trim()) ? Number(written) : written
}

/** What a value looks like in its field. */
export function writtenOf(value: Json | undefined): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/**
 * The edit that puts a value into an entry. What it needs around it comes along, and goes when nothing is left in it: an
 * entry without German has no empty German.
 */
export function fieldEdit(
  content: Json,
  entry: { readonly path: Path; readonly schema: Schema },
  inner: Path,
  after: Json | undefined,
): Edit {
  const path = [...entry.path, ...inner]
  const holder = memberAround(entry.schema, partAt(content, entry.path), inner)
  const plain: Edit = { path, before: partAt(content, path), after }
  if (!holder) return plain
  const around = [...entry.path, ...inner.slice(0, 1)]
  const before = partAt(content, around)
  if (before === undefined)
    return { path: around, before, after: filled(blankOf(holder.schema), inner.slice(1), after) }
  const isEmptied =
    (after === undefined || after === null) && isBlank(edited(before, { ...plain, path: inner.slice(1) }))
  return isEmptied ? { path: around, before, after: undefined } : plain
}

/** The optional part of an entry that the field lies in. */
function memberAround(schema: Schema, entry: Json | undefined, [name, ...rest]: Path): Member | undefined {
  if (rest.length === 0) return undefined
  return membersOf(schema, entry).find(member => member.name === name && member.isOptional)
}

function filled(blank: Json, path: Path, after: Json | undefined): Json {
  return edited(blank, { path, before: partAt(blank, path), after: after ?? null })
}

function isBlank(value: Json): boolean {
  const parts = isList(value) ? value : isFields(value) ? Object.values(value) : [value]
  return parts.every(part => part === null || part === '')
}
