/** How far the party has come: three floors, each as far as its deck is used up, and the boss. */
import type { PrintingTables } from '../content/content-index.ts'
import type { State } from '../types.ts'
import { bossHealth, deckSize, isAtBoss } from './party.ts'

const PARTS = 4

export function progressOf(content: PrintingTables, state: State): readonly number[] {
  const share = state.ending === 'victory' ? 1 : (state.floor - 1 + within(content, state)) / PARTS
  return Array.from({ length: state.seats }, () => share)
}

function within(content: PrintingTables, state: State): number {
  const [health, deck, used] = [bossHealth(content, state), deckSize(state), state.discard.length]
  if (isAtBoss(state)) return health > 0 ? Math.min(1, state.boss / health) : 0
  return deck + used > 0 ? used / (deck + used) : 0
}
