import { freeId } from '../../engine/old-packs.ts'
import type { Json } from '../../engine/types.ts'
import { idOf, isFields, isList } from './edits.ts'

/** The same entry under an id that nobody has yet. */
export function copyOf(entry: Json, list: Json | undefined): Json {
  const id = idOf(entry)
  if (!isFields(entry) || id === undefined) return entry
  const taken = new Set((isList(list) ? list : []).flatMap(each => idOf(each) ?? []))
  return { ...entry, id: freeId(id, taken) }
}
