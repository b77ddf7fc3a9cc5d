/** Which dice a verb may touch: shared by the rules that offer them and the search that looks ahead. */
import { colourOf, HEROIC, indexOfColour, valueOf } from './dice.ts'
import type { Verb } from './types.ts'

/** Verbs that choose dice one by one. */
export type Choosy = Extract<Verb, { verb: 'raise' | 'set' | 'reroll' | 'turn' }>

/** Whether a plain die may be chosen; `named` is the value of a verb that names one. */
export function fitsVerb(supply: readonly number[], verb: Choosy, kind: number, named: number): boolean {
  const value = valueOf(kind)
  const colour = colourOf(kind)
  switch (verb.verb) {
    case 'raise':
      return value < 6 && (verb.colour === undefined || indexOfColour(verb.colour) === colour)
    case 'set':
      if (value === verb.to || (verb.plain && colour === HEROIC)) return false
      return (!verb.named || value === named) && (verb.from === undefined || value === verb.from)
    case 'reroll':
      return verb.values.includes(value)
    case 'turn': {
      if (verb.colour !== undefined && indexOfColour(verb.colour) !== colour) return false
      if (verb.value !== undefined && value !== verb.value) return false
      const into = indexOfColour(verb.into)
      return into === colour || (supply[into] ?? 0) > 0
    }
    default:
      return false
  }
}
