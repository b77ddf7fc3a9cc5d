/**
 * What a careful player does: heal before it is late, answer the technique with the best card, keep bombs for bad
 * rounds, open locks as soon as there are keys, and carry the princess home by the cheapest way.
 */
import type { Advice } from '../../../engine/types.ts'
import type { ContentIndex } from '../content/content-index.ts'
import { sideOf } from '../content/geometry.ts'
import type { Action } from '../types.ts'
import { sightOf, type TinSight } from '../view/sight.ts'
import type { TinView } from '../view/types.ts'
import { cardWeight, drinkWeight, isBombDue, retreatWeight } from './battle.ts'
import { exploreWeight, moveWeight } from './travel.ts'
import { buyWeight, dropWeight, payWeight, takeWeight } from './treasure.ts'
import { type Way, waysFrom } from './ways.ts'

function weigh(sight: TinSight, actions: readonly Action[]): number[] {
  const ways = sight.prompt?.ask === 'turn' ? waysFrom(sight) : []
  return actions.map(action => weight(sight, action, ways))
}

function weight(sight: TinSight, action: Action, ways: readonly Way[]): number {
  switch (action.kind) {
    case 'retreat':
      return retreatWeight(sight)
    case 'drink':
      return drinkWeight(sight)
    case 'card':
    case 'top':
    case 'bare':
      return cardWeight(sight, action)
    case 'bomb':
      return action.use === isBombDue(sight) ? 1 : 0
    case 'unlock':
      return 950
    case 'rope':
      return 940
    case 'heal':
      return 930
    case 'take':
      return takeWeight(sight, action.token)
    case 'drop':
      return dropWeight(sight, action.token)
    case 'buy':
      return buyWeight(sight, action.good)
    case 'pay':
      return payWeight(sight, action.token)
    case 'cancel':
      return -70
    case 'move':
      return moveWeight(sight, sideOf(action.dir), ways)
    case 'explore':
      return exploreWeight(sight)
    default:
      return 1
  }
}

/** What to do in a game with this content. */
export function adviceFor(content: ContentIndex): Advice {
  return { weigh: (view: TinView, actions: readonly Action[]) => weigh(sightOf(content, view), actions) }
}
