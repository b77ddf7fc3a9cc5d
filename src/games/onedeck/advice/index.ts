/**
 * What a careful party does: explore when doors run out, face what it can take, place dice by the best placement
 * found, claim items and skills up to the limits and XP after that, and descend before the Stairs hurt.
 */

import { left } from '../odds/placement/problem.ts'
import { type Action, type DeckReason, doorPlace } from '../types.ts'
import type { DeckScene } from '../view/scene/index.ts'
import { weighDoor, whySkip } from './doors.ts'
import { weighFight } from './fight.ts'
import { weighLevel, weighLoot, weighSpend } from './loot.ts'
import { weighSplit } from './pairs.ts'
import {
  weighDrain,
  weighEncounter,
  weighFeat,
  weighLanding,
  weighOdd,
  weighRescue,
  weighStart,
  weighSuffer,
  weighTurn,
  weighWay,
} from './party.ts'
import { weighGive, weighStep } from './steps.ts'
import { because, hardly, type Weighed } from './weighed.ts'
import { whyInFight } from './why.ts'

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
    default:
      return actions.map(action => weighed(view, action).weight)
  }
}

/** Why one would do this: from the numbers that weigh it. */
export function reasons(view: DeckScene, action: Action): DeckReason[] {
  const why = isInFight(view) ? whyInFight(view, action) : whyBetween(view, action)
  return why ? [placed(view, why)] : []
}

/** With the door or the card that it speaks of. */
export function placed({ frame }: DeckScene, why: DeckReason): DeckReason {
  if ('door' in why) return { ...why, at: doorPlace(why.door) }
  if (frame.kind === 'door') return { ...why, at: doorPlace(frame.door) }
  return 'card' in why ? { ...why, at: why.card } : why
}

const IN_FIGHT: ReadonlySet<DeckScene['frame']['kind']> = new Set([
  'fight',
  'pay',
  'pick',
  'convert',
  'either',
  'name',
  'target',
  'give',
])

export function isInFight({ frame }: DeckScene): boolean {
  return IN_FIGHT.has(frame.kind)
}

function whyBetween(view: DeckScene, action: Action): DeckReason | null {
  if (action.kind === 'vanish') return whySkip(view)
  return weighed(view, action).why ?? whyHeal(view, action)
}

/** O-72: a potion may be drunk at nearly any time. */
function whyHeal({ party, healing }: DeckScene, action: Action): DeckReason | null {
  if (action.kind !== 'heal') return null
  return { why: 'mend', hero: action.hero, hearts: left(party[action.hero]), healing }
}

function weighed(view: DeckScene, action: Action): Weighed {
  switch (view.frame.kind) {
    case 'start':
      return weighStart(view, action)
    case 'turn':
      return weighTurn(view, action)
    case 'landing':
      return weighLanding(view, action)
    case 'door':
      return weighDoor(view, action)
    case 'split':
    case 'bossSplit':
      return weighSplit(view, action)
    case 'encounter':
      return weighEncounter(view, action)
    case 'way':
      return weighWay(view, action)
    case 'feat':
      return weighFeat(view, action)
    case 'featDone':
      return action.kind === 'drop' ? because(-action.value, { why: 'lowest' }) : hardly(0)
    case 'stairs':
    case 'burn':
      return weighSuffer(view, action)
    case 'odd':
      return weighOdd(view, action)
    case 'drain':
      return weighDrain(view, action)
    case 'claim':
    case 'bonus':
      return action.kind === view.frame.kind ? because(-action.hero, { why: 'same' }) : hardly(-1000)
    case 'rescue':
      return weighRescue(view, action)
    case 'loot':
      return weighLoot(view, action)
    case 'level':
      return weighLevel(view, action)
    case 'spend':
      return weighSpend(view, action)
    default:
      return action.kind === 'heal' ? hardly(0) : because(1, { why: 'look' })
  }
}
