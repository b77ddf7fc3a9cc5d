/** Doors: O-14, O-71, O-92, O-207, O-220. */
import { blockedAtDoor, blockedInside } from '../blocked.ts'
import {
  face,
  flee,
  isUnknown,
  maySkip,
  offerDoor,
  offerEncounter,
  offerSplit,
  open,
  skip,
  splitUp,
  turnUp,
} from '../doors.ts'
import { beginEncounter } from '../encounter.ts'
import { placeOf } from '../party.ts'
import { party } from '../who.ts'
import { asks, draws, healing, type Section } from './prompt.ts'

export const doors: Section<'reveal' | 'door' | 'split' | 'encounter'> = {
  reveal: draws(
    {
      rule: 'O-14',
      answers: {
        card: ({ content, state }, { card }, { door }) => turnUp(state, door, placeOf(content, card)),
      },
    },
    { isAsked: ({ state }, { door }) => isUnknown(state, door), run: open },
  ),
  door: asks({
    rule: 'O-14',
    who: party,
    offers: (play, { door }) => offerDoor(play, door),
    answers: {
      ...healing,
      face: (play, _, { door }) => face(play, door),
      flee: (play, { kind }, { door }) => flee(play, kind, door),
      sneak: (play, { kind }, { door }) => flee(play, kind, door),
      foresee: (play, { kind }, { door }) => flee(play, kind, door),
      vanish: (play, { kind }, { door }) => flee(play, kind, door),
    },
    blocked: (play, { door }) => blockedAtDoor(play, door),
  }),
  split: asks({
    rule: 'O-92',
    who: party,
    offers: (play, { door }) => offerSplit(play, door),
    answers: {
      ...healing,
      split: (play, { first, a, b }, { door }) => splitUp(play, door, first, [a, b]),
    },
    blocked: blockedInside,
  }),
  encounter: asks(
    {
      rule: 'O-71',
      who: party,
      offers: offerEncounter,
      answers: {
        ...healing,
        encounter: (play, _, frame) => beginEncounter(play, frame),
        vanish: (play, _, { card }) => skip(play, card),
      },
      blocked: blockedInside,
    },
    { isAsked: ({ content, state }) => maySkip(content, state), run: beginEncounter },
  ),
}
