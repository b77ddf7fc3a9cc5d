/** What the party does between encounters. */
import { fastRng } from '../../../engine/rng.ts'
import { oddsOf } from '../placement/odds.ts'
import { left } from '../placement/problem.ts'
import { trialOf } from '../placement/trial.ts'
import type { Action } from '../types.ts'
import type { CardView, DeckView } from '../view/types.ts'
import { type Prospect, prospectOfDoor } from './pairs.ts'

const ROLLS = 48
/** So likely a death is not worth a card. */
const TOO_RISKY = 0.12

export function weakest(view: DeckView): number {
  return Math.min(...view.party.map(left))
}

function isTooRisky({ risk }: Prospect): boolean {
  return risk > TOO_RISKY
}

function isCard(card: CardView | null): card is CardView {
  return card !== null
}

export function weighDoor(view: DeckView, action: Action): number {
  const { frame } = view
  if (action.kind === 'heal') return 0
  const cards = frame.kind === 'door' ? (view.doors[frame.door]?.cards ?? []) : []
  const isDeadly = action.kind === 'face' && isTooRisky(prospectOfDoor(view, cards.filter(isCard)))
  switch (action.kind) {
    case 'face':
      return isDeadly ? 2 : 6
    case 'flee':
      return 3
    case 'sneak':
      return view.edition === 'first' ? 3.5 : 2.9
    case 'foresee':
      return 4
    default:
      return 0
  }
}

export function weighTurn(view: DeckView, action: Action): number {
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

function weighEnter(view: DeckView, index: number): number {
  const door = view.doors[index]
  if (!door) return 0
  const known = door.cards.filter(isCard)
  if (known.length === 0) return 6
  const found = prospectOfDoor(view, known)
  return isTooRisky(found) ? 1 - found.risk : 7 - found.cost / 12
}

/** Healing outside a rescue: when a hero is weak and nothing of it is wasted. */
export function weighHeal(view: DeckView, action: Action): number {
  if (action.kind !== 'heal') return 1
  const hero = view.party[action.hero]
  if (!hero || hero.damage < view.healing) return 0
  return left(hero) <= 3 && view.frame.kind === 'start' ? 9 : 0
}

export function weighLanding(view: DeckView, action: Action): number {
  if (action.kind === 'descend') return 6
  const isWorth = view.doors.length > 0 && weakest(view) >= 3
  return action.kind === 'stay' ? (isWorth ? 7 : 1) : 0
}

/** Who can best take it. */
export function weighSuffer(view: DeckView, action: Action): number {
  return action.kind === 'suffer' ? left(view.party[action.hero]) : 0
}

export function weighRescue(view: DeckView, action: Action): number {
  return action.kind === 'heal' ? 10 - left(view.party[action.hero]) : 0
}

/** Items first, then potions and skills, then XP; 4 XP is worth keeping once the limits are near. */
export function weighLoot(view: DeckView, action: Action): number {
  switch (action.kind) {
    case 'item':
      return action.over < 0
        ? 9 + (view.spoils.find(({ card }) => card === action.card)?.item.health ?? 0)
        : 0
    case 'potion':
      return 8
    case 'skill':
      return action.over < 0 ? 7 + canAfford(view, action.hero, action.card) : 0
    case 'xp':
      return 5 + (view.spoils.find(({ card }) => card === action.card)?.xp ?? 0) / 2
    default:
      return 0
  }
}

function canAfford(view: DeckView, hero: number, card: number): number {
  const cost = view.spoils.find(spoil => spoil.card === card)?.loot?.cost
  const stats = view.party[hero]?.stats ?? [0, 0, 0]
  if (!cost || cost.kind === 'free') return 1
  if (cost.kind === 'mana') return stats[2] > 2 ? 0.5 : -2
  return (cost.kind === 'dice' && cost.colour === 'S' ? stats[0] : stats[1]) > 1 ? 0.5 : -2
}

export function weighSpend(view: DeckView, action: Action): number {
  const { frame } = view
  if (action.kind !== 'spend' || frame.kind !== 'spend') return 0
  return action.xp >= frame.left ? 20 - action.xp : action.xp
}

/** Stored dice are there to be rolled; a gamble or an aimed shot when it is cheap. */
export function weighFeat(view: DeckView, action: Action): number {
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

export function weighWay(view: DeckView, action: Action): number {
  const card = view.fight?.card
  if (!card || action.kind !== 'choose') return -1000
  const trial = trialOf(view, card, action.way, view.fight?.fighters.map(({ hero }) => hero) ?? [])
  return trial ? -oddsOf(view, trial, fastRng(card.card), ROLLS).cost : -1000
}
