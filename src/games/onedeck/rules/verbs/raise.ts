/** Raise: dice go up by 1, each once, because raised dice wait aside until the end. */
import { fightOf } from '../party.ts'
import { choose } from './choose.ts'
import type { Does } from './does.ts'
import { dicesSlot } from './whose.ts'

export const raise: Does<'raise'> = ({ state }, slot, verb) => {
  const owner = dicesSlot(fightOf(state), slot, verb.whose)
  if (owner >= 0) choose(state, owner, verb)
}
