/** The steps of an encounter before dice are rolled: O-22, O-23, O-27, O-202. */
import type { State } from '../../types.ts'
import { blockedInside } from '../blocked.ts'
import {
  burn,
  chooseWay,
  claim,
  claimFirst,
  drain,
  hasItems,
  isShort,
  offerBonus,
  offerClaim,
  offerDrain,
  offerPair,
  offerWays,
  takeBonus,
} from '../encounter.ts'
import { fightOf, placeOf, slotOf } from '../party.ts'
import { pop } from '../stack.ts'
import { pair, party } from '../who.ts'
import { asks, healing, type Section } from './prompt.ts'

const isPair = ({ state }: { readonly state: State }): boolean => fightOf(state).pair.length > 1

export const encounter: Section<'burn' | 'drain' | 'way' | 'claim' | 'bonus'> = {
  burn: asks(
    {
      rule: 'O-27',
      who: party,
      offers: offerPair,
      answers: { ...healing, suffer: (play, { hero }, { left }) => burn(play, hero, left) },
    },
    {
      isAsked: isPair,
      run: (play, { left }) => burn(play, fightOf(play.state).pair[0] ?? 0, left),
    },
  ),
  drain: asks(
    {
      rule: 'O-27',
      who: party,
      offers: offerDrain,
      answers: {
        ...healing,
        drain: (play, { hero, card }) => drain(play, hero, placeOf(play.content, card)),
      },
    },
    { isAsked: ({ state }) => hasItems(state), run: ({ state }) => pop(state) },
  ),
  way: asks({
    rule: 'O-22',
    who: party,
    offers: offerWays,
    answers: { ...healing, choose: (play, { way }) => chooseWay(play, way) },
    blocked: blockedInside,
  }),
  claim: asks(
    {
      rule: 'O-202',
      who: pair,
      offers: offerClaim,
      answers: {
        ...healing,
        claim: (play, { hero }) => claimFirst(play, hero),
      },
    },
    { isAsked: ({ content, state }) => isShort(content, state), run: play => claim(play, 0) },
  ),
  bonus: asks(
    {
      rule: 'O-23',
      who: pair,
      offers: offerBonus,
      answers: {
        ...healing,
        bonus: (play, { hero }, { left }) => takeBonus(play, slotOf(fightOf(play.state), hero), left),
      },
    },
    { isAsked: isPair, run: (play, { left }) => takeBonus(play, 0, left) },
  ),
}
