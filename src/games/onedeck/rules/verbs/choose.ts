import type { Choosing, State, Verb } from '../../types.ts'
import { push } from '../stack.ts'

/** Dice are chosen one by one, as many as the verb allows; `named` is the value that was named. */
export function choose(state: State, slot: number, verb: Verb<Choosing>, named = 0): void {
  push(state, { kind: 'pick', slot, verb, left: verb.most, held: [], named })
}
