/** Turn: dice become dice of another colour. */
import { indexOfColour } from '../../types/dice.ts'
import type { State, Verb } from '../../types.ts'
import { returnDie, takeDie } from '../rolling.ts'
import { choose } from './choose.ts'
import type { Does } from './does.ts'

export const turn: Does<'turn'> = ({ state }, slot, verb) => choose(state, slot, verb)

/** The old die goes back first, then the new one is taken. */
export function swapDie(state: State, { into }: Verb<'turn'>, kind: number): void {
  returnDie(state, kind)
  takeDie(state, indexOfColour(into))
}
