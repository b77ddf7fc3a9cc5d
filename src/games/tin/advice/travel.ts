/** Advice on where to go. */
import { has, opposite, SIDES } from '../content/geometry.ts'
import { LAST_LEVEL_TO_REST, LOST_TO_REST } from '../content/numbers.ts'
import type { RoomView, TinView } from '../view/types.ts'
import { isCutOff, isWanted, locksLeft, lootOf } from './treasure.ts'
import { dueIn, neighbourOf, type Way } from './ways.ts'

const NOTHING = -90

/** A destination is worth what waits there less the way; a move is worth the best destination it leads to. */
export function moveWeight(view: TinView, side: number, ways: readonly Way[]): number {
  const gains = ways.filter(way => way.first === side).map(way => valueAt(view, way.room) - 3 * way.cost)
  return Math.max(NOTHING, ...gains)
}

export function exploreWeight(view: TinView): number {
  if (view.wells.includes('princess')) return NOTHING
  return view.hearts >= 3 ? 150 : 70
}

function valueAt(view: TinView, index: number): number {
  const room = view.rooms[index]
  if (!room) return NOTHING
  if (view.wells.includes('princess')) return room.kind === 'stairwell' ? 600 : NOTHING
  return Math.max(idle(room), home(view, room), loot(view, room), lock(view, room), frontier(view, room))
}

/** With nothing better to do, monsters bring treasure. */
function idle(room: RoomView): number {
  return dueIn(room) > 0 ? 40 : 0
}

function home(view: TinView, room: RoomView): number {
  if (room.kind !== 'stairwell') return NOTHING
  const heals =
    view.level <= LAST_LEVEL_TO_REST && view.maxHearts - view.hearts >= LOST_TO_REST && view.hearts <= 3
  const shops =
    (locksLeft(view) > 0 && isWanted(view, 'key') && view.pile.includes('key')) ||
    (isCutOff(view) && isWanted(view, 'rope') && view.pile.includes('rope'))
  return (heals ? 160 : 0) + (shops ? (view.stack.length === 0 ? 130 : 60) : 0)
}

function loot(view: TinView, room: RoomView): number {
  const best = Math.max(0, ...room.floor.map(token => lootOf(view, token)))
  if (best === 0) return NOTHING
  return room.kind === 'princess' ? 400 : 60 + best
}

/** A room with a lock next door that a key would open, or an open treasure room not yet cleared. */
function lock(view: TinView, room: RoomView): number {
  const isTreasury = room.kind === 'locked' || room.kind === 'princess'
  if (isTreasury && !room.locked && !room.cleared) return view.hearts >= 4 ? 220 : 60
  if (!view.wells.includes('key')) return NOTHING
  const isPrincessReady = view.rooms.every(other => other.kind !== 'locked' || other.cleared)
  const opens = SIDES.some(side => {
    const next = view.rooms[neighbourOf(view, room, side)]
    const isShut = next?.locked && has(room.doors, side) && has(next.doors, opposite(side))
    return isShut && (next.kind === 'locked' || isPrincessReady)
  })
  return opens ? 200 : NOTHING
}

function frontier(view: TinView, room: RoomView): number {
  const isBeyond = room.kind === 'chasm' && !room.roped && !view.wells.includes('rope')
  return room.open === 0 || isBeyond ? NOTHING : exploreWeight(view) - 10
}
