/** Each action in words. */

import type { Action } from '../types.ts'
import { FLOORS } from '../types.ts'
import type { DeckScene } from '../view/scene/index.ts'
import { claimInWords } from './claims.ts'
import { heroName, listed } from './names.ts'
import { placingInWords } from './placing.ts'
import type { Say } from './say.ts'

export function actionInWords(say: Say, action: Action, view: DeckScene): string {
  const { actions } = say
  switch (action.kind) {
    case 'begin':
    case 'hasten':
    case 'reveal':
    case 'keep':
    case 'stay':
    case 'flee':
    case 'encounter':
    case 'perish':
    case 'card':
      return actions[action.kind]
    case 'heal':
      return actions.heal(heroName(say, view, action.hero), view.healing)
    case 'explore':
      return actions.explore(newDoors(view))
    case 'enter':
      return actions.enter(action.door + 1, behindDoor(say, view, action.door))
    case 'descend':
      return view.floor === FLOORS ? actions.toBoss(say.name(view.boss)) : actions.descend(view.floor + 1)
    case 'face':
      return faceText(say, view)
    case 'foresee':
      return actions.foresee(cardsHere(view))
    case 'vanish':
      return view.frame.kind === 'door' ? actions.fleeUnseen(cardsHere(view)) : actions.vanish
    case 'sneak':
      return view.edition === 'first' ? actions.stealthTop : actions.stealthDoor
    case 'split':
      return splitText(say, action, view)
    case 'item':
    case 'skill':
    case 'potion':
    case 'xp':
      return claimInWords(say, action, view)
    case 'level':
      return view.level.isLast ? actions.brew(view.level.cost) : actions.level(view.level.cost)
    case 'spend':
      return actions.spend(action.xp)
    case 'die':
      return actions.die(action.value)
    default:
      return placingInWords(say, action, view)
  }
}

/** O-91: with four heroes a single last card is no door. */
function newDoors(view: DeckScene): number {
  const room = view.doorLimit - view.doors.length
  return Math.min(room, Math.floor(view.deck / (view.party.length === 4 ? 2 : 1)))
}

/** How many cards lie behind the door that the party stands at. */
function cardsHere({ doors, frame }: DeckScene): number {
  return frame.kind === 'door' ? (doors[frame.door]?.cards.length ?? 0) : 0
}

function faceText(say: Say, view: DeckScene): string {
  const known = view.frame.kind === 'door' ? namesAt(say, view, view.frame.door) : []
  return known.length > 0 ? say.actions.face(listed(say, known)) : say.actions.faceIt
}

function namesAt({ name }: Say, view: DeckScene, door: number): string[] {
  return view.doors[door]?.cards.flatMap(card => (card ? [name(card)] : [])) ?? []
}

function behindDoor(say: Say, view: DeckScene, index: number): string {
  const known = namesAt(say, view, index)
  return known.length > 0 ? listed(say, known) : say.actions.closed
}

function splitText(say: Say, { first, a, b }: Action<'split'>, view: DeckScene): string {
  const pair = [heroName(say, view, a), heroName(say, view, b)] as const
  if (view.frame.kind !== 'split') return say.actions.splitBoss(...pair)
  const card = view.doors[view.frame.door]?.cards[first]
  return say.actions.split(...pair, card ? say.name(card) : say.atoms.card)
}
