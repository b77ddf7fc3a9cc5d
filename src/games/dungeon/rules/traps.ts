/** It is a trap (D-23 to D-25). */

import { act } from '../content/action-table.ts'
import { CAGE, type ContentIndex, num } from '../content/content-index.ts'
import { idAt, positionOf } from '../content/ids.ts'
import type { Action, ActionOf, State } from '../types.ts'
import { discardMonster } from './cards.ts'
import { markCleared, roomTreasure } from './loot.ts'
import { by, type Play } from './play.ts'
import { pop, push, top } from './stack.ts'
import { acting } from './state.ts'
import { setDown } from './walk.ts'

/** Reward, Cleared token, discard; then what the trap does, below the reward on the stack. */
export function springTrap(play: Play, space: number): void {
  const { content, state, emit } = play
  const lair = num(content.lair, space)
  const isCage = num(content.trap, num(state.monster, lair)) === CAGE
  const trap = isCage ? 'cage' : 'slide'
  emit?.({ kind: 'sprung', ...by(play), trap, at: idAt(content.spaceIds, space) })
  discardMonster(state, lair)
  markCleared(play, space)
  if (isCage) push(state, 'cage')
  else if (below(content, space).length > 0) push(state, 'slide', space)
  roomTreasure(play, space)
}

/** D-24. */
export function cageRoll(play: Play, action: ActionOf<'die'>): void {
  pop(play.state)
  const turns = action.value <= 3 ? 1 : 2
  acting(play.state).lost += turns
  play.emit?.({ kind: 'caged', ...by(play), roll: action.value, turns })
}

/** The chambers one level deeper; on level 6 there is nowhere to slide (D-25). */
function below(content: ContentIndex, space: number): readonly number[] {
  return content.chambers[num(content.level, space) + 1] ?? []
}

export function slideOffers(content: ContentIndex, state: State): Action[] {
  return below(content, top(state).at).map(space => act(content.actions.slide, space))
}

export function slide(play: Play, action: ActionOf<'slide'>): void {
  const { content, state, emit } = play
  const to = positionOf(content.spaceIds, action.to)
  pop(state)
  setDown(acting(state), to)
  emit?.({ kind: 'slid', ...by(play), at: action.to })
  push(state, 'arrive', to, 1)
}
