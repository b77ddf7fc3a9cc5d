/**
 * What a party was after that did this, as the log tells it of every step of a bot: without odds, which take long, and in
 * words that are true whatever lies on the table by then. Laying dice needs no word: the events tell it.
 */
import type { Action, DeckReason } from '../types.ts'
import type { DeckScene } from '../view/scene/index.ts'
import { cardsAt, doorOf } from './doors.ts'
import { isInFight, placed, reasons } from './index.ts'

export function aimOf(view: DeckScene, action: Action): DeckReason | null {
  switch (action.kind) {
    case 'face':
      return gainAt(view, doorOf(view))
    case 'enter':
      return gainAt(view, action.door) ?? placed(view, { why: 'unknown', door: action.door })
    case 'flee':
    case 'sneak':
      return leaving(view)
    case 'choose':
    case 'split':
      return null
    default:
      return isInFight(view) ? null : (reasons(view, action)[0] ?? null)
  }
}

function gainAt(view: DeckScene, door: number): DeckReason | null {
  const cards = cardsAt(view, door)
  const [first] = cards
  if (!first) return null
  const xp = cards.reduce((sum, card) => sum + card.xp, 0)
  return placed(view, { why: 'gain', door, card: first.id, xp })
}

function leaving(view: DeckScene): DeckReason | null {
  const [first] = cardsAt(view, doorOf(view))
  return first ? placed(view, { why: 'leave', card: first.id }) : null
}
