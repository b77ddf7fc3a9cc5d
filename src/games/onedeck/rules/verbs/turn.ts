/** Dice become dice of another colour: the old one goes back first, then the new one must be in the supply. */
import { indexOfColour, kindOf, valueOf } from '../../dice.ts'
import type { State, Verb } from '../../types.ts'
import { returnDie, takeDie } from '../rolling.ts'

type Turn = Extract<Verb, { verb: 'turn' }>

export function canTurn(state: State, verb: Turn, kind: number, colour: number): boolean {
  if (verb.colour !== undefined && indexOfColour(verb.colour) !== colour) return false
  if (verb.value !== undefined && valueOf(kind) !== verb.value) return false
  const into = indexOfColour(verb.into)
  return into === colour || (state.supply[into] ?? 0) > 0
}

export function turned(state: State, verb: Turn, kind: number): number {
  const into = indexOfColour(verb.into)
  returnDie(state, kind)
  takeDie(state, into)
  return kindOf(into, verb.to ?? valueOf(kind))
}
