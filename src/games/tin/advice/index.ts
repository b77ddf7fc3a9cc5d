/**
 * What a careful player does: heal before it is late, answer the technique with the best card, keep bombs for bad
 * rounds, open locks as soon as there are keys, and carry the princess home by the cheapest way.
 */
import type { Advice } from '../../../engine/types.ts'
import type { ContentIndex } from '../content/content-index.ts'
import { sideOf } from '../content/geometry.ts'
import type { Action } from '../types.ts'
import { sceneOf, type TinScene } from '../view/scene.ts'
import type { TinView } from '../view/types.ts'
import { cardWeight, drinkWeight, isBombDue, retreatWeight } from './battle.ts'
import { exploreWeight, moveWeight } from './travel.ts'
import { buyWeight, dropWeight, payWeight, takeWeight } from './treasure.ts'
import { type Way, waysFrom } from './ways.ts'

function weigh(scene: TinScene, actions: readonly Action[]): number[] {
  const ways = scene.prompt?.ask === 'turn' ? waysFrom(scene) : []
  return actions.map(action => weight(scene, action, ways))
}

function weight(scene: TinScene, action: Action, ways: readonly Way[]): number {
  switch (action.kind) {
    case 'retreat':
      return retreatWeight(scene)
    case 'drink':
      return drinkWeight(scene)
    case 'card':
    case 'top':
    case 'bare':
      return cardWeight(scene, action)
    case 'bomb':
      return action.use === isBombDue(scene) ? 1 : 0
    case 'unlock':
      return 950
    case 'rope':
      return 940
    case 'heal':
      return 930
    case 'take':
      return takeWeight(scene, action.token)
    case 'drop':
      return dropWeight(scene, action.token)
    case 'buy':
      return buyWeight(scene, action.good)
    case 'pay':
      return payWeight(scene, action.token)
    case 'cancel':
      return -70
    case 'move':
      return moveWeight(scene, sideOf(action.dir), ways)
    case 'explore':
      return exploreWeight(scene)
    default:
      return 1
  }
}

/** What to do in a game with this content. */
export function adviceFor(content: ContentIndex): Advice {
  return { weigh: (view: TinView, actions: readonly Action[]) => weigh(sceneOf(content, view), actions) }
}
