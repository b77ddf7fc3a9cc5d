/** What rooms hold: monsters rolled, treasure found, locks and the chasm. T-20 to T-23, T-105 to T-107. */
import { type ContentIndex, orientationOf, tileOf } from '../content/content-index.ts'
import { sideOf } from '../content/geometry.ts'
import type { ActionOf, Room, State, Why } from '../types.ts'
import { neighbour } from './map.ts'
import type { Play } from './play.ts'
import { here, roomOf } from './state.ts'
import { lose, owe } from './treasure.ts'

/** T-20: a die is a monster, helmeted or not; a chest on it brings a treasure. */
export function meetMonster({ state, emit }: Play, { die, helmet, chest }: ActionOf<'monster'>): void {
  const room = here(state)
  if (helmet) room.helmeted += 1
  else room.plain += 1
  state[die] -= 1
  if (chest) owe(state, 1)
  emit?.({ kind: 'met', die, helmet, chest })
}

/** T-107: a treasure is drawn blind and lies open in the room. */
export function findTreasure({ state, emit }: Play, { token }: ActionOf<'treasure'>): void {
  state.pile.splice(state.pile.indexOf(token), 1)
  const room = here(state)
  room.floor = [...room.floor, token]
  owe(state, -1)
  emit?.({ kind: 'found', token })
}

/** T-22, T-106: a key opens a lock next door; the princess's only after every lesser room in play was cleared. */
export function whyNotUnlock(content: ContentIndex, state: State, room: Room): Why | null {
  if (room.tile === content.princess && state.rooms.some(other => isUncleared(content, other)))
    return 'clearFirst'
  return state.wells.includes('key') ? null : 'noKey'
}

function isUncleared(content: ContentIndex, { tile, cleared }: Room): boolean {
  return !cleared && tileOf(content, tile).kind === 'locked'
}

/** T-43: a used key leaves the game. */
export function unlock({ content, state, emit }: Play, { dir }: ActionOf<'unlock'>): void {
  const room = roomOf(state, neighbour(state, here(state), sideOf(dir)))
  room.locked = false
  lose(state, 'key')
  state.spentKeys += 1
  emit?.({ kind: 'unlocked', tile: tileOf(content, room.tile).id })
}

/** T-23: whether the hero stands before a chasm that no rope spans. */
export function isAtGap(content: ContentIndex, state: State): boolean {
  const room = here(state)
  return !room.roped && orientationOf(content, room).far !== 0
}

export function layRope({ state, emit }: Play): void {
  here(state).roped = true
  lose(state, 'rope')
  emit?.({ kind: 'roped' })
}
