/** What the party does between encounters. */
import { costOfShares } from '../odds/placement/cost.ts'
import { left, problemOf } from '../odds/placement/problem.ts'
import { itemToGive } from '../odds/trial.ts'
import type { Action, DeckReason } from '../types.ts'
import type { DeckScene } from '../view/scene/index.ts'
import { weakest, weighEnter, whySkip } from './doors.ts'
import { prospectOf } from './pairs.ts'
import { because, hardly, type Weighed } from './weighed.ts'

export function weighTurn(view: DeckScene, action: Action): Weighed {
  switch (action.kind) {
    case 'explore':
      return because(view.doors.length <= 1 ? 8 : 3, { why: 'explore', doors: view.doors.length })
    case 'enter':
      return weighEnter(view, action.door)
    case 'descend':
      return because(weakest(view) <= 2 ? 9 : 2, whyDescend(view))
    default:
      return weighHeal(view, action)
  }
}

function whyDescend(view: DeckScene): DeckReason {
  const hearts = weakest(view)
  return hearts <= 2 ? { why: 'weak', hearts } : { why: 'spent' }
}

export function weighStart(view: DeckScene, action: Action): Weighed {
  if (action.kind === 'hasten') return because(7, { why: 'hasten' })
  return action.kind === 'begin' ? because(5, { why: 'begin' }) : weighHeal(view, action)
}

/** Healing outside a rescue: when a hero is weak and nothing of it is wasted. */
function weighHeal(view: DeckScene, action: Action): Weighed {
  if (action.kind !== 'heal') return hardly(1)
  const hero = view.party[action.hero]
  const why: DeckReason = { why: 'heal', hero: action.hero, hearts: left(hero) }
  if (!hero || hero.damage < view.healing) return because(0, why)
  return because(left(hero) <= 3 && view.frame.kind === 'start' ? 9 : 0, why)
}

export function weighLanding(view: DeckScene, action: Action): Weighed {
  if (action.kind === 'descend') return because(6, whyLeaveFloor(view))
  const hearts = weakest(view)
  const isWorth = view.doors.length > 0 && hearts >= 3
  if (action.kind !== 'stay') return hardly(0)
  return because(isWorth ? 7 : 1, { why: 'stay', doors: view.doors.length, hearts })
}

function whyLeaveFloor(view: DeckScene): DeckReason {
  return view.doors.length === 0 ? { why: 'spent' } : { why: 'weak', hearts: weakest(view) }
}

/** Who can best take it. */
export function weighSuffer(view: DeckScene, action: Action): Weighed {
  if (action.kind !== 'suffer') return hardly(0)
  const hearts = left(view.party[action.hero])
  return because(hearts, { why: 'sturdy', hero: action.hero, hearts })
}

/** O-51: so that nobody falls, and then with the least harm. */
export function weighOdd(view: DeckScene, action: Action): Weighed {
  const problem = problemOf(view)
  const row = view.fight?.whatIf?.shares.find(({ odd }) => action.kind === 'suffer' && odd === action.hero)
  if (!problem || !row || action.kind !== 'suffer') return hardly(-1_000_000)
  const shares = row.damage.map((damage, slot) => ({ damage, time: row.time[slot] ?? 0 }))
  const hearts = left(view.party[action.hero])
  return because(-costOfShares(problem, shares, 0).cost, { why: 'sturdy', hero: action.hero, hearts })
}

/** Drain: the same item as the odds take for granted. */
export function weighDrain(view: DeckScene, action: Action): Weighed {
  if (action.kind !== 'drain') return hardly(-1)
  const { challenge = null, fighters = [] } = view.fight ?? {}
  const given =
    challenge &&
    itemToGive(
      view,
      challenge,
      fighters.map(({ hero }) => hero),
    )
  const isGiven = action.hero === given?.hero && action.card === given.card
  return because(isGiven ? 1 : 0, { why: 'least', card: action.card })
}

export function weighRescue(view: DeckScene, action: Action): Weighed {
  if (action.kind !== 'heal') return hardly(0)
  return because(10 - left(view.party[action.hero]), { why: 'rescue', hero: action.hero })
}

export function weighWay(view: DeckScene, action: Action): Weighed {
  if (!view.fight?.card || action.kind !== 'choose') return hardly(-1000)
  const { cost, damage, time, deadly } = prospectOf(view, action)
  return because(-cost, { why: 'way', way: action.way, damage, time, deadly })
}

/** O-71: a party that is nearly done skips what it can. */
export function weighEncounter(view: DeckScene, action: Action): Weighed {
  if (action.kind === 'encounter') return because(5, { why: 'forced' })
  return action.kind === 'vanish' ? because(weakest(view) <= 2 ? 6 : 1, whySkip(view)) : hardly(1)
}

/** O-24: stored dice are there to be rolled; a gamble or an aimed shot when it is cheap. */
export function weighFeat(view: DeckScene, action: Action): Weighed {
  if (action.kind !== 'feat') return hardly(0)
  const hero = view.party[action.hero]
  const why: DeckReason = action.dice === 0 ? { why: 'noFeat' } : { why: 'feat', dice: action.dice }
  switch (hero?.feat.kind) {
    case 'store':
      return because(action.dice, why)
    case 'gamble':
      return because(action.dice === (left(hero) > 2 ? 1 : 0) ? 1 : 0, why)
    case 'aim':
      return because(action.dice === 2 ? 1 : 0, why)
    default:
      return because(0, why)
  }
}
