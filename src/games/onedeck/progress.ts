/** How far the party has come: three floors, each as far as its deck is used up, and the boss. */
import type { Shelf } from './book.ts'
import { bossHealth, deckSize } from './party.ts'
import type { State } from './types.ts'

const PARTS = 4

export function progressOf(shelf: Shelf, state: State): readonly number[] {
  const share = state.ending === 'victory' ? 1 : (state.floor - 1 + within(shelf, state)) / PARTS
  return Array.from({ length: state.seats }, () => share)
}

function within(shelf: Shelf, state: State): number {
  const [health, deck, used] = [bossHealth(shelf, state), deckSize(state), state.discard.length]
  if (state.floor > 3) return health > 0 ? Math.min(1, state.boss / health) : 0
  return deck + used > 0 ? used / (deck + used) : 0
}
