/** Advice on where to go. */
import { has, opposite, SIDES } from '../content/geometry.ts'
import { LAST_LEVEL_TO_REST, LOST_TO_REST } from '../content/numbers.ts'
import type { RoomSight, TinSight } from '../view/sight.ts'
import { isCutOff, isWanted, locksLeft, lootOf } from './treasure.ts'
import { dueIn, neighbourOf, type Way } from './ways.ts'

const NOTHING = -90

/** A destination is worth what waits there less the way; a move is worth the best destination it leads to. */
export function moveWeight(sight: TinSight, side: number, ways: readonly Way[]): number {
  const gains = ways.filter(way => way.first === side).map(way => valueAt(sight, way.room) - 3 * way.cost)
  return Math.max(NOTHING, ...gains)
}

export function exploreWeight(sight: TinSight): number {
  if (sight.wells.includes('princess')) return NOTHING
  return sight.hearts >= 3 ? 150 : 70
}

function valueAt(sight: TinSight, index: number): number {
  const room = sight.rooms[index]
  if (!room) return NOTHING
  if (sight.wells.includes('princess')) return room.tile.kind === 'stairwell' ? 600 : NOTHING
  return Math.max(idle(room), home(sight, room), loot(sight, room), lock(sight, room), frontier(sight, room))
}

/** With nothing better to do, monsters bring treasure. */
function idle(room: RoomSight): number {
  return dueIn(room) > 0 ? 40 : 0
}

function home(sight: TinSight, room: RoomSight): number {
  if (room.tile.kind !== 'stairwell') return NOTHING
  const heals =
    sight.level <= LAST_LEVEL_TO_REST && sight.maxHearts - sight.hearts >= LOST_TO_REST && sight.hearts <= 3
  const shops =
    (locksLeft(sight) > 0 && isWanted(sight, 'key') && sight.pile.includes('key')) ||
    (isCutOff(sight) && isWanted(sight, 'rope') && sight.pile.includes('rope'))
  return (heals ? 160 : 0) + (shops ? (sight.stack.length === 0 ? 130 : 60) : 0)
}

function loot(sight: TinSight, room: RoomSight): number {
  const best = Math.max(0, ...room.floor.map(token => lootOf(sight, token)))
  if (best === 0) return NOTHING
  return room.tile.kind === 'princess' ? 400 : 60 + best
}

/** A room with a lock next door that a key would open, or an open treasure room not yet cleared. */
function lock(sight: TinSight, room: RoomSight): number {
  const isTreasury = room.tile.kind === 'locked' || room.tile.kind === 'princess'
  if (isTreasury && !room.locked && !room.cleared) return sight.hearts >= 4 ? 220 : 60
  if (!sight.wells.includes('key')) return NOTHING
  const isPrincessReady = sight.rooms.every(other => other.tile.kind !== 'locked' || other.cleared)
  const opens = SIDES.some(side => {
    const next = sight.rooms[neighbourOf(sight, room, side)]
    const isShut = next?.locked && has(room.doors, side) && has(next.doors, opposite(side))
    return isShut && (next.tile.kind === 'locked' || isPrincessReady)
  })
  return opens ? 200 : NOTHING
}

function frontier(sight: TinSight, room: RoomSight): number {
  const isBeyond = room.tile.kind === 'chasm' && !room.roped && !sight.wells.includes('rope')
  return room.open === 0 || isBeyond ? NOTHING : exploreWeight(sight) - 10
}
