/** Does the next thing that a skill says: one file for each verb, and a verb without one does not compile. */
import type { Frame, Verb, VerbName } from '../types.ts'
import type { Play } from './play.ts'
import { idIn } from './rolling.ts'
import { nextVerb } from './skills.ts'
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

function act<K extends VerbName>(play: Play, slot: number, verb: Verb<K>): void {
  VERBS[verb.verb](play, slot, verb)
}

export function chooseEither(play: Play, { slot, verb }: Frame<'either'>, choice: number): void {
  const { content, state, emit } = play
  const chosen = verb.of[choice === 0 ? 0 : 1]
  pop(state)
  // A die that is gained tells it by itself.
  if (chosen.verb !== 'gain') emit?.({ kind: 'decided', hero: idIn(content, state, slot), verb: chosen.verb })
  act(play, slot, chosen)
}

/** The next thing that a skill in use says. */
export function doNext(play: Play, frame: Frame<'ability'>): void {
  const verb = nextVerb(play, frame)
  if (verb) act(play, frame.slot, verb)
}
