/** Heroic skills: O-24, O-25, O-208. */
import {
  checkGamble,
  declare,
  drop,
  hasFeat,
  isDropAsked,
  offerDrop,
  offerFeat,
  payFeats,
  rollFeat,
} from '../feats.ts'
import { pop } from '../stack.ts'
import { owner } from '../who.ts'
import { asks, happens, type Section } from './prompt.ts'

export const feats: Section<'feat' | 'featCost' | 'featRoll' | 'featDone'> = {
  feat: asks(
    {
      rule: 'O-24',
      who: owner,
      offers: (play, { slot }) => offerFeat(play, slot),
      answers: { feat: (play, { dice }, { slot }) => declare(play, slot, dice) },
    },
    {
      isAsked: ({ content, state }, { slot }) => hasFeat(content, state, slot),
      run: ({ state }) => pop(state),
    },
  ),
  featCost: happens('O-208', payFeats),
  featRoll: happens('O-24', ({ state }, { slot }) => rollFeat(state, slot)),
  featDone: asks(
    {
      rule: 'O-25',
      who: owner,
      offers: offerDrop,
      answers: { drop: (play, { value }, { slot }) => drop(play, slot, value) },
    },
    { isAsked: ({ content, state }, { slot }) => isDropAsked(content, state, slot), run: checkGamble },
  ),
}
