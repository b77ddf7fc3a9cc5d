/** Ways through the dungeon as a careful player counts them: a step costs 1, and more where monsters wait. */
import { beside, has, opposite, SIDES } from '../content/geometry.ts'
import { diceOnReturn } from '../content/numbers.ts'
import type { SceneRoom, TinScene } from '../view/scene.ts'

export interface Way {
  readonly room: number
  /** The first side to leave by, or -1 for the room the hero is in. */
  readonly first: number
  readonly cost: number
}

interface Stop extends Way {
  readonly entry: number
}

export function neighbourOf(scene: TinScene, room: SceneRoom, side: number): number {
  const [x, y] = beside(room, side)
  return scene.rooms.findIndex(other => other.x === x && other.y === y)
}

/** The doorways that can be used by who came in at `entry`. */
function doorsFrom(room: SceneRoom, entry: number): number {
  if (room.far === 0 || room.roped || entry < 0) return room.doors
  return has(room.far, entry) ? room.far : room.doors & ~room.far
}

/** How many monsters a later entry brings. */
export function dueIn(room: SceneRoom): number {
  if (room.entered || room.tile.kind === 'chasm') return diceOnReturn(room.tile.kind, room.tile)
  return room.tile.white + room.tile.red
}

function costOf(room: SceneRoom): number {
  return 1 + 1.5 * (dueIn(room) + room.plain + 1.5 * room.helmeted)
}

/** The cheapest way to every room that can be reached now, the hero's own first. */
export function waysFrom(scene: TinScene): readonly Way[] {
  const best = new Map<string, Stop>()
  const open: Stop[] = [{ room: scene.at, entry: scene.entry, first: -1, cost: 0 }]
  while (open.length > 0) {
    open.sort((a, b) => a.cost - b.cost)
    const stop = open.shift()
    if (!stop) break
    const key = `${stop.room}/${stop.entry}`
    if (best.has(key)) continue
    best.set(key, stop)
    open.push(...onwards(scene, stop))
  }
  return [...best.values()]
}

function onwards(scene: TinScene, stop: Stop): Stop[] {
  const room = scene.rooms[stop.room]
  if (!room) return []
  return SIDES.flatMap(side => {
    const index = neighbourOf(scene, room, side)
    const next = scene.rooms[index]
    if (!next || next.locked || !has(doorsFrom(room, stop.entry), side) || !has(next.doors, opposite(side)))
      return []
    const first = stop.first < 0 ? side : stop.first
    return [{ room: index, entry: opposite(side), first, cost: stop.cost + costOf(next) }]
  })
}
