/** Where to turn over the next tile, and how to lay it: close to the stairwell, whose last doorway is kept for her. */
import { orientationOf } from '../content/content-index.ts'
import { beside, DX, DY, dirOf, has, SIDES } from '../content/geometry.ts'
import * as CHOICES from '../rules/choices.ts'
import { isPrincessLaid, roomBeyond } from '../rules/map.ts'
import { here } from '../rules/state.ts'
import { takesTile, waysToLay } from '../rules/tile-fit.ts'
import type { StepOf } from '../types.ts'
import { costOf, doorsAt, roomAt } from './chart.ts'
import { type Judgement, judged, type Mind, tileFacts } from './mind.ts'
import { goTo, homeFrom, type Scout, wayTo } from './scout.ts'
import { TASTE } from './taste.ts'
import { monstersOn } from './ways.ts'

/** A doorway into the dark, by its place and side, and what speaks against it. */
export interface Doorway {
  readonly place: number
  readonly side: number
  readonly cost: number
}

type Cell = readonly [x: number, y: number]

const KEPT = 50

/** The doorway with the shortest way to it and from it home at which a tile can be laid; null where there is none. */
export function frontierOf(scout: Scout): Doorway | null {
  return bestOf(scout, () => true)
}

/** The same among those without a monster on these ways, hers left out. */
export function quietFrontier(scout: Scout): Doorway | null {
  return bestOf(scout, ({ cost }) => cost < 1)
}

function bestOf(scout: Scout, isFit: (doorway: Doorway) => boolean): Doorway | null {
  const { content, state } = scout.mind
  if (isPrincessLaid(content, state)) return null
  const doorways = darkDoorways(scout)
    .filter(isFit)
    .toSorted((a, b) => a.cost - b.cost)
  for (const doorway of doorways) {
    const room = roomAt(scout.chart, doorway.place)
    if (room && takesTile(content, state, ...beside(room, doorway.side))) return doorway
  }
  return null
}

function darkDoorways(scout: Scout): Doorway[] {
  const { mind, chart } = scout
  const kept = keptCell(mind)
  const found: Doorway[] = []
  for (let place = 0; place < chart.size * 2; place++) {
    const way = wayTo(scout, place)
    const room = roomAt(chart, place)
    if (way === Number.POSITIVE_INFINITY || !room) continue
    const doors = doorsAt(chart, place)
    for (let side = 0; side < 4; side++) {
      if (!has(doors, side) || (chart.beyond[(place % chart.size) * 4 + side] ?? -1) >= 0) continue
      const back = homeFrom(scout, place) + (place === 0 ? 0 : costOf(mind, room))
      const isKept = kept !== null && isCell(kept, beside(room, side))
      found.push({ place, side, cost: way + TASTE.homeward * back + (isKept ? KEPT : 0) })
    }
  }
  return found
}

function isCell(cell: Cell, [x, y]: Cell): boolean {
  return cell[0] === x && cell[1] === y
}

/** The cell before the last free doorway of the stairwell, while tiles lie above the princess room: it is hers. */
function keptCell({ content, state }: Mind): Cell | null {
  const stairwell = state.rooms[0]
  if (!stairwell || state.stack.length === 0 || state.rooms.length < 2) return null
  const { doors } = orientationOf(content, stairwell)
  const free = SIDES.filter(side => has(doors, side) && roomBeyond(state, stairwell.x, stairwell.y, side) < 0)
  const [last] = free
  return last !== undefined && free.length === 1 ? beside(stairwell, last) : null
}

/** Turns over a tile there, or goes there first. */
export function exploreAt(scout: Scout, { place, side }: Doorway): Judgement | null {
  const { mind, hero, chart } = scout
  const { state, content } = mind
  const at = tileFacts(mind, roomAt(chart, place)?.tile ?? content.stairwell).id
  const isHers = state.stack.length === 0
  const why = isHers
    ? ({ why: 'layHer', at, monsters: monstersOn(homeFrom(scout, place)) } as const)
    : ({ why: 'explore', at, tiles: state.stack.length } as const)
  return place === hero ? judged(CHOICES.EXPLORE[dirOf(side)], why, 0.75) : goTo(scout, place, why, 0.7)
}

/** New doorways near the stairwell, and none towards the cell that is kept for her. */
export function layWell(mind: Mind, { tile, side }: StepOf<'lay'>): Judgement {
  const { content, state } = mind
  const ways = waysToLay(content, state, tile, side)
  const [x, y] = beside(here(state), side)
  const kept = keptCell(mind)
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  for (const { turn, doors } of ways) {
    const worth = worthOfDoors(mind, doors, [x, y], kept)
    if (worth <= most) continue
    best = turn
    most = worth
  }
  return judged(CHOICES.LAY[best] ?? { kind: 'lay', turn: best }, { why: 'lay' }, 0.6)
}

function worthOfDoors({ state, takesTime }: Mind, doors: number, [x, y]: Cell, kept: Cell | null): number {
  const step = takesTime ? TASTE.away : -TASTE.near
  let worth = 0
  for (let side = 0; side < 4; side++) {
    if (!has(doors, side) || roomBeyond(state, x, y, side) >= 0) continue
    const cell: Cell = [x + (DX[side] ?? 0), y + (DY[side] ?? 0)]
    worth += kept !== null && isCell(kept, cell) ? -KEPT : 1 + step * (Math.abs(cell[0]) + Math.abs(cell[1]))
  }
  return worth
}
