/** Dice become a given value. */
import { HEROIC, kindOf, valueOf } from '../../dice.ts'
import type { Verb } from '../../types.ts'

export function canSet(
  verb: Extract<Verb, { verb: 'set' }>,
  kind: number,
  colour: number,
  named: number,
): boolean {
  const value = valueOf(kind)
  if (value === verb.to || (verb.plain && colour === HEROIC)) return false
  if (verb.named && value !== named) return false
  return verb.from === undefined || value === verb.from
}

export function setTo(verb: Extract<Verb, { verb: 'set' }>, colour: number): number {
  return kindOf(colour, verb.to)
}
