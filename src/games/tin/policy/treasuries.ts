/** Locked rooms: where keys fit, and which open ones are still to be cleared. */
import { dirOf, has } from '../content/geometry.ts'
import * as CHOICES from '../rules/choices.ts'
import type { Room } from '../types.ts'
import { doorsAt, nextTo, roomAt } from './chart.ts'
import { mend } from './hearts.ts'
import { type Judgement, judged, type Mind, tileFacts } from './mind.ts'
import { held, isRipe } from './needs.ts'
import { bestPlace, FAR, goTo, nameOf, type Scout, wayTo } from './scout.ts'
import { TASTE } from './taste.ts'
import { drill } from './training.ts'

/** With hearts and cards for it. */
export function clearTreasury(scout: Scout): Judgement | null {
  const place = openTreasury(scout)
  const room = roomAt(scout.chart, place)
  if (!room) return null
  const { id, first } = tileFacts(scout.mind, room.tile)
  const { hearts } = scout.mind.state
  return (
    mend(scout, TASTE.treasuryHearts) ??
    drill(scout) ??
    goTo(scout, place, { why: 'treasury', at: id, monsters: first, hearts }, 0.85)
  )
}

/** The nearest open treasury that was never cleared or where the princess waits; -1 where there is none. */
export function openTreasury(scout: Scout): number {
  return bestPlace(scout, (room, place) => (isGoal(scout.mind, room) ? FAR - wayTo(scout, place) : 0))
}

export function isGoal(mind: Mind, { tile, locked, cleared, floor }: Room): boolean {
  const { kind } = tileFacts(mind, tile)
  if (locked) return false
  return (kind === 'locked' && !cleared) || (kind === 'princess' && (!cleared || floor.includes('princess')))
}

/** T-22: opens a lock next door, or goes to the nearest room beside one. */
export function openLock(scout: Scout): Judgement | null {
  if (held(scout.mind.state, 'key') === 0) return null
  const place = besideLock(scout)
  if (place < 0) return null
  const side = ripeSide(scout, place)
  const at = nameOf(scout, nextTo(scout.chart, place, side))
  if (place === scout.hero) return judged(CHOICES.UNLOCK[dirOf(side)], { why: 'unlock', at }, 0.95)
  return goTo(scout, place, { why: 'goUnlock', at })
}

export function isLockInReach(scout: Scout): boolean {
  return besideLock(scout) >= 0
}

function besideLock(scout: Scout): number {
  return bestPlace(scout, (_, place) => (ripeSide(scout, place) < 0 ? 0 : FAR - wayTo(scout, place)))
}

/** The side with a lock that a key would open; -1 where there is none. */
function ripeSide({ mind, chart }: Scout, place: number): number {
  const doors = doorsAt(chart, place)
  for (let side = 0; side < 4; side++) {
    const next = has(doors, side) ? chart.rooms[nextTo(chart, place, side)] : undefined
    if (next && isRipe(mind, next)) return side
  }
  return -1
}
