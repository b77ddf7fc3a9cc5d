/** On a tile without monsters: what is at hand first, then where to go. */
import { dirOf } from '../content/geometry.ts'
import * as CHOICES from '../rules/choices.ts'
import { actions } from '../rules/legal.ts'
import { isAtStairwell, whyNotHeal } from '../rules/merchants.ts'
import { isAtGap } from '../rules/rooms.ts'
import { here } from '../rules/state.ts'
import { pickUp } from './carry.ts'
import { fetchLoot, goShop, goSpan } from './errands.ts'
import { exploreAt, frontierOf } from './frontier.ts'
import { goRest, mend, stockUp } from './hearts.ts'
import { type Judgement, judged, type Mind } from './mind.ts'
import { hasGap, isHurried, mayDrink } from './needs.ts'
import { cheapestSide, goHome, type Scout, scoutOf, wayTo } from './scout.ts'
import { TASTE } from './taste.ts'
import { buyHere, wantedGood } from './trade.ts'
import { hunt, train } from './training.ts'
import { clearTreasury, isLockInReach, openLock, openTreasury } from './treasuries.ts'
import { monstersOn } from './ways.ts'

export function atPeace(mind: Mind): Judgement {
  const scout = wellInformed(mind)
  return chore(scout.mind) ?? errand(scout)
}

/** One who also knows whether a rope is needed: at peace and while paying alike, or the dearest good is given for another. */
export function wellInformed(mind: Mind): Scout {
  const scout = scoutOf(mind)
  return hasGap(mind) && isCutOff(scout) ? withRopeInMind(scout) : scout
}

/** T-23: nothing is left on this side of the chasm: no treasury, no lock and no doorway. */
function isCutOff(scout: Scout): boolean {
  return openTreasury(scout) < 0 && !isLockInReach(scout) && frontierOf(scout) === null
}

function withRopeInMind(scout: Scout): Scout {
  const mind = { ...scout.mind, needsRope: true }
  return { ...scout, mind, shopping: wantedGood(mind) }
}

/** What needs no way: the rope, rest, what lies here. */
function chore(mind: Mind): Judgement | null {
  const { content, state } = mind
  if (isAtGap(content, state) && state.wells.includes('rope')) return judged(CHOICES.ROPE, { why: 'rope' })
  if (isAtStairwell(content, state) && whyNotHeal(state) === null)
    return judged(CHOICES.HEAL, { why: 'rest', hearts: state.hearts }, 0.97)
  return here(state).floor.length > 0 ? pickUp(mind) : null
}

type Errand = (scout: Scout) => Judgement | null

/** What makes the hero strong and costs moves. */
const LEISURE: readonly Errand[] = [
  goRest,
  scout => mend(scout, TASTE.leastHearts),
  stockUp,
  train,
  scout => fetchLoot(scout, TASTE.lootWay),
]

/** The first that there is anything to do for is done. */
const ERRANDS: readonly Errand[] = [
  carryHome,
  scout => buyHere(scout.mind, scout.shopping),
  scout => (isHurried(scout.mind) ? null : firstOf(LEISURE, scout)),
  clearTreasury,
  openLock,
  explore,
  goSpan,
  goShop,
  scout => fetchLoot(scout, TASTE.lastLootWay),
  hunt,
]

function errand(scout: Scout): Judgement {
  return firstOf(ERRANDS, scout) ?? wander(scout)
}

function firstOf(errands: readonly Errand[], scout: Scout): Judgement | null {
  for (const each of errands) {
    const judgement = each(scout)
    if (judgement !== null) return judgement
  }
  return null
}

/** Whatever there is to go for, what matters most first. */
export function errandsIn(scout: Scout): readonly Judgement[] {
  return [...ERRANDS, ...LEISURE].flatMap(each => each(scout) ?? [])
}

function carryHome(scout: Scout): Judgement | null {
  const { wells, hearts } = scout.mind.state
  if (!wells.includes('princess')) return null
  const way = wayTo(scout, 0)
  if (hearts <= TASTE.carryHearts && way > TASTE.quiet && mayDrink(scout.mind.state))
    return judged(CHOICES.DRINK, { why: 'drink', hearts })
  return goHome(scout, { why: 'carry', monsters: monstersOn(way) }, 0.95)
}

function explore(scout: Scout): Judgement | null {
  const doorway = frontierOf(scout)
  return doorway && (mend(scout, TASTE.exploreHearts) ?? exploreAt(scout, doorway))
}

/** Through the cheapest doorway; there is always something that can be done. */
function wander(scout: Scout): Judgement {
  const side = cheapestSide(scout)
  const { content, state } = scout.mind
  const action = side < 0 ? actions(content, state, 0)[0] : CHOICES.MOVE[dirOf(side)]
  return judged(action ?? CHOICES.RETREAT, { why: 'wander' }, 0.4)
}
