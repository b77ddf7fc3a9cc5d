/** Time and the Stairs: O-11, O-86 to O-88, O-95. */
import { placeOf } from '../party.ts'
import { dealDue, discardDrawn, isDrawn, offerStairs, passTime, sufferStairs } from '../time.ts'
import { party } from '../who.ts'
import { asks, draws, happens, healing, type Section } from './prompt.ts'

export const time: Section<'time' | 'stairs' | 'due'> = {
  time: draws(
    {
      rule: 'O-11',
      answers: { card: (play, { card }, frame) => discardDrawn(play, frame, placeOf(play.content, card)) },
    },
    { isAsked: ({ state }, frame) => isDrawn(state, frame), run: passTime },
  ),
  stairs: asks(
    {
      rule: 'O-86',
      who: party,
      offers: offerStairs,
      answers: { ...healing, suffer: (play, { hero }, frame) => sufferStairs(play, frame, hero) },
    },
    {
      isAsked: ({ state }) => state.party.length > 1,
      run: (play, frame) => sufferStairs(play, frame, 0),
    },
  ),
  due: happens('O-88', ({ state }) => dealDue(state)),
}
