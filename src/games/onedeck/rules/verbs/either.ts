/** Either: the hero chooses one of two verbs; what is chosen is done by rules/deeds.ts. */
import type { Action } from '../../types.ts'
import { push } from '../stack.ts'
import type { Does } from './does.ts'

export const either: Does<'either'> = (_, state, slot, verb) => push(state, { kind: 'either', slot, verb })

const EITHER: readonly Action[] = [
  { kind: 'either', choice: 0 },
  { kind: 'either', choice: 1 },
]

export function offerEither(): readonly Action[] {
  return EITHER
}
