/** What the party does between encounters. */
import { fastRng } from '../../../engine/rng.ts'
import { oddsOf } from '../placement/odds.ts'
import type { Action } from '../types.ts'
import type { CardView, DeckView, HeroView } from '../view/types.ts'

const ROLLS = 24

function left(hero: HeroView | undefined): number {
  return hero ? hero.health - hero.damage : 0
}

export function weakest(view: DeckView): number {
  return Math.min(...view.party.map(left))
}

/** Expected weighed harm and damage of a card, by the better way of a peril. The same view is always judged alike. */
function prospect(
  view: DeckView,
  card: CardView,
  heroes: readonly number[],
): { cost: number; damage: number } {
  const ways = card.sheets.map((sheet, way) => {
    const { cost, damage } = oddsOf(view, sheet, heroes, fastRng(card.card), ROLLS)
    return { cost: cost + (card.ways[way]?.time ?? 0) * 2, damage: damage + (card.trait?.burns ?? 0) }
  })
  return ways.toSorted((a, b) => a.cost - b.cost)[0] ?? { cost: 0, damage: 0 }
}

function fighters(view: DeckView): number[] {
  return view.party.slice(0, 2).map((_, hero) => hero)
}

/** What the party can still take: with two heroes about the sum of both. */
function stamina(view: DeckView): number {
  const healths = view.party.map(left).toSorted((a, b) => a - b)
  return view.party.length === 1 ? (healths[0] ?? 0) : (healths[0] ?? 0) * 2
}

export function weighDoor(view: DeckView, action: Action): number {
  const { frame } = view
  const cards = frame.kind === 'door' ? (view.doors[frame.door]?.cards ?? []) : []
  const damage = Math.max(0, ...cards.map(card => (card ? prospect(view, card, fighters(view)).damage : 0)))
  const isDeadly = damage + 1 >= stamina(view)
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
  const known = door.cards.flatMap(card => (card ? [card] : []))
  if (known.length === 0) return 6
  const damage = Math.max(...known.map(card => prospect(view, card, fighters(view)).damage))
  return damage + 1 >= stamina(view) ? 1 : 7 - damage / 2
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
  const sheet = action.kind === 'choose' ? card?.sheets[action.way] : undefined
  if (!card || !sheet || action.kind !== 'choose') return -1000
  const heroes = view.fight?.fighters.map(({ hero }) => hero) ?? []
  const { cost } = oddsOf(view, sheet, heroes, fastRng(card.card), ROLLS * 2)
  return -cost - (card.ways[action.way]?.time ?? 0) * 2
}
