/**
 * What a careful party does: explore when doors run out, face what it can take, place dice by the best placement
 * found, claim items and skills up to the limits and XP after that, and descend before the Stairs hurt.
 */

import type { Action } from '../types.ts'
import type { DeckScene } from '../view/scene/index.ts'
import { weakest, weighDoor } from './doors.ts'
import { weighFight } from './fight.ts'
import { weighSplit } from './pairs.ts'
import {
  weighDrain,
  weighFeat,
  weighHeal,
  weighLanding,
  weighLoot,
  weighOdd,
  weighRescue,
  weighSpend,
  weighSuffer,
  weighTurn,
  weighWay,
} from './party.ts'
import { weighGive, weighStep } from './steps.ts'

export function weigh(view: DeckScene, actions: readonly Action[]): number[] {
  switch (view.frame.kind) {
    case 'fight':
      return weighFight(view, actions)
    case 'pay':
    case 'pick':
    case 'convert':
    case 'either':
    case 'name':
    case 'target':
      return weighStep(view, actions)
    case 'give':
      return weighGive(view, actions)
    case 'split':
    case 'bossSplit':
      return weighSplit(view, actions)
    default:
      return actions.map(action => weight(view, action))
  }
}

function weight(view: DeckScene, action: Action): number {
  switch (view.frame.kind) {
    case 'start':
      return action.kind === 'hasten' ? 7 : action.kind === 'begin' ? 5 : weighHeal(view, action)
    case 'turn':
      return weighTurn(view, action)
    case 'landing':
      return weighLanding(view, action)
    case 'door':
      return weighDoor(view, action)
    case 'encounter':
      return action.kind === 'encounter' ? 5 : action.kind === 'vanish' && weakest(view) <= 2 ? 6 : 1
    case 'way':
      return weighWay(view, action)
    case 'feat':
      return weighFeat(view, action)
    case 'featDone':
      return action.kind === 'drop' ? -action.value : 0
    case 'stairs':
    case 'burn':
      return weighSuffer(view, action)
    case 'odd':
      return weighOdd(view, action)
    case 'drain':
      return weighDrain(view, action)
    case 'claim':
    case 'bonus':
      return action.kind === view.frame.kind ? -action.hero : -1000
    case 'rescue':
      return weighRescue(view, action)
    case 'loot':
      return weighLoot(view, action)
    case 'level':
      return action.kind === 'level' ? 2 : action.kind === 'enough' ? 1 : 0
    case 'spend':
      return weighSpend(view, action)
    default:
      return action.kind === 'heal' ? 0 : 1
  }
}
