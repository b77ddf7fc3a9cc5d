/** Advice in battle: retreat, potion, card and bomb. */
import { LAST_LEVEL_TO_REST } from '../content/numbers.ts'
import { chanceOf } from '../odds/index.ts'
import type { Action } from '../types.ts'
import type { RoomSight, TinSight } from '../view/sight.ts'
import { neighbourOf } from './ways.ts'

const SAVE_BOMB: Action = { kind: 'bomb', use: false }

/** A retreat is for winning, or for the last heart next door to a stairwell that heals. */
export function retreatWeight(sight: TinSight): number {
  const back = roomBack(sight)
  if (back?.tile.kind !== 'stairwell') return 0
  if (sight.wells.includes('princess')) return 1000
  const weak = sight.hearts <= 1 && !sight.wells.includes('potion')
  return weak && sight.level <= LAST_LEVEL_TO_REST ? 2 : 0
}

function roomBack(sight: TinSight): RoomSight | undefined {
  const here = sight.rooms[sight.at]
  return here && sight.rooms[neighbourOf(sight, here, sight.entry)]
}

export function drinkWeight(sight: TinSight): number {
  const potions = sight.wells.filter(item => item === 'potion').length
  const isSpare = potions > 1 && sight.prompt?.ask === 'turn' && sight.hearts <= 3
  return sight.hearts <= 2 || isSpare ? 900 : -1
}

/** The best chance; among equals no card, then the weaker one; a card from the deck is free but fickle. */
export function cardWeight(sight: TinSight, action: Action): number {
  const chance = chanceOf(sight, action) ?? 0
  if (action.kind === 'bare') return chance + 0.002
  if (action.kind === 'top') return chance - 0.05
  const held = action.kind === 'card' ? sight.hand.find(({ id }) => id === action.card) : undefined
  return chance - (held?.plus ?? 0) / 1000
}

export function isBombDue(sight: TinSight): boolean {
  const without = chanceOf(sight, SAVE_BOMB) ?? 0
  return without < 0.4 || (sight.hearts <= 2 && without < 0.6)
}
