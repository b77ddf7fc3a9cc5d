/** Between encounters: explore, enter or go down; face what lies behind a door, or leave it. */
import { canExplore } from '../rules/explore.ts'
import { stairsShow } from '../rules/party.ts'
import { maySlipAway } from '../rules/printing.ts'
import { type Action, type State, tokensThatHurt } from '../types.ts'
import { livesOf } from './arena.ts'
import { everyone, gainOf, worthOfCards } from './cards.ts'
import type { Judge } from './judge.ts'
import { WEIGHTS } from './weights.ts'

/** Never, where anything else can be done. */
export const NEVER = -1000

/** What entering this door promises: a card that is not worth it can be left, unless the printing forbids. */
function promiseOf(judge: Judge, state: State, door: number): number {
  const { cards, open } = state.doors[door] ?? { cards: [], open: false }
  if (cards.includes(-1)) return WEIGHTS.unknown
  const worth = worthOfCards(judge, state, cards)
  return open && !maySlipAway(state) ? worth : Math.max(worth, WEIGHTS.flee)
}

function bestPromise(judge: Judge, state: State): number {
  let most = NEVER
  for (let door = 0; door < state.doors.length; door++) most = Math.max(most, promiseOf(judge, state, door))
  return most
}

export function weighTurn(judge: Judge, state: State, action: Action): number {
  switch (action.kind) {
    case 'explore':
      return explorePromise(state)
    case 'enter':
      return promiseOf(judge, state, action.door)
    case 'descend':
      return priceOfStaying(judge, state)
    default:
      return NEVER
  }
}

/** New doors are worth a turn when few are closed. */
function explorePromise({ doors }: State): number {
  return WEIGHTS.explore - WEIGHTS.door * doors.filter(({ open }) => !open).length
}

export function weighLanding(judge: Judge, state: State, action: Action): number {
  if (action.kind === 'descend') return priceOfStaying(judge, state)
  return action.kind === 'stay' ? bestPromise(judge, state) : NEVER
}

/** Another turn on the Stairs costs its time in hearts: what a door must promise for that. */
function priceOfStaying({ content }: Judge, state: State): number {
  const weakest = Math.min(...everyone(state).map(hero => livesOf(content, state, hero)))
  const hurts = state.stairs + 2 >= tokensThatHurt(state.party.length) ? 1 : 0
  if (weakest < WEIGHTS.stayAt + hurts) return -NEVER
  return WEIGHTS.stay + (hurts * WEIGHTS.heart * 3) / weakest
}

/** O-14: what is not worth its harm is left, in the way that costs least. */
export function weighDoor(judge: Judge, state: State, door: number, action: Action): number {
  const { cards } = state.doors[door] ?? { cards: [] }
  switch (action.kind) {
    case 'face': {
      const worth = worthOfCards(judge, state, cards)
      return hasOther(judge, state, door) ? worth : Math.max(worth, WEIGHTS.flee + 2)
    }
    case 'vanish':
      return cards.reduce((sum, card) => sum + gainOf(judge, state, card) - WEIGHTS.potion, 0)
    case 'sneak':
      return WEIGHTS.flee - 0.01
    case 'foresee':
      return WEIGHTS.flee - 0.02
    case 'flee':
      return WEIGHTS.flee - 0.03
    default:
      return NEVER
  }
}

/** A door nobody has opened yet, room and cards for more of them, or the way down. */
function hasOther({ content }: Judge, state: State, but: number): boolean {
  if (stairsShow(state) || canExplore(content, state)) return true
  return state.doors.some(({ open }, door) => door !== but && !open)
}
