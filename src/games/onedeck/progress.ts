/** How far the party has come: three floors by the cards that lie open, then the boss by its wounds. */
import type { DeckView } from './view/types.ts'

const STAGES = 4

/** The party wins or falls together, so every seat has come as far. */
export function progress(view: DeckView): number[] {
  const seats = new Set(view.party.map(hero => hero.seat))
  const share = view.ending === 'victory' ? 1 : (Math.min(view.floor, STAGES) - 1 + stageOf(view)) / STAGES
  return [...seats].map(() => share)
}

/** The share of this floor, or of the boss's health. */
function stageOf({ floor, boss, deck, doors, discards }: DeckView): number {
  if (floor >= STAGES) return boss.health === 0 ? 0 : boss.damage / boss.health
  const left = deck + doors.filter(({ open }) => !open).length
  const all = left + discards.length
  return all === 0 ? 1 : discards.length / all
}
