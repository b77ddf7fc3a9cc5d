/** Treasure Hunt (D-80, D-113): a card of the chosen level is shown and shuffled back. */
import { positionOf } from '../../content/ids.ts'
import type { ActionOf } from '../../types.ts'
import { type Play } from '../play.ts'
import { pop } from '../stack.ts'

export function showTarget({ content, state, emit }: Play, action: ActionOf<'treasure'>): void {
  pop(state)
  state.target = positionOf(content.treasureIds, action.card)
  emit?.({ kind: 'targetShown', treasure: action.card })
}
