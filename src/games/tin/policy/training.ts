/** Fights that are looked for: for experience, for a full hand, for treasure. */
import { dirOf } from '../content/geometry.ts'
import { handSize, XP_FOR_LEVEL } from '../content/numbers.ts'
import * as CHOICES from '../rules/choices.ts'
import { roomAt, STEP } from './chart.ts'
import { exploreAt, quietFrontier } from './frontier.ts'
import { mend } from './hearts.ts'
import { type Judgement, judged, tileFacts } from './mind.ts'
import { isHurried } from './needs.ts'
import type { TinReason } from './reasons.ts'
import { bestPlace, cheapestSide, FAR, goTo, homeFrom, nameOf, type Scout, wayTo } from './scout.ts'
import { TASTE } from './taste.ts'

const ANYWHERE = Number.MAX_VALUE
/** How much farther one goes for red dice who takes time. */
const RED = 1

/** T-36: monsters one by one, with a quiet way home. */
export function train(scout: Scout): Judgement | null {
  const { level, xp } = scout.mind.state
  if (level >= TASTE.trainTo) return null
  const place = trainingPlace(scout, TASTE.quiet)
  const at = nameOf(scout, place)
  return (
    lookForRed(scout, place) ??
    trainAt(scout, place, { why: 'train', at, level: level + 1, missing: XP_FOR_LEVEL - xp })
  )
}

/** Red dice guard more chests: who takes time looks for a room of them while rest is free. */
function lookForRed(scout: Scout, place: number): Judgement | null {
  const room = roomAt(scout.chart, place)
  if (!scout.mind.takesTime || (room && tileFacts(scout.mind, room.tile).red)) return null
  const doorway = quietFrontier(scout)
  return doorway && exploreAt(scout, doorway)
}

/** A full hand before what is hard (T-33): cards come back when a room is cleared. */
export function drill(scout: Scout): Judgement | null {
  const { level, hand } = scout.mind.state
  if (isHurried(scout.mind) || hand.length >= Math.min(handSize(level), TASTE.drillHand)) return null
  const place = trainingPlace(scout, ANYWHERE)
  if (wayTo(scout, place) > TASTE.drillWay) return null
  return trainAt(scout, place, { why: 'drill', at: nameOf(scout, place), cards: hand.length })
}

/** Nothing else leads on: monsters bring treasure. */
export function hunt(scout: Scout): Judgement | null {
  const place = trainingPlace(scout, ANYWHERE)
  return mend(scout, TASTE.leastHearts) ?? trainAt(scout, place, { why: 'hunt', at: nameOf(scout, place) })
}

/** The nearest room where monsters come again and again and the way home is quiet; -1 where there is none. */
function trainingPlace(scout: Scout, quiet: number): number {
  return bestPlace(scout, ({ tile, entered }, place) => {
    const { again, kind, red } = tileFacts(scout.mind, tile)
    const isFit = entered && again > 0 && kind !== 'princess' && kind !== 'locked'
    if (!isFit || homeFrom(scout, place) > quiet) return 0
    const reward = scout.mind.takesTime && red ? RED : 0
    return FAR + reward - homeFrom(scout, place) - (place === scout.hero ? 2 * STEP : wayTo(scout, place))
  })
}

/** To that room, or out of it to come back. */
function trainAt(scout: Scout, place: number, why: TinReason): Judgement | null {
  if (place !== scout.hero) return goTo(scout, place, why)
  const side = cheapestSide(scout)
  return side < 0 ? null : judged(CHOICES.MOVE[dirOf(side)], why)
}
