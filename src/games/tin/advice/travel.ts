/** Advice on where to go. */
import { has, opposite, SIDES } from '../content/geometry.ts'
import { LAST_LEVEL_TO_REST, LOST_TO_REST } from '../content/numbers.ts'
import type { SceneRoom, TinScene } from '../view/scene.ts'
import { isCutOff, isWanted, locksLeft, lootOf } from './treasure.ts'
import { dueIn, neighbourOf, type Way } from './ways.ts'

const NOTHING = -90

/** A destination is worth what waits there less the way; a move is worth the best destination it leads to. */
export function moveWeight(scene: TinScene, side: number, ways: readonly Way[]): number {
  const gains = ways.filter(way => way.first === side).map(way => valueAt(scene, way.room) - 3 * way.cost)
  return Math.max(NOTHING, ...gains)
}

export function exploreWeight(scene: TinScene): number {
  if (scene.wells.includes('princess')) return NOTHING
  return scene.hearts >= 3 ? 150 : 70
}

function valueAt(scene: TinScene, index: number): number {
  const room = scene.rooms[index]
  if (!room) return NOTHING
  if (scene.wells.includes('princess')) return room.tile.kind === 'stairwell' ? 600 : NOTHING
  return Math.max(idle(room), home(scene, room), loot(scene, room), lock(scene, room), frontier(scene, room))
}

/** With nothing better to do, monsters bring treasure. */
function idle(room: SceneRoom): number {
  return dueIn(room) > 0 ? 40 : 0
}

function home(scene: TinScene, room: SceneRoom): number {
  if (room.tile.kind !== 'stairwell') return NOTHING
  const heals =
    scene.level <= LAST_LEVEL_TO_REST && scene.maxHearts - scene.hearts >= LOST_TO_REST && scene.hearts <= 3
  const shops =
    (locksLeft(scene) > 0 && isWanted(scene, 'key') && scene.pile.includes('key')) ||
    (isCutOff(scene) && isWanted(scene, 'rope') && scene.pile.includes('rope'))
  return (heals ? 160 : 0) + (shops ? (scene.stack.length === 0 ? 130 : 60) : 0)
}

function loot(scene: TinScene, room: SceneRoom): number {
  const best = Math.max(0, ...room.floor.map(token => lootOf(scene, token)))
  if (best === 0) return NOTHING
  return room.tile.kind === 'princess' ? 400 : 60 + best
}

/** A room with a lock next door that a key would open, or an open treasure room not yet cleared. */
function lock(scene: TinScene, room: SceneRoom): number {
  const isTreasury = room.tile.kind === 'locked' || room.tile.kind === 'princess'
  if (isTreasury && !room.locked && !room.cleared) return scene.hearts >= 4 ? 220 : 60
  if (!scene.wells.includes('key')) return NOTHING
  const isPrincessReady = scene.rooms.every(other => other.tile.kind !== 'locked' || other.cleared)
  const opens = SIDES.some(side => {
    const next = scene.rooms[neighbourOf(scene, room, side)]
    const isShut = next?.locked && has(room.doors, side) && has(next.doors, opposite(side))
    return isShut && (next.tile.kind === 'locked' || isPrincessReady)
  })
  return opens ? 200 : NOTHING
}

function frontier(scene: TinScene, room: SceneRoom): number {
  const isBeyond = room.tile.kind === 'chasm' && !room.roped && !scene.wells.includes('rope')
  return room.open === 0 || isBeyond ? NOTHING : exploreWeight(scene) - 10
}
