/** How far the party has come: three floors, each as far as its deck is used up, and the boss. */
import type { DeckView } from './view/types.ts'

const PARTS = 4

export function progress(view: DeckView): number[] {
  const share = view.result && view.result.winners.length > 0 ? 1 : (view.floor - 1 + within(view)) / PARTS
  return Array.from({ length: Math.max(1, ...view.party.map(hero => hero.seat + 1)) }, () => share)
}

function within({ floor, boss, deck, discards }: DeckView): number {
  if (floor > 3) return boss.health > 0 ? Math.min(1, boss.damage / boss.health) : 0
  return deck + discards.length > 0 ? discards.length / (deck + discards.length) : 0
}
