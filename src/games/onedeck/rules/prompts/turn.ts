/** The shared turn and exploring: O-10 to O-16, O-87, O-213, O-220, O-221. */
import { blockedAtStart, blockedInTurn } from '../blocked.ts'
import { descend } from '../descend.ts'
import { enterRoom, offerPlanning, plan } from '../doors.ts'
import { explore } from '../explore.ts'
import { takeGift } from '../loot.ts'
import { placeOf, stairsShow } from '../party.ts'
import { pop } from '../stack.ts'
import {
  begin,
  beginFloor,
  hasStepTwo,
  hasten,
  isStartAsked,
  newTurn,
  offerLanding,
  offerStart,
  offerTurn,
  stay,
} from '../turn.ts'
import { party } from '../who.ts'
import { asks, draws, happens, healing, type Section } from './prompt.ts'

export const turn: Section<'gift' | 'floor' | 'start' | 'turn' | 'landing' | 'planning'> = {
  gift: draws({
    rule: 'O-221',
    answers: { card: (play, { card }) => takeGift(play, placeOf(play.content, card)) },
  }),
  floor: happens('O-213', beginFloor),
  start: asks(
    {
      rule: 'O-10',
      who: party,
      offers: offerStart,
      answers: { ...healing, begin, hasten },
      blocked: blockedAtStart,
    },
    { isAsked: ({ state }) => isStartAsked(state), run: begin },
  ),
  turn: asks(
    {
      rule: 'O-12',
      who: party,
      offers: offerTurn,
      answers: {
        ...healing,
        explore,
        enter: (play, { door }) => enterRoom(play, door),
        descend,
      },
      blocked: blockedInTurn,
    },
    {
      isAsked: ({ content, state }) => hasStepTwo(content, state),
      run: ({ state }) => pop(state),
    },
  ),
  landing: asks(
    { rule: 'O-15', who: party, offers: offerLanding, answers: { ...healing, descend, stay } },
    { isAsked: ({ state }) => stairsShow(state), run: newTurn },
  ),
  planning: asks({
    rule: 'O-220',
    who: party,
    offers: offerPlanning,
    answers: {
      ...healing,
      reveal: (play, _, { door }) => plan(play, door, true),
      keep: (play, _, { door }) => plan(play, door, false),
    },
  }),
}
