/** The chance to win the round with a choice that is open now. */
import { burdenChange, cardChange, chanceToBeat } from '../content/round.ts'
import { type Action, type Card, TECHNIQUES } from '../types.ts'
import type { TinSight } from '../view/sight.ts'

/** Null for what decides no round. */
export function chanceOf(sight: TinSight, action: Action): number | null {
  const { step } = sight
  if (action.kind === 'fight') return isBattle(sight) ? chanceOfRound(sight) : null
  if (action.kind === 'bomb' && step.kind === 'bomb') {
    const change = step.card === null ? 0 : cardChange(step.card, step.technique)
    return chanceToBeat(change + burdenOf(sight, action.use))
  }
  if (step.kind !== 'card') return null
  const chanceWith = (card: Card) => chanceToBeat(cardChange(card, step.technique) + burdenOf(sight, false))
  return chanceOfAnswer(sight, action, chanceWith)
}

function chanceOfAnswer(sight: TinSight, action: Action, chanceWith: (card: Card) => number): number | null {
  switch (action.kind) {
    case 'bare':
      return chanceToBeat(burdenOf(sight, false))
    case 'top':
      return unseenIn(sight).length === 0 ? null : mean(unseenIn(sight).map(chanceWith))
    case 'card': {
      const held = sight.hand.find(({ id }) => id === action.card)
      return held ? chanceWith(held) : null
    }
    default:
      return null
  }
}

/** The cards that may be turned over: an exhausted deck is made again from its discards (T-01). */
export function unseenIn({ deck, discard }: TinSight): readonly Card[] {
  return deck.length > 0 ? deck : discard
}

/** Before the technique is known: the best face-up choice against each, averaged. */
function chanceOfRound(sight: TinSight): number {
  const burden = burdenOf(sight, false)
  return mean(
    TECHNIQUES.map(technique =>
      chanceToBeat(burden + Math.max(0, ...sight.hand.map(card => cardChange(card, technique)))),
    ),
  )
}

function isBattle({ step, rooms, at }: TinSight): boolean {
  const room = rooms[at]
  return step.kind === 'turn' && room !== undefined && room.helmeted + room.plain > 0
}

function burdenOf({ rooms, at, wells }: TinSight, bomb: boolean): number {
  const helmet = (rooms[at]?.helmeted ?? 0) > 0
  return burdenChange({ helmet, princess: wells.includes('princess'), bomb })
}

function mean(chances: readonly number[]): number {
  return chances.reduce((sum, chance) => sum + chance, 0) / chances.length
}
