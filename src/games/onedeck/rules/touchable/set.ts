/** Dice become a given value; one that shows it already has nothing to become. */
import { colourOf, HEROIC, kindOf, valueOf } from '../../types/dice.ts'
import type { Touch } from './touch.ts'

export const set: Touch<'set'> = {
  fits(verb, kind, _, named) {
    const value = valueOf(kind)
    if (value === verb.to || (verb.plain && colourOf(kind) === HEROIC)) return false
    return (!verb.named || value === named) && (verb.from === undefined || value === verb.from)
  },
  becomes: ({ to }, kind) => kindOf(colourOf(kind), to),
}
