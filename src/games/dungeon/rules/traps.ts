/** It is a trap (D-23 to D-25). */
import { act } from '../acts.ts'
import { type Book, CAGE } from '../book.ts'
import { num } from '../lists.ts'
import { placeFact } from '../names.ts'
import type { ActionOf, DungeonAction, State } from '../types.ts'
import { discardMonster } from './cards.ts'
import { markCleared, roomTreasure } from './loot.ts'
import { acting, by, type Play, pop, push, top } from './play.ts'
import { setDown } from './walk.ts'

/** Reward, Cleared token, discard; then what the trap does, below the reward on the stack. */
export function springTrap(play: Play, space: number): void {
  const { book, state, emit } = play
  const lair = num(book.lair, space)
  const isCage = num(book.trap, num(state.monster, lair)) === CAGE
  emit?.({
    kind: 'sprung',
    ...by(play),
    trap: isCage ? 'cage' : 'slide',
    at: space,
    place: placeFact(book, space),
  })
  discardMonster(state, lair)
  markCleared(play, space)
  if (isCage) push(state, 'cage')
  else if (below(book, space).length > 0) push(state, 'slide', space)
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
function below(book: Book, space: number): readonly number[] {
  return book.chambers[num(book.level, space) + 1] ?? []
}

export function slideOffers(book: Book, state: State): DungeonAction[] {
  return below(book, top(state).at).map(space => act(book.acts.slide, space))
}

export function slide(play: Play, action: ActionOf<'slide'>): void {
  const { book, state, emit } = play
  pop(state)
  setDown(acting(state), action.to)
  emit?.({ kind: 'slid', ...by(play), at: action.to, place: placeFact(book, action.to) })
  push(state, 'arrive', action.to, 1)
}
