/** Ways for things: treasure that lies somewhere, the merchants, the chasm with a rope. */
import type { Room, Token } from '../types.ts'
import { isGap, roomAt } from './chart.ts'
import type { Judgement, Mind } from './mind.ts'
import { held, lootOf } from './needs.ts'
import { bestPlace, FAR, goHome, goTo, nameOf, type Scout, wayTo } from './scout.ts'
import { isGoal } from './treasuries.ts'

/** Gold buys more than it seems beside what is carried. */
const GOLD_WORTH = 4

/** What lies somewhere and is worth the way, a monster on it counting so much. */
export function fetchLoot(scout: Scout, toll: number): Judgement | null {
  const place = bestPlace(scout, (room, at) => {
    const worth = lootWorth(scout, room, at)
    return worth === 0 ? 0 : worth - toll * wayTo(scout, at)
  })
  const token = bestLoot(scout.mind, roomAt(scout.chart, place)?.floor ?? [])
  if (place < 0 || token === null) return null
  return goTo(scout, place, { why: 'fetch', token, at: nameOf(scout, place) }, 0.7)
}

function lootWorth(scout: Scout, room: Room, place: number): number {
  if (place === scout.hero || room.floor.length === 0 || isGoal(scout.mind, room)) return 0
  const token = bestLoot(scout.mind, room.floor)
  return token === null ? 0 : worthOf(scout.mind, token)
}

function bestLoot(mind: Mind, floor: readonly Token[]): Token | null {
  let best: Token | null = null
  let most = 0
  for (const token of floor) {
    const worth = worthOf(mind, token)
    if (worth <= most) continue
    best = token
    most = worth
  }
  return best
}

function worthOf(mind: Mind, token: Token): number {
  return lootOf(mind, token) * (typeof token === 'number' ? GOLD_WORTH : 1)
}

export function goShop(scout: Scout): Judgement | null {
  return scout.shopping === null ? null : goHome(scout, { why: 'goShop', good: scout.shopping })
}

/** T-23: to the chasm, where only a rope leads on. */
export function goSpan(scout: Scout): Judgement | null {
  if (!scout.mind.needsRope || held(scout.mind.state, 'rope') === 0) return null
  const place = bestPlace(scout, (room, at) => (isGap(scout.chart, room) ? FAR - wayTo(scout, at) : 0))
  return goTo(scout, place, { why: 'span' })
}
