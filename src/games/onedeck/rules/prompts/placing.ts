/** Step 5, placing dice: O-28, O-29, O-40 to O-45, O-201, O-210. */
import type { Seat } from '../../../../engine/types.ts'
import { dieNamed } from '../../types/dice.ts'
import type { Action, ActionKind, State } from '../../types.ts'
import { blockedInFight } from '../blocked.ts'
import { conclude } from '../consequences.ts'
import { canHeal, offerHealing } from '../damage.ts'
import { challengeOf, fightOf, heroId, slotOf } from '../party.ts'
import {
  beginConversion,
  discardDie,
  discardStored,
  giveHeroic,
  layDie,
  offerConversion,
  offerConvert,
  offerDiscards,
  offerDone,
  offerGive,
  offerLays,
  pickToConvert,
  sayDone,
} from '../placing.ts'
import type { Play } from '../play.ts'
import { drink, offerPotions, offerSkills, use } from '../skills.ts'
import { pop } from '../stack.ts'
import { fighters, pair } from '../who.ts'
import { asks, healing, type Section } from './prompt.ts'

export const placing: Section<'fight' | 'convert' | 'give'> = {
  fight: asks({
    rule: 'O-28',
    who: fighters,
    offers: (play, _, seat) => offerFight(play, seat),
    answers: {
      ...healing,
      lay: acting((play, { hero, die, box }) =>
        layDie(play, slotIn(play.state, hero), dieNamed(die), box, 0),
      ),
      use: acting((play, { hero, skill }) => use(play, slotIn(play.state, hero), skill)),
      drink: acting((play, { hero, potion }) => drink(play, slotIn(play.state, hero), potion)),
      convert: acting(beginConversion),
      discard: acting((play, { hero, die }) => discardDie(play, slotIn(play.state, hero), dieNamed(die))),
      unstore: acting((play, { hero }) => discardStored(play, hero)),
      reopen: acting(({ content, state, emit }, { hero }) =>
        emit?.({ kind: 'reopened', hero: heroId(content, state, hero) }),
      ),
      done(play, { hero }) {
        if (sayDone(play, hero)) conclude(play)
      },
    },
    blocked: (play, _, seat) => blockedInFight(play, seat),
  }),
  convert: asks({
    rule: 'O-29',
    who: pair,
    offers: offerConversion,
    answers: {
      pick: (play, { hero, die }, frame) =>
        pickToConvert(play, frame, slotIn(play.state, hero) * 32 + dieNamed(die)),
    },
  }),
  give: asks({
    rule: 'O-29',
    who: pair,
    offers: offerGive,
    answers: {
      give(play, { hero }, { value }) {
        pop(play.state)
        giveHeroic(play, slotIn(play.state, hero), value)
      },
    },
  }),
}

function slotIn(state: State, hero: number): number {
  return slotOf(fightOf(state), hero)
}

/** O-201: after anything that is done nobody is done any more. */
function acting<A extends ActionKind>(
  answer: (play: Play, action: Action<A>) => void,
): (play: Play, action: Action<A>) => void {
  return (play, action) => {
    fightOf(play.state).ready = 0
    answer(play, action)
  }
}

/** A hero's own dice and skills its seat, everything else any seat of the party. */
function offerFight(play: Play, seat: Seat): Action[] {
  const { content, state } = play
  const fight = fightOf(state)
  const challenge = challengeOf(content, fight)
  const list: Action[] = []
  let isInside = false
  for (let slot = 0; slot < fight.pair.length; slot++) {
    if (state.seats > 1 && fight.pair[slot] !== seat) continue
    isInside = true
    offerDone(state, fight, slot, list)
    offerLays(challenge, fight, slot, list)
    offerSkills(play, slot, list)
    offerDiscards(state, fight, slot, list)
  }
  if (isInside) offerConvert(state, challenge, fight, list)
  if (isInside) offerPotions(play, list)
  if (canHeal(state)) offerHealing(state, list)
  return list
}
