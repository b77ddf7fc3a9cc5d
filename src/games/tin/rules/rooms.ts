/** What rooms hold: monsters rolled, treasure found, locks and the chasm. T-20 to T-23, T-105 to T-107. */
import type { Book } from '../content/content-index.ts'
import type { Room, Side, State, TinEmit, Token } from '../types.ts'
import { here, lieOf, neighbour, roomOf, tileOf } from './map.ts'
import { lose, owe } from './treasure.ts'

/** T-20: a die is a monster, helmeted or not; a chest on it brings a treasure. */
export function meetMonster(
  state: State,
  die: 'yellow' | 'red',
  helmet: boolean,
  chest: boolean,
  emit: TinEmit | null,
): void {
  const room = here(state)
  if (helmet) room.helmeted += 1
  else room.plain += 1
  state[die] -= 1
  if (chest) owe(state, 1)
  emit?.({ kind: 'met', die, helmet, chest })
}

/** T-107: a treasure is drawn blind and lies open in the room. */
export function findTreasure(state: State, token: Token, emit: TinEmit | null): void {
  state.pile.splice(state.pile.indexOf(token), 1)
  const room = here(state)
  room.floor = [...room.floor, token]
  owe(state, -1)
  emit?.({ kind: 'found', token })
}

/** T-22, T-106: a key opens a lock next door; the princess's only after every lesser room in play was cleared. */
export function canUnlock(book: Book, state: State, room: Room): boolean {
  if (!state.wells.includes('key')) return false
  return (
    room.tile !== book.princess ||
    state.rooms.every(other => tileOf(book, other.tile).kind !== 'locked' || other.cleared)
  )
}

/** T-43: a used key leaves the game. */
export function unlock(book: Book, state: State, side: Side, emit: TinEmit | null): void {
  const room = roomOf(state, neighbour(state, here(state), side))
  room.locked = false
  lose(state, 'key')
  state.spentKeys += 1
  emit?.({ kind: 'unlocked', name: tileOf(book, room.tile).name })
}

/** T-23: a rope may be left on the chasm; asked only where no monster is. */
export function canRope(book: Book, state: State): boolean {
  const room = here(state)
  return lieOf(book, room).far !== 0 && !room.roped && state.wells.includes('rope')
}

export function layRope(state: State, emit: TinEmit | null): void {
  here(state).roped = true
  lose(state, 'rope')
  emit?.({ kind: 'roped' })
}
