/**
 * What a careful player does: heal before it is late, answer the technique with the best card, keep bombs for bad
 * rounds, open locks as soon as there are keys, and carry the princess home by the cheapest way.
 */
import type { Advice } from '../../../engine/types.ts'
import { sideOf } from '../content/geometry.ts'
import type { Action } from '../types.ts'
import type { TinView } from '../view/types.ts'
import { cardWeight, drinkWeight, isBombDue, retreatWeight } from './battle.ts'
import { exploreWeight, moveWeight } from './travel.ts'
import { buyWeight, dropWeight, payWeight, takeWeight } from './treasure.ts'
import { type Way, waysFrom } from './ways.ts'

function weigh(view: TinView, actions: readonly Action[]): number[] {
  const ways = view.prompt?.ask === 'turn' ? waysFrom(view) : []
  return actions.map(action => weight(view, action, ways))
}

function weight(view: TinView, action: Action, ways: readonly Way[]): number {
  switch (action.kind) {
    case 'retreat':
      return retreatWeight(view)
    case 'drink':
      return drinkWeight(view)
    case 'card':
    case 'top':
    case 'bare':
      return cardWeight(view, action)
    case 'bomb':
      return action.use === isBombDue(view) ? 1 : 0
    case 'unlock':
      return 950
    case 'rope':
      return 940
    case 'heal':
      return 930
    case 'take':
      return takeWeight(view, action.token)
    case 'drop':
      return dropWeight(view, action.token)
    case 'buy':
      return buyWeight(view, action.good)
    case 'pay':
      return payWeight(view, action.token)
    case 'cancel':
      return -70
    case 'move':
      return moveWeight(view, sideOf(action.dir), ways)
    case 'explore':
      return exploreWeight(view)
    default:
      return 1
  }
}

export const advice: Advice = { weigh }
