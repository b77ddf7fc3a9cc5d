/** Soften: Thick Skin takes 1 off this hero's share of 2 or more (O-211). */
import { fightOf } from '../party.ts'
import type { Does } from './does.ts'

export const soften: Does<'soften'> = ({ state }, slot) => {
  fightOf(state).soft |= 1 << slot
}
