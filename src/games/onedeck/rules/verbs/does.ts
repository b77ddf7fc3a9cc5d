import type { Verb, VerbName } from '../../types.ts'
import type { Play } from '../play.ts'

/** Does what a verb says for the hero in this slot, or asks what there is to choose. */
export type Does<K extends VerbName> = (play: Play, slot: number, verb: Verb<K>) => void
