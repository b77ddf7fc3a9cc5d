/** Roll: new dice from the supply are rolled (O-62); abilities apply to them at once. */
import { indexOfColour } from '../../types/dice.ts'
import { challengeOf, fightOf } from '../party.ts'
import { rollMore, takeDie } from '../rolling.ts'
import type { Does } from './does.ts'

export const roll: Does<'roll'> = ({ content, state }, slot, verb) => {
  const chosen = challengeOf(content, fightOf(state)).boxes[0]?.colour ?? 0
  const dice = verb.dice
    .map(colour => (colour === 'chosen' ? chosen : indexOfColour(colour)))
    .filter(colour => takeDie(state, colour))
  if (dice.length > 0) rollMore(state, slot, dice)
}
