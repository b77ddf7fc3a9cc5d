/** Does the next thing that a skill says. */

import { never } from '../../../engine/result.ts'
import type { Shelf } from '../book.ts'
import { kindsIn, PLAIN, valueOf } from '../dice.ts'
import { fightOf, poolOf, sheetOf } from '../party.ts'
import type { Action, DeckEmit, Frame, State, Verb } from '../types.ts'
import { choose } from './picking.ts'
import { pop, push } from './stack.ts'
import { gain } from './verbs/gain.ts'
import { craft, prevent, soften } from './verbs/prevent.ts'
import { rerollAll } from './verbs/reroll.ts'
import { roll } from './verbs/roll.ts'
import { dicesSlot } from './verbs/whose.ts'

export function act(shelf: Shelf, state: State, slot: number, verb: Verb, emit: DeckEmit | null): void {
  const fight = fightOf(state)
  switch (verb.verb) {
    case 'gain':
      return gain(shelf, state, slot, verb, emit)
    case 'roll':
      return roll(shelf, state, slot, verb)
    case 'raise':
    case 'reroll': {
      const owner = dicesSlot(fight, slot, verb.whose)
      if (owner < 0) return
      if (verb.verb === 'reroll' && verb.all) return rerollAll(state, owner, verb)
      return choose(state, owner, verb)
    }
    case 'set':
      if (verb.named) return push(state, { kind: 'name', slot, verb })
      return choose(state, slot, verb)
    case 'turn':
      return choose(state, slot, verb)
    case 'prevent':
      return prevent(fight, sheetOf(shelf, fight).scene, verb)
    case 'soften':
      return soften(fight, slot)
    case 'craft':
      return craft(fight)
    case 'crush':
    case 'strike':
      return push(state, { kind: 'target', slot, verb })
    case 'either':
      return push(state, { kind: 'either', slot, verb })
    default:
      return never(verb)
  }
}

const EITHER: readonly Action[] = [
  { kind: 'either', choice: 0 },
  { kind: 'either', choice: 1 },
]

export function offerEither(): readonly Action[] {
  return EITHER
}

export function chooseEither(
  shelf: Shelf,
  state: State,
  frame: Extract<Frame, { kind: 'either' }>,
  choice: number,
  emit: DeckEmit | null,
): void {
  pop(state)
  if (frame.verb.verb !== 'either') return
  act(shelf, state, frame.slot, choice === 0 ? frame.verb.of[0] : frame.verb.of[1], emit)
}

/** Chaotic Aura: values the hero has, but not the one they would become. */
export function offerNames(state: State, frame: Extract<Frame, { kind: 'name' }>): Action[] {
  const values = new Set<number>()
  const kinds = kindsIn(poolOf(fightOf(state), frame.slot))
  for (let kind = 0; kind < PLAIN; kind++) if ((kinds & (1 << kind)) !== 0) values.add(valueOf(kind))
  const named = [...values].filter(value => frame.verb.verb === 'set' && value !== frame.verb.to)
  return named.toSorted((a, b) => a - b).map(value => ({ kind: 'name', value }))
}

export function nameValue(state: State, frame: Extract<Frame, { kind: 'name' }>, value: number): void {
  pop(state)
  if (frame.verb.verb === 'set') choose(state, frame.slot, frame.verb, value)
}
