/** Advice in battle: retreat, potion, card and bomb. */
import { keyOf } from '../../../engine/result.ts'
import { LAST_LEVEL_TO_REST } from '../content/numbers.ts'
import type { Action } from '../types.ts'
import type { RoomView, TinView } from '../view/types.ts'
import { neighbourOf } from './ways.ts'

const SAVE_BOMB: Action = { kind: 'bomb', use: false }

/** A retreat is for winning, or for the last heart next door to a stairwell that heals. */
export function retreatWeight(view: TinView): number {
  const back = roomBack(view)
  if (back?.kind !== 'stairwell') return 0
  if (view.wells.includes('princess')) return 1000
  const weak = view.hearts <= 1 && !view.wells.includes('potion')
  return weak && view.level <= LAST_LEVEL_TO_REST ? 2 : 0
}

function roomBack(view: TinView): RoomView | undefined {
  const here = view.rooms[view.at]
  return here && view.rooms[neighbourOf(view, here, view.entry)]
}

export function drinkWeight(view: TinView): number {
  const potions = view.wells.filter(item => item === 'potion').length
  const isSpare = potions > 1 && view.prompt?.ask === 'turn' && view.hearts <= 3
  return view.hearts <= 2 || isSpare ? 900 : -1
}

/** The best chance; among equals no card, then the weaker one; a card from the deck is free but fickle. */
export function cardWeight(view: TinView, action: Action): number {
  const chance = view.odds[keyOf(action)] ?? 0
  if (action.kind === 'bare') return chance + 0.002
  if (action.kind === 'top') return chance - 0.05
  const held = action.kind === 'card' ? view.hand.find(card => card.card === action.card) : undefined
  return chance - (held?.plus ?? 0) / 1000
}

export function isBombDue(view: TinView): boolean {
  const without = view.odds[keyOf(SAVE_BOMB)] ?? 0
  return without < 0.4 || (view.hearts <= 2 && without < 0.6)
}
