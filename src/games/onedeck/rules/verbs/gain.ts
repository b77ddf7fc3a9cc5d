/** Gain: dice of a given value from the supply, as many as there are (O-62). */
import { ARMOR, dieName, indexOfColour, kindOf, MANA, put } from '../../types/dice.ts'
import type { Gift } from '../../types.ts'
import { fightOf, poolOf } from '../party.ts'
import { idIn, takeDie } from '../rolling.ts'
import type { Does } from './does.ts'
import { dicesSlot } from './whose.ts'

export function kindOfGift({ colour, value, only }: Gift): number {
  if (only === 'mana') return MANA
  return only === 'armor' ? ARMOR : kindOf(indexOfColour(colour), value)
}

export const gain: Does<'gain'> = ({ content, state, emit }, slot, verb) => {
  const fight = fightOf(state)
  const owner = dicesSlot(fight, slot, verb.whose)
  if (owner < 0) return
  for (const gift of verb.dice) {
    if (!takeDie(state, indexOfColour(gift.colour))) continue
    const kind = kindOfGift(gift)
    put(poolOf(fight, owner), kind)
    emit?.({ kind: 'gained', hero: idIn(content, state, owner), die: dieName(kind) })
  }
}
