/** Loot and levels: O-80 to O-85, O-217. */
import type { Frame } from '../../types.ts'
import { blockedLoot } from '../blocked.ts'
import {
  beginLevel,
  canLevel,
  claimHeld,
  claimXp,
  identify,
  isSpendForced,
  keepXp,
  offerLevel,
  offerLoot,
  offerSpend,
  spendChosen,
  spendNext,
} from '../loot.ts'
import { placeOf } from '../party.ts'
import { pop, swap } from '../stack.ts'
import { party } from '../who.ts'
import { asks, healing, type Section } from './prompt.ts'

const LEVEL: Frame = { kind: 'level' }

export const loot: Section<'loot' | 'level' | 'spend'> = {
  loot: asks(
    {
      rule: 'O-80',
      who: party,
      offers: offerLoot,
      answers: {
        ...healing,
        item: claimHeld,
        skill: claimHeld,
        potion: (play, { card }) => identify(play, placeOf(play.content, card)),
        xp: (play, { card }) => claimXp(play, placeOf(play.content, card)),
      },
      blocked: blockedLoot,
    },
    { isAsked: ({ state }) => state.spoils.length > 0, run: ({ state }) => swap(state, LEVEL) },
  ),
  level: asks(
    {
      rule: 'O-83',
      who: party,
      offers: offerLevel,
      answers: { ...healing, level: beginLevel, enough: keepXp },
    },
    { isAsked: ({ content, state }) => canLevel(content, state), run: ({ state }) => pop(state) },
  ),
  spend: asks(
    {
      rule: 'O-217',
      who: party,
      offers: offerSpend,
      answers: { ...healing, spend: (play, { xp }, { left }) => spendChosen(play, left, xp) },
    },
    {
      isAsked: ({ content, state }, { left }) => !isSpendForced(content, state, left),
      run: (play, { left }) => spendNext(play, left),
    },
  ),
}
