/** What translations of packs of format 1 share: data whose shape nobody has checked yet, and ids for entries without. */
import type { Json } from './types.ts'

export type Fields = Readonly<Record<string, Json>>

export function isFields(value: Json | undefined): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A name as an id is written: small letters and digits, with hyphens for all between them. */
export function slugOf(name: string): string {
  const slug = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return slug === '' ? 'entry' : slug
}

/** The id itself, or with the first number from 2 on that nobody has; then it is taken. */
export function freeId(id: string, taken: Set<string>): string {
  let free = id
  for (let number = 2; taken.has(free); number++) free = `${id}-${number}`
  taken.add(free)
  return free
}
