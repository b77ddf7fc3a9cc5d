/** Hearts: rest while it is free, potions at hand, potions to be bought. */
import * as CHOICES from '../rules/choices.ts'
import { type Judgement, judged } from './mind.ts'
import { held, isHurried, mayRest } from './needs.ts'
import { goHome, type Scout, wayTo } from './scout.ts'
import { TASTE } from './taste.ts'
import { monstersOn } from './ways.ts'

/** T-24: rest costs nothing, so it is taken wherever the way is quiet, and in need also where it is not. */
export function goRest(scout: Scout): Judgement | null {
  const { state } = scout.mind
  if (!mayRest(state)) return null
  const isNeeded = state.hearts <= TASTE.restAt && !isTooFar(scout)
  return wayTo(scout, 0) < TASTE.quiet || isNeeded ? toRest(scout) : null
}

function toRest(scout: Scout): Judgement | null {
  const { hearts } = scout.mind.state
  return goHome(scout, { why: 'goRest', hearts, monsters: monstersOn(wayTo(scout, 0)) })
}

function isTooFar(scout: Scout): boolean {
  return wayTo(scout, 0) > scout.mind.state.hearts * TASTE.wayPerHeart
}

/** So many hearts before what is dangerous; null where they are there, or not to be had. */
export function mend(scout: Scout, wanted: number): Judgement | null {
  const { state } = scout.mind
  const { hearts, maxHearts } = state
  const hasPotion = state.wells.includes('potion')
  const need = Math.min(isHurried(scout.mind) ? TASTE.leastHearts : wanted, maxHearts - 1)
  if (hearts >= need - (hasPotion ? TASTE.potionSlack : 0)) return null
  if (hasPotion && (!mayRest(state) || isTooFar(scout) || isHurried(scout.mind)))
    return judged(CHOICES.DRINK, { why: 'drink', hearts })
  return isHurried(scout.mind) ? null : goMend(scout)
}

function goMend(scout: Scout): Judgement | null {
  const { hearts } = scout.mind.state
  if (mayRest(scout.mind.state)) return toRest(scout)
  return scout.shopping === 'potion' ? goHome(scout, { why: 'goBuyPotion', hearts }) : null
}

/** Potions while the way to the merchants is short. */
export function stockUp(scout: Scout): Judgement | null {
  if (scout.shopping !== 'potion' || held(scout.mind.state, 'potion') >= TASTE.potions) return null
  return wayTo(scout, 0) > TASTE.stockUpWay ? null : goHome(scout, { why: 'goShop', good: 'potion' })
}
