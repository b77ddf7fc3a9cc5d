/** Does the next thing that a skill says: one file for each verb, and a verb without one does not compile. */
import type { Shelf } from '../book.ts'
import type { DeckEmit, Frame, State, Verb, VerbName } from '../types.ts'
import { pop } from './stack.ts'
import { craft } from './verbs/craft.ts'
import { crush } from './verbs/crush.ts'
import type { Does } from './verbs/does.ts'
import { either } from './verbs/either.ts'
import { gain } from './verbs/gain.ts'
import { prevent } from './verbs/prevent.ts'
import { raise } from './verbs/raise.ts'
import { reroll } from './verbs/reroll.ts'
import { roll } from './verbs/roll.ts'
import { set } from './verbs/set.ts'
import { soften } from './verbs/soften.ts'
import { strike } from './verbs/strike.ts'
import { turn } from './verbs/turn.ts'

const VERBS: { readonly [K in VerbName]: Does<K> } = {
  gain,
  roll,
  raise,
  set,
  reroll,
  turn,
  prevent,
  soften,
  craft,
  crush,
  strike,
  either,
}

export function act<K extends VerbName>(
  shelf: Shelf,
  state: State,
  slot: number,
  verb: Verb<K>,
  emit: DeckEmit | null,
): void {
  VERBS[verb.verb](shelf, state, slot, verb, emit)
}

export function chooseEither(
  shelf: Shelf,
  state: State,
  { slot, verb }: Extract<Frame, { kind: 'either' }>,
  choice: number,
  emit: DeckEmit | null,
): void {
  pop(state)
  act(shelf, state, slot, choice === 0 ? verb.of[0] : verb.of[1], emit)
}
