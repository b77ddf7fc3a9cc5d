/** New dice from the supply are rolled (O-62); abilities apply to them at once. */
import type { Shelf } from '../../book.ts'
import { indexOfColour } from '../../dice.ts'
import { fightOf, sheetOf } from '../../party.ts'
import type { State, Verb } from '../../types.ts'
import { rollMore, takeDie } from '../rolling.ts'

export function roll(shelf: Shelf, state: State, slot: number, verb: Extract<Verb, { verb: 'roll' }>): void {
  const chosen = sheetOf(shelf, fightOf(state)).boxes[0]?.colour ?? 0
  const dice = verb.dice
    .map(colour => (colour === 'chosen' ? chosen : indexOfColour(colour)))
    .filter(colour => takeDie(state, colour))
  if (dice.length > 0) rollMore(state, slot, dice)
}
