import type { Shelf } from '../../book.ts'
import type { DeckEmit, State, Verb, VerbName } from '../../types.ts'

/** Does what a verb says for the hero in this slot, or asks what there is to choose. */
export type Does<K extends VerbName> = (
  shelf: Shelf,
  state: State,
  slot: number,
  verb: Verb<K>,
  emit: DeckEmit | null,
) => void
