/** What each choice between encounters is worth to a sensible party: the best is chosen, and a search tries by it. */
import type { Action, Frame, State } from '../types.ts'
import { weighDoor, weighLanding, weighTurn } from './doors.ts'
import type { Judge } from './judge.ts'
import { lootWeigher, weighDrain } from './loot.ts'
import {
  weighEncounter,
  weighFeat,
  weighOdd,
  weighRescue,
  weighSpend,
  weighSplit,
  weighStart,
  weighSuffer,
  weighWay,
} from './party.ts'

/** What an action weighs; one that cannot weigh more than `above` need not be told more exactly. */
export type Weigh = (action: Action, above?: number) => number

/** Null where dice are laid: there a plan decides. */
export function weigherOf(judge: Judge, state: State, frame: Frame): Weigh | null {
  switch (frame.kind) {
    case 'start':
      return action => weighStart(judge, state, action)
    case 'turn':
      return action => weighTurn(judge, state, action)
    case 'landing':
      return action => weighLanding(judge, state, action)
    case 'door':
      return action => weighDoor(judge, state, frame.door, action)
    case 'encounter':
      return action => weighEncounter(judge, state, frame.card, frame.pair, action)
    case 'split':
      return action => weighSplit(judge, state, state.doors[frame.door]?.cards ?? [], action)
    case 'bossSplit':
      return action => weighSplit(judge, state, [], action)
    case 'way':
      return action => weighWay(judge, state, action)
    case 'feat':
      return (action, above) => weighFeat(judge, state, frame.slot, action, above)
    case 'stairs':
    case 'burn':
      return action => weighSuffer(judge, state, action)
    case 'odd':
      return action => weighOdd(judge, state, frame.damage, action)
    case 'drain':
      return action => weighDrain(judge, state, action)
    case 'rescue':
      return action => weighRescue(judge, state, action)
    case 'loot':
      return lootWeigher(judge, state)
    case 'spend':
      return action => weighSpend(frame.left, action)
    default:
      return RANKED.has(frame.kind) ? ranked : null
  }
}

/** Where a rule of thumb is enough: what stands first is best, and potions are kept. */
const RANKED: ReadonlySet<Frame['kind']> = new Set([
  'planning',
  'claim',
  'bonus',
  'give',
  'featDone',
  'level',
])

const THUMB: Readonly<Partial<Record<Action['kind'], number>>> = { heal: -1000, keep: -6, enough: -12 }

function ranked(action: Action): number {
  if (action.kind === 'drop') return -2 * action.value
  return THUMB[action.kind] ?? ('hero' in action ? -action.hero / 10 : 0)
}
