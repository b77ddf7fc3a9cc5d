/** Dice go up by 1, each once and never above 6. Raised dice wait aside until the end. */
import { indexOfColour, valueOf } from '../../dice.ts'
import type { Verb } from '../../types.ts'

export function canRaise(verb: Extract<Verb, { verb: 'raise' }>, kind: number, colour: number): boolean {
  if (valueOf(kind) === 6) return false
  return verb.colour === undefined || indexOfColour(verb.colour) === colour
}

export function raised(kind: number): number {
  return kind + 1
}
