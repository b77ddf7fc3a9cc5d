/** The chance to win the round with a choice that is open now. */
import { burdenChange, cardChange, chanceToBeat } from '../content/round.ts'
import { type Action, type Card, TECHNIQUES } from '../types.ts'
import type { TinScene } from '../view/scene.ts'

/** Null for what decides no round. */
export function chanceOf(scene: TinScene, action: Action): number | null {
  const { step } = scene
  if (action.kind === 'fight') return isBattle(scene) ? chanceOfRound(scene) : null
  if (action.kind === 'bomb' && step.kind === 'bomb') {
    const change = step.card === null ? 0 : cardChange(step.card, step.technique)
    return chanceToBeat(change + burdenOf(scene, action.use))
  }
  if (step.kind !== 'card') return null
  const chanceWith = (card: Card) => chanceToBeat(cardChange(card, step.technique) + burdenOf(scene, false))
  return chanceOfAnswer(scene, action, chanceWith)
}

function chanceOfAnswer(scene: TinScene, action: Action, chanceWith: (card: Card) => number): number | null {
  switch (action.kind) {
    case 'bare':
      return chanceToBeat(burdenOf(scene, false))
    case 'top':
      return unseenIn(scene).length === 0 ? null : mean(unseenIn(scene).map(chanceWith))
    case 'card': {
      const held = scene.hand.find(({ id }) => id === action.card)
      return held ? chanceWith(held) : null
    }
    default:
      return null
  }
}

/** The cards that may be turned over: an exhausted deck is made again from its discards (T-01). */
export function unseenIn({ deck, discard }: TinScene): readonly Card[] {
  return deck.length > 0 ? deck : discard
}

/** Before the technique is known: the best face-up choice against each, averaged. */
function chanceOfRound(scene: TinScene): number {
  const burden = burdenOf(scene, false)
  return mean(
    TECHNIQUES.map(technique =>
      chanceToBeat(burden + Math.max(0, ...scene.hand.map(card => cardChange(card, technique)))),
    ),
  )
}

function isBattle({ step, rooms, at }: TinScene): boolean {
  const room = rooms[at]
  return step.kind === 'turn' && room !== undefined && room.helmeted + room.plain > 0
}

function burdenOf({ rooms, at, wells }: TinScene, bomb: boolean): number {
  const helmet = (rooms[at]?.helmeted ?? 0) > 0
  return burdenChange({ helmet, princess: wells.includes('princess'), bomb })
}

function mean(chances: readonly number[]): number {
  return chances.reduce((sum, chance) => sum + chance, 0) / chances.length
}
