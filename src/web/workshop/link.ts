/** A pack as a link carries it: only in what it differs from the standard set. */
import type { Json } from '../../engine/types.ts'
import { inLink } from '../shell/files.ts'
import { pack } from '../shell/packed.ts'
import { editedAll, editsBetween } from './changes.ts'
import type { Edit } from './edits.ts'
import { isAlike } from './pack-file.ts'

/** Letters that every messenger leaves whole. */
const LONGEST = 4000

/** Null where it does not fit. */
export async function packedChanges(standard: Json, content: Json): Promise<string | null> {
  const packed = await pack(JSON.stringify(editsBetween(standard, content)))
  return packed.length > LONGEST ? null : packed
}

/** The content that a link was made of; null where it was made of another standard set. */
export async function unpackedChanges(standard: Json, packed: string): Promise<Json | null> {
  const edits = await inLink(packed)
  const pack = isEdits(edits) ? editedAll(standard, edits) : null
  return pack !== null && isAlike(pack, standard) ? pack : null
}

function isEdits(value: unknown): value is readonly Edit[] {
  return Array.isArray(value) && value.every(isEdit)
}

function isEdit(value: unknown): value is Edit {
  if (typeof value !== 'object' || value === null || !('path' in value)) return false
  return Array.isArray(value.path) && value.path.every(name => typeof name === 'string')
}
