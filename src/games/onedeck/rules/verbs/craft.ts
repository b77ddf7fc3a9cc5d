/** Craft: with Crafty the next conversion takes the highest die (O-210). */
import { fightOf } from '../party.ts'
import type { Does } from './does.ts'

export const craft: Does<'craft'> = ({ state }) => {
  fightOf(state).crafty += 1
}
