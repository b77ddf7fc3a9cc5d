/** The way to the room that a hint is about: through the doorway that it lights, and on by the fewest monsters. */
import { beside, has, opposite, SIDES, sideOf } from '../../../../games/tin/content/geometry.ts'
import { diceOnReturn } from '../../../../games/tin/content/numbers.ts'
import type { Direction, Side } from '../../../../games/tin/types.ts'
import type { SceneRoom, TinScene } from '../../../../games/tin/view/scene.ts'
import { hereOf } from '../sums.ts'

interface Stop {
  readonly room: SceneRoom
  /** The side come in by: a chasm without a rope leads on only from there. */
  readonly entry: Side
  readonly monsters: number
  /** The rooms so far, with this one. */
  readonly way: readonly SceneRoom[]
}

/** The rooms after the hero's, the goal last; none where this doorway leads elsewhere. */
export function wayTo(view: TinScene, dir: Direction, goal: string): readonly SceneRoom[] {
  const here = hereOf(view)
  const first = here && through(view, { room: here, monsters: 0, way: [] }, sideOf(dir), goal)
  const open = first ? [first] : []
  const seen = new Set<string>()
  for (let stop = open.shift(); stop; stop = open.shift()) {
    if (stop.room.tile.id === goal) return stop.way
    const name = nameOf(stop)
    if (seen.has(name)) continue
    seen.add(name)
    for (const side of SIDES) {
      const next = has(waysOut(stop), side) && through(view, stop, side, goal)
      if (next) open.push(next)
    }
    open.sort((a, b) => a.monsters - b.monsters || a.way.length - b.way.length)
  }
  return []
}

/** What lies behind a doorway; a lock ends every way but one to it. */
function through(view: TinScene, from: Omit<Stop, 'entry'>, side: Side, goal: string): Stop | null {
  const [x, y] = beside(from.room, side)
  const room = view.rooms.find(each => each.x === x && each.y === y)
  const entry = opposite(side)
  if (!room || !has(room.doors, entry) || (room.locked && room.tile.id !== goal)) return null
  return { room, entry, monsters: from.monsters + monstersIn(room), way: [...from.way, room] }
}

function monstersIn({ tile, entered, plain, helmeted }: SceneRoom): number {
  const due = entered || tile.kind === 'chasm' ? diceOnReturn(tile.kind, tile) : tile.white + tile.red
  return due + plain + helmeted
}

function waysOut({ room, entry }: Stop): number {
  const { doors, far } = room
  if (far === 0 || room.roped) return doors
  return has(far, entry) ? far : doors & ~far
}

/** A chasm without a rope is two places. */
function nameOf({ room, entry }: Stop): string {
  const isFar = !room.roped && has(room.far, entry)
  return `${room.x}/${room.y}${isFar ? '/far' : ''}`
}
