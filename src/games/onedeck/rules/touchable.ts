/** Which dice a verb may touch: shared by the rules that offer them and the search that looks ahead. */
import type { Choosing, Verb } from '../types.ts'
import { raised } from './touchable/raise.ts'
import { rerolled } from './touchable/reroll.ts'
import { set } from './touchable/set.ts'
import type { Touch } from './touchable/touch.ts'
import { turned } from './touchable/turn.ts'

export type Choosy = Verb<Choosing>

const TOUCHES: { readonly [K in Choosing]: Touch<K> } = { raise: raised, set, reroll: rerolled, turn: turned }

/** Whether a plain die may be chosen; `named` is the value of a verb that names one. */
export function fitsVerb<K extends Choosing>(
  supply: readonly number[],
  verb: Verb<K>,
  kind: number,
  named: number,
): boolean {
  return TOUCHES[verb.verb].fits(verb, kind, supply, named)
}

/** The kind that a chosen die becomes; a rerolled one stays what it is until the roll. */
export function becomes<K extends Choosing>(verb: Verb<K>, kind: number): number {
  return TOUCHES[verb.verb].becomes(verb, kind)
}
