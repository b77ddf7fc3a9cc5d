/** Set: dice become a given value; Chaotic Aura names first which dice. */
import { kindsIn, PLAIN, valueOf } from '../../types/dice.ts'
import type { Action, Frame, State } from '../../types.ts'
import { fightOf, poolOf } from '../party.ts'
import type { Play } from '../play.ts'
import { idIn } from '../rolling.ts'
import { pop, push } from '../stack.ts'
import { choose } from './choose.ts'
import type { Does } from './does.ts'

export const set: Does<'set'> = ({ state }, slot, verb) => {
  if (verb.named) push(state, { kind: 'name', slot, verb })
  else choose(state, slot, verb)
}

type Naming = Frame<'name'>

/** Values the hero has, but not the one they would become. */
export function offerNames(state: State, { slot, verb }: Naming): Action[] {
  const values = new Set<number>()
  const kinds = kindsIn(poolOf(fightOf(state), slot))
  for (let kind = 0; kind < PLAIN; kind++) if ((kinds & (1 << kind)) !== 0) values.add(valueOf(kind))
  values.delete(verb.to)
  return [...values].toSorted((a, b) => a - b).map(value => ({ kind: 'name', value }))
}

export function nameValue({ content, state, emit }: Play, { slot, verb }: Naming, value: number): void {
  pop(state)
  emit?.({ kind: 'named', hero: idIn(content, state, slot), value })
  choose(state, slot, verb, value)
}
