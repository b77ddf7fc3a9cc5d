/** Either: the hero chooses one of two verbs that can change something; it is done by rules/abilities.ts. */
import type { Action, Frame } from '../../types.ts'
import { changes } from '../effects.ts'
import type { Play } from '../play.ts'
import { push } from '../stack.ts'
import type { Does } from './does.ts'

export const either: Does<'either'> = ({ state }, slot, verb) => push(state, { kind: 'either', slot, verb })

/** What was paid is paid. */
const FREE = { kind: 'free' } as const

export function offerEither(play: Play, { slot, verb }: Frame<'either'>): Action[] {
  const { content, state } = play
  return verb.of.flatMap((one, choice): Action[] =>
    changes(content, state, slot, one, FREE) ? [{ kind: 'either', choice }] : [],
  )
}
