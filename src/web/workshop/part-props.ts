/** A part of an entry: where it is, what it may be, and what it is. */
import type { Json } from '../../engine/types.ts'
import { fieldWord } from './content-words.ts'
import type { Path } from './edits.ts'
import type { Member } from './schema.ts'
import type { Work } from './work.ts'

export interface PartProps {
  readonly work: Work
  readonly path: Path
  /** Names from the entry on, for what it is called. */
  readonly inner: Path
  /** What the entry is called. */
  readonly entry: string
  readonly member: Member
  readonly value: Json | undefined
  readonly base: { readonly value: Json | undefined } | null
}

export const labelOf = ({ work, inner }: PartProps): string => fieldWord(work.words.value, inner)
