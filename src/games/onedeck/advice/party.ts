/** What the party does between encounters. */
import { fastRng } from '../../../engine/rng.ts'
import { oddsOf } from '../odds/odds.ts'
import { costOfShares } from '../odds/placement/cost.ts'
import { left, problemOf } from '../odds/placement/problem.ts'
import { itemToGive, seedOf, trialOf } from '../odds/trial.ts'
import type { Action, CardId } from '../types.ts'
import type { DeckScene, SceneCard } from '../view/scene/index.ts'
import { weakest, weighEnter } from './doors.ts'

const ROLLS = 48

export function weighTurn(view: DeckScene, action: Action): number {
  switch (action.kind) {
    case 'explore':
      return view.doors.length <= 1 ? 8 : 3
    case 'enter':
      return weighEnter(view, action.door)
    case 'descend':
      return weakest(view) <= 2 ? 9 : 2
    default:
      return weighHeal(view, action)
  }
}

/** Healing outside a rescue: when a hero is weak and nothing of it is wasted. */
export function weighHeal(view: DeckScene, action: Action): number {
  if (action.kind !== 'heal') return 1
  const hero = view.party[action.hero]
  if (!hero || hero.damage < view.healing) return 0
  return left(hero) <= 3 && view.frame.kind === 'start' ? 9 : 0
}

export function weighLanding(view: DeckScene, action: Action): number {
  if (action.kind === 'descend') return 6
  const isWorth = view.doors.length > 0 && weakest(view) >= 3
  return action.kind === 'stay' ? (isWorth ? 7 : 1) : 0
}

/** Who can best take it. */
export function weighSuffer(view: DeckScene, action: Action): number {
  return action.kind === 'suffer' ? left(view.party[action.hero]) : 0
}

/** O-51: so that nobody falls, and then with the least harm. */
export function weighOdd(view: DeckScene, action: Action): number {
  const problem = problemOf(view)
  const row = view.fight?.whatIf?.shares.find(({ odd }) => action.kind === 'suffer' && odd === action.hero)
  if (!problem || !row) return -1_000_000
  const shares = row.damage.map((damage, slot) => ({ damage, time: row.time[slot] ?? 0 }))
  return -costOfShares(problem, shares, 0).cost
}

/** Drain: the same item as the odds take for granted. */
export function weighDrain(view: DeckScene, action: Action): number {
  const { challenge = null, fighters = [] } = view.fight ?? {}
  const given =
    challenge &&
    itemToGive(
      view,
      challenge,
      fighters.map(({ hero }) => hero),
    )
  const isGiven = action.kind === 'drain' && action.hero === given?.hero && action.card === given.card
  return isGiven ? 1 : action.kind === 'drain' ? 0 : -1
}

export function weighRescue(view: DeckScene, action: Action): number {
  return action.kind === 'heal' ? 10 - left(view.party[action.hero]) : 0
}

/** Items first, then potions and skills, then XP; 4 XP is worth keeping once the limits are near. */
export function weighLoot(view: DeckScene, action: Action): number {
  switch (action.kind) {
    case 'item':
      return action.over === null ? 9 + (spoilOf(view, action.card)?.item.health ?? 0) : 0
    case 'potion':
      return 8
    case 'skill':
      return action.over === null ? 7 + canAfford(view, action.hero, action.card) : 0
    case 'xp':
      return 5 + (spoilOf(view, action.card)?.xp ?? 0) / 2
    default:
      return 0
  }
}

function spoilOf({ spoils }: DeckScene, card: CardId): SceneCard | undefined {
  return spoils.find(({ id }) => id === card)
}

function canAfford(view: DeckScene, hero: number, card: CardId): number {
  const cost = spoilOf(view, card)?.loot?.cost
  const stats = view.party[hero]?.stats ?? [0, 0, 0]
  if (!cost || cost.kind === 'free') return 1
  if (cost.kind === 'mana') return stats[2] > 2 ? 0.5 : -2
  return (cost.kind === 'dice' && cost.colour === 'S' ? stats[0] : stats[1]) > 1 ? 0.5 : -2
}

export function weighSpend(view: DeckScene, action: Action): number {
  const { frame } = view
  if (action.kind !== 'spend' || frame.kind !== 'spend') return 0
  return action.xp >= frame.left ? 20 - action.xp : action.xp
}

/** Stored dice are there to be rolled; a gamble or an aimed shot when it is cheap. */
export function weighFeat(view: DeckScene, action: Action): number {
  if (action.kind !== 'feat') return 0
  const hero = view.party[action.hero]
  switch (hero?.feat.kind) {
    case 'store':
      return action.dice
    case 'gamble':
      return action.dice === (left(hero) > 2 ? 1 : 0) ? 1 : 0
    case 'aim':
      return action.dice === 2 ? 1 : 0
    default:
      return 0
  }
}

export function weighWay(view: DeckScene, action: Action): number {
  const card = view.fight?.card
  if (!card || action.kind !== 'choose') return -1000
  const trial = trialOf(view, card, action.way, view.fight?.fighters.map(({ hero }) => hero) ?? [])
  return trial ? -oddsOf(view, trial, fastRng(seedOf(view, card)), ROLLS).cost : -1000
}
