/** Ways one cannot go, doors one cannot search for, and places where one cannot stop (D-11 to D-14, D-61, D-102). */

import { STOP } from '../../content/action-table.ts'
import type { ContentIndex } from '../../content/content-index.ts'
import type { Way } from '../../content/ways.ts'
import { type Blocked, MOVEMENT, NONE, type State, type Why } from '../../types.ts'
import { moveOffers } from '../move.ts'
import { isCleared, isTaken, knowsDoor } from '../space.ts'
import { acting } from '../state.ts'

export function blockedMoves(content: ContentIndex, state: State): Blocked[] {
  const { at } = acting(state)
  const offers = moveOffers(content, state)
  const ways = content.ways[at] ?? []
  const steps = state.left === 0 ? [goOn(whyTired(state))] : blockedSteps(content, state, ways)
  const searches = ways.flatMap(way => blockedSearch(content, state, way))
  const stop: Blocked[] = offers.includes(STOP) ? [] : [{ action: STOP, why: 'passing', rule: 'D-102' }]
  return [...steps, ...searches, ...stop]
}

/** D-14: a search in vain leaves no movement; else it has been walked. */
export function whyTired({ steps }: State): Why {
  return steps < MOVEMENT ? 'searched' : 'noMovement'
}

function goOn(why: Why): Blocked {
  return {
    action: { kind: 'step' },
    why,
    rule: why === 'looked' ? 'D-61' : why === 'searched' ? 'D-14' : 'D-11',
  }
}

function blockedSteps(content: ContentIndex, state: State, ways: readonly Way[]): Blocked[] {
  const offers = moveOffers(content, state)
  const isOpen = ({ to }: Way) => state.espAt === NONE || to === state.espAt
  const closed = ways.filter(way => isOpen(way) && !offers.includes(way.step))
  return [
    ...closed.map(way => blockedStep(content, state, way)),
    ...(ways.every(isOpen) ? [] : [goOn('looked')]),
  ]
}

function blockedStep(content: ContentIndex, state: State, { step: action, to, door }: Way): Blocked {
  if (!knowsDoor(content, acting(state), door)) return { action, why: 'hiddenDoor', rule: 'D-14' }
  if (!isCleared(content, state, to)) return { action, why: 'heroInside', rule: 'D-13' }
  return { action, why: 'noWayOn', rule: 'D-102' }
}

function blockedSearch(content: ContentIndex, state: State, { search: action, door }: Way): Blocked[] {
  const hero = acting(state)
  if (knowsDoor(content, hero, door)) return []
  if (isTaken(content, state, hero.at)) return [{ action, why: 'passing', rule: 'D-102' }]
  if (state.espAt !== NONE) return [{ action, why: 'looked', rule: 'D-61' }]
  return state.left === 0 ? [{ action, why: whyTired(state), rule: 'D-14' }] : []
}
