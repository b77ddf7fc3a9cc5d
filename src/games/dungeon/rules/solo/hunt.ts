/** Treasure Hunt (D-80, D-113): a card of the chosen level is shown and shuffled back. */
import { num } from '../../lists.ts'
import { treasureName } from '../../names.ts'
import type { ActionOf } from '../../types.ts'
import { type Play, pop } from '../play.ts'

export function showTarget({ book, state, emit }: Play, action: ActionOf<'treasure'>): void {
  pop(state)
  state.target = action.card
  emit?.({
    kind: 'targetShown',
    ...treasureName(book, action.card),
    level: num(book.treasureLevel, action.card),
  })
}
