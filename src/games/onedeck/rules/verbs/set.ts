/** Dice become a given value. */
import { kindOf } from '../../dice.ts'
import type { Verb } from '../../types.ts'

export function setTo(verb: Extract<Verb, { verb: 'set' }>, colour: number): number {
  return kindOf(colour, verb.to)
}
