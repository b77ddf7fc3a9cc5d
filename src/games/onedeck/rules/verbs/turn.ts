/** Dice become dice of another colour: the old one goes back first, then the new one must be in the supply. */
import { indexOfColour, kindOf, valueOf } from '../../dice.ts'
import type { State, Verb } from '../../types.ts'
import { returnDie, takeDie } from '../rolling.ts'

type Turn = Extract<Verb, { verb: 'turn' }>

export function turned(state: State, verb: Turn, kind: number): number {
  const into = indexOfColour(verb.into)
  returnDie(state, kind)
  takeDie(state, into)
  return kindOf(into, verb.to ?? valueOf(kind))
}
