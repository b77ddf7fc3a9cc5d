/** Content as plain data, and small changes of it: each names a place, what stood there and what stands there now. */
import { canonical } from '../../engine/hash.ts'
import type { Json } from '../../engine/types.ts'

/** Names and numbers from the whole inwards, as places of faults have them with dots between. */
export type Path = readonly string[]

export type Fields = { readonly [name: string]: Json }

/** Without `before` something comes, without `after` it goes; the others of a list move along. */
export interface Edit {
  readonly path: Path
  readonly before?: Json | undefined
  readonly after?: Json | undefined
}

export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value)
}

export function isFields(value: Json | undefined): value is Fields {
  return typeof value === 'object' && value !== null && !isList(value)
}

/** What an entry is told from others by. */
export function idOf(entry: Json | undefined): string | undefined {
  return isFields(entry) && typeof entry['id'] === 'string' ? entry['id'] : undefined
}

export function partAt(whole: Json | undefined, path: Path): Json | undefined {
  return path.reduce<Json | undefined>(partNamed, whole)
}

function partNamed(whole: Json | undefined, name: string): Json | undefined {
  if (isList(whole)) return whole[Number(name)]
  return isFields(whole) && Object.hasOwn(whole, name) ? whole[name] : undefined
}

export function isSame(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true
  return one !== undefined && other !== undefined && canonical(one) === canonical(other)
}

export function undone({ path, before, after }: Edit): Edit {
  return { path, before: after, after: before }
}

/** The whole with one place changed; what is beside the way there stays the same object. */
export function edited(whole: Json, { path: [name, ...rest], before, after }: Edit): Json {
  if (name === undefined) return after ?? null
  if (rest.length > 0)
    return withPart(whole, name, edited(partNamed(whole, name) ?? {}, { path: rest, before, after }))
  if (!isList(whole) || (before !== undefined && after !== undefined)) return withPart(whole, name, after)
  return after === undefined ? whole.toSpliced(Number(name), 1) : whole.toSpliced(Number(name), 0, after)
}

function withPart(whole: Json, name: string, part: Json | undefined): Json {
  if (isList(whole)) return part === undefined ? whole : whole.with(Number(name), part)
  const { [name]: _, ...others } = isFields(whole) ? whole : {}
  if (part === undefined) return others
  return isFields(whole) && Object.hasOwn(whole, name)
    ? { ...whole, [name]: part }
    : { ...others, [name]: part }
}
