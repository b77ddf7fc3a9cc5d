/** Ways through the dungeon as a careful player counts them: a step costs 1, and more where monsters wait. */
import { beside } from '../rules/map.ts'
import type { RoomView, TinView } from '../view/index.ts'

export interface Way {
  readonly room: number
  /** The first side to leave by, or -1 for the room the hero is in. */
  readonly first: number
  readonly cost: number
}

interface Stop extends Way {
  readonly entry: number
}

export function neighbourOf(view: TinView, room: RoomView, side: number): number {
  const [x, y] = beside(room, side)
  return view.rooms.findIndex(other => other.x === x && other.y === y)
}

export function hasDoor(room: RoomView, side: number): boolean {
  return (room.doors & (1 << side)) !== 0
}

/** The doorways that can be used by who came in at `entry`. */
function doorsFrom(room: RoomView, entry: number): number {
  if (room.far === 0 || room.roped || entry < 0) return room.doors
  return (room.far & (1 << entry)) === 0 ? room.doors & ~room.far : room.far
}

/** How many monsters a later entry brings. */
export function dueIn(room: RoomView): number {
  if (room.kind === 'chasm') return 1
  const { white, red } = room.skulls
  return room.entered ? Math.floor((white + red) / 2) : white + red
}

function costOf(room: RoomView): number {
  return 1 + 1.5 * (dueIn(room) + room.plain + 1.5 * room.helmeted)
}

/** The cheapest way to every room that can be reached now, the hero's own first. */
export function waysFrom(view: TinView): readonly Way[] {
  const best = new Map<string, Stop>()
  const open: Stop[] = [{ room: view.at, entry: view.entry, first: -1, cost: 0 }]
  while (open.length > 0) {
    open.sort((a, b) => a.cost - b.cost)
    const stop = open.shift()
    if (!stop) break
    const key = `${stop.room}/${stop.entry}`
    if (best.has(key)) continue
    best.set(key, stop)
    open.push(...onwards(view, stop))
  }
  return [...best.values()]
}

function onwards(view: TinView, stop: Stop): Stop[] {
  const room = view.rooms[stop.room]
  if (!room) return []
  return [0, 1, 2, 3].flatMap(side => {
    const index = neighbourOf(view, room, side)
    const next = view.rooms[index]
    if (!next || next.locked || (doorsFrom(room, stop.entry) & (1 << side)) === 0 || !hasDoor(next, side ^ 2))
      return []
    const first = stop.first < 0 ? side : stop.first
    return [{ room: index, entry: side ^ 2, first, cost: stop.cost + costOf(next) }]
  })
}
