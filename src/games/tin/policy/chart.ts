/** The dungeon as a map to plan on: which room lies beyond which side, and what entering it costs. */
import { orientationOf } from '../content/content-index.ts'
import { has, opposite } from '../content/geometry.ts'
import type { Room, State } from '../types.ts'
import { type Mind, tileFacts } from './mind.ts'

/**
 * A place is a room; a chasm without a rope is two, the second beyond all rooms: its far side. The room at a place is
 * the rest of its division by the number of rooms.
 */
export interface Chart {
  readonly mind: Mind
  readonly rooms: readonly Room[]
  readonly size: number
  /** By room and side: the room beyond, or -1. */
  readonly beyond: ArrayLike<number>
}

const NOTHING = -1

export function chartOf(mind: Mind): Chart {
  const { rooms } = mind.state
  const beyond = new Int16Array(rooms.length * 4).fill(NOTHING)
  for (let a = 0; a < rooms.length; a++) {
    for (let b = a + 1; b < rooms.length; b++) link(rooms, beyond, a, b)
  }
  return { mind, rooms, size: rooms.length, beyond }
}

function link(rooms: readonly Room[], beyond: Int16Array, a: number, b: number): void {
  const [from, to] = [rooms[a], rooms[b]]
  if (!from || !to) return
  const side = sideTowards(to.x - from.x, to.y - from.y)
  if (side < 0) return
  beyond[a * 4 + side] = b
  beyond[b * 4 + opposite(side)] = a
}

function sideTowards(dx: number, dy: number): number {
  if (dx === 0) return dy === -1 ? 0 : dy === 1 ? 2 : NOTHING
  if (dy === 0) return dx === 1 ? 1 : dx === -1 ? 3 : NOTHING
  return NOTHING
}

export function isGap({ mind }: Chart, room: Room): boolean {
  return !room.roped && orientationOf(mind.content, room).far !== 0
}

/** The place of who came into this room by this side. */
export function placeIn(chart: Chart, index: number, entry: number): number {
  const room = chart.rooms[index]
  if (!room || !isGap(chart, room)) return index
  const { far } = orientationOf(chart.mind.content, room)
  return entry >= 0 && has(far, entry) ? index + chart.size : index
}

/** Where the hero stands. */
export function heroPlace(chart: Chart): number {
  const { at, entry }: State = chart.mind.state
  return placeIn(chart, at, entry)
}

export function roomAt({ rooms, size }: Chart, place: number): Room | undefined {
  return rooms[place % size]
}

/** The doorways that can be used there. */
export function doorsAt(chart: Chart, place: number): number {
  const room = roomAt(chart, place)
  if (!room) return 0
  const { doors, far } = orientationOf(chart.mind.content, room)
  if (far === 0 || room.roped) return doors
  return place >= chart.size ? far : doors & ~far
}

/** The room behind a doorway of a place, locked or not; -1 for the dark and for walls. */
export function nextTo(chart: Chart, place: number, side: number): number {
  const index = chart.beyond[(place % chart.size) * 4 + side] ?? NOTHING
  const next = chart.rooms[index]
  if (!next || !has(orientationOf(chart.mind.content, next).doors, opposite(side))) return NOTHING
  return index
}

/** Monsters to be met on entering now, a helmet counting half as much again; a step costs a little too. */
export const STEP = 0.1
export function costOf(mind: Mind, room: Room): number {
  return STEP + monstersDue(mind, room)
}

export function monstersDue(mind: Mind, { tile, entered, plain, helmeted }: Room): number {
  const { first, again, red } = tileFacts(mind, tile)
  return (entered ? again : first) * (red ? 1.2 : 1.05) + plain + 1.5 * helmeted
}
