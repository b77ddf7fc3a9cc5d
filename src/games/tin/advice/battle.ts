/** Advice in battle: retreat, potion, card and bomb. */
import { LAST_LEVEL_TO_REST } from '../content/numbers.ts'
import { chanceOf } from '../odds/index.ts'
import type { Action } from '../types.ts'
import type { SceneRoom, TinScene } from '../view/scene.ts'
import { neighbourOf } from './ways.ts'

const SAVE_BOMB: Action = { kind: 'bomb', use: false }

/** A retreat is for winning, or for the last heart next door to a stairwell that heals. */
export function retreatWeight(scene: TinScene): number {
  const back = roomBack(scene)
  if (back?.tile.kind !== 'stairwell') return 0
  if (scene.wells.includes('princess')) return 1000
  const weak = scene.hearts <= 1 && !scene.wells.includes('potion')
  return weak && scene.level <= LAST_LEVEL_TO_REST ? 2 : 0
}

function roomBack(scene: TinScene): SceneRoom | undefined {
  const here = scene.rooms[scene.at]
  return here && scene.rooms[neighbourOf(scene, here, scene.entry)]
}

export function drinkWeight(scene: TinScene): number {
  const potions = scene.wells.filter(item => item === 'potion').length
  const isSpare = potions > 1 && scene.prompt?.ask === 'turn' && scene.hearts <= 3
  return scene.hearts <= 2 || isSpare ? 900 : -1
}

/** The best chance; among equals no card, then the weaker one; a card from the deck is free but fickle. */
export function cardWeight(scene: TinScene, action: Action): number {
  const chance = chanceOf(scene, action) ?? 0
  if (action.kind === 'bare') return chance + 0.002
  if (action.kind === 'top') return chance - 0.05
  const held = action.kind === 'card' ? scene.hand.find(({ id }) => id === action.card) : undefined
  return chance - (held?.plus ?? 0) / 1000
}

export function isBombDue(scene: TinScene): boolean {
  const without = chanceOf(scene, SAVE_BOMB) ?? 0
  return without < 0.4 || (scene.hearts <= 2 && without < 0.6)
}
