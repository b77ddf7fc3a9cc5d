/** Each action in words. */
import type { Action } from '../types.ts'
import type { DeckView } from '../view/types.ts'
import { claimInWords } from './claims.ts'
import { count, heroName, listed } from './names.ts'
import { placingInWords } from './placing.ts'

export function actionInWords(action: Action, view: DeckView): string {
  switch (action.kind) {
    case 'begin':
      return 'Let time pass'
    case 'hasten':
      return 'Speed: skip the time of this turn'
    case 'heal':
      return `Drink Healing: ${heroName(view, action.hero)} heals ${view.healing}`
    case 'explore':
      return exploreText(view)
    case 'reveal':
      return 'Lay the new door open'
    case 'keep':
      return 'Leave it closed'
    case 'enter':
      return `Enter door ${action.door + 1}${doorName(view, action.door)}`
    case 'descend':
      return view.floor === 3 ? `Descend to the ${view.boss.name}` : `Descend to floor ${view.floor + 1}`
    case 'stay':
      return 'Stay on this floor'
    case 'face':
      return faceText(view)
    case 'flee':
      return view.doors.length > 1 ? 'Flee and leave the door open' : 'Flee'
    case 'sneak':
      return view.edition === 'first'
        ? 'Stealth: put the card on top of the deck'
        : 'Flee and add a closed door'
    case 'foresee':
      return 'Flee and discard the card (Foresight)'
    case 'split':
      return splitText(action, view)
    case 'encounter':
      return 'Go in and face it'
    case 'vanish':
      return 'Drink Invisibility: skip the encounter, keep the loot'
    case 'item':
    case 'skill':
    case 'potion':
    case 'xp':
      return claimInWords(action, view)
    case 'level':
      return view.level.isLast
        ? `Spend ${view.level.cost} XP on a potion`
        : `Level up for ${view.level.cost} XP`
    case 'spend':
      return `Remove a card of ${action.xp} XP`
    case 'perish':
      return 'Give up: the delve is lost'
    case 'die':
      return `The die shows ${action.value}`
    case 'card':
      return 'A card is drawn'
    default:
      return placingInWords(action, view)
  }
}

function exploreText(view: DeckView): string {
  const room = view.doorLimit - view.doors.length
  return `Explore: ${count(Math.min(room, Math.ceil(view.deck / (view.party.length === 4 ? 2 : 1))), 'new door')}`
}

function faceText(view: DeckView): string {
  const known = view.frame.kind === 'door' ? namesAt(view, view.frame.door) : []
  return known.length > 0 ? `Face ${listed(known)}` : 'Face it'
}

function namesAt(view: DeckView, door: number): string[] {
  return view.doors[door]?.cards.flatMap(card => (card ? [card.name] : [])) ?? []
}

function doorName(view: DeckView, index: number): string {
  const known = namesAt(view, index)
  return known.length > 0 ? ` (${listed(known)})` : ' (closed)'
}

function splitText({ first, a, b }: Extract<Action, { kind: 'split' }>, view: DeckView): string {
  const pair = `${heroName(view, a)} and ${heroName(view, b)}`
  if (view.frame.kind !== 'split') return `${pair} fight first`
  return `${pair} face ${view.doors[view.frame.door]?.cards[first]?.name ?? 'a card'} first`
}
