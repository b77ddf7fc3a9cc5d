/** Either: the hero chooses one of two verbs that can change something; it is done by rules/deeds.ts. */
import type { Shelf } from '../../book.ts'
import type { Action, Frame, State } from '../../types.ts'
import { changes } from '../effects.ts'
import { push } from '../stack.ts'
import type { Does } from './does.ts'

export const either: Does<'either'> = (_, state, slot, verb) => push(state, { kind: 'either', slot, verb })

/** What was paid is paid. */
const FREE = { kind: 'free' } as const

export function offerEither(
  shelf: Shelf,
  state: State,
  { slot, verb }: Extract<Frame, { kind: 'either' }>,
): Action[] {
  return verb.of.flatMap((one, choice): Action[] =>
    changes(shelf, state, slot, one, FREE) ? [{ kind: 'either', choice }] : [],
  )
}
