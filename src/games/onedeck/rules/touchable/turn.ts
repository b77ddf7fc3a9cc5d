/** Dice become dice of another colour, if the supply has one: O-04, O-62. */
import { colourOf, indexOfColour, kindOf, valueOf } from '../../types/dice.ts'
import type { Touch } from './touch.ts'

export const turned: Touch<'turn'> = {
  fits(verb, kind, supply) {
    if (verb.colour !== undefined && indexOfColour(verb.colour) !== colourOf(kind)) return false
    if (verb.value !== undefined && valueOf(kind) !== verb.value) return false
    const into = indexOfColour(verb.into)
    return into === colourOf(kind) || (supply[into] ?? 0) > 0
  },
  becomes: ({ into, to }, kind) => kindOf(indexOfColour(into), to ?? valueOf(kind)),
}
