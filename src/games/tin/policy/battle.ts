/** Before a round: fight on, drink, or go back. */
import { LAST_LEVEL, LAST_LEVEL_TO_REST, XP_FOR_LEVEL } from '../content/numbers.ts'
import * as CHOICES from '../rules/choices.ts'
import { neighbour } from '../rules/map.ts'
import { here, monstersIn } from '../rules/state.ts'
import type { Room, State } from '../types.ts'
import { chartOf, monstersDue, placeIn } from './chart.ts'
import { type Judgement, judged, type Mind, tileFacts } from './mind.ts'
import { mayDrink, purseOf } from './needs.ts'
import { chanceOfRound, survival } from './round.ts'
import { TASTE } from './taste.ts'
import { waysHome } from './ways.ts'

export function beforeRound(mind: Mind): Judgement {
  const { content, state } = mind
  const back = state.rooms[neighbour(state, here(state), state.entry)]
  if (back?.tile === content.stairwell && state.wells.includes('princess'))
    return judged(CHOICES.RETREAT, { why: 'rescue', at: tileFacts(mind, content.stairwell).id }, 0.99)
  const monsters = monstersToBeat(state)
  const chance = chanceOfRound(content, state)
  const { hearts } = state
  if (hearts > TASTE.worried) return judged(CHOICES.FIGHT, { why: 'fight', monsters, hearts, chance })
  return inDanger(mind, back, monsters, chance)
}

/** How many are left before the room is free or a new level heals (T-36). */
export function monstersToBeat(state: State): number {
  const left = monstersIn(here(state))
  return state.level < LAST_LEVEL ? Math.min(left, XP_FOR_LEVEL - state.xp) : left
}

function inDanger(mind: Mind, back: Room | undefined, monsters: number, chance: number): Judgement {
  const { state } = mind
  const { hearts } = state
  const lives = survival(hearts, monsters, chance)
  const isPatient = hearts > 1 && back !== undefined && monstersDue(mind, back) < 1
  const flees = back && !isPatient ? chanceOfFlight(mind, back, chance) : 0
  if (back && lives < flees * TASTE.fleeAt)
    return judged(
      CHOICES.RETREAT,
      { why: 'retreat', at: tileFacts(mind, back.tile).id, hearts, chance: lives },
      0.8,
    )
  if (hearts === 1 && mayDrink(state))
    return judged(CHOICES.DRINK, { why: 'sip', hearts, chance: lives }, 0.85)
  return judged(
    CHOICES.FIGHT,
    hearts === 1 ? { why: 'lastStand', monsters, chance: lives } : { why: 'fight', monsters, hearts, chance },
    0.8,
  )
}

/** The chance to come to where hearts can be had again; nothing where there is no such place. */
function chanceOfFlight(mind: Mind, back: Room, chance: number): number {
  const { state } = mind
  const first = Math.round(monstersDue(mind, back))
  if (state.wells.includes('potion') || back.floor.includes('potion')) return first > 0 ? 0 : 1
  if (!canMendAtHome(state)) return 0
  const chart = chartOf(mind)
  const place = placeIn(chart, state.rooms.indexOf(back), state.entry ^ 2)
  const way = waysHome(chart).cost[place] ?? Number.POSITIVE_INFINITY
  return way === Number.POSITIVE_INFINITY ? 0 : survival(state.hearts, first + Math.round(way), chance)
}

/** Healing up to the second level (T-24); later it takes a potion's price. */
function canMendAtHome(state: State): boolean {
  return state.level <= LAST_LEVEL_TO_REST || (purseOf(state) >= 10 && state.pile.includes('potion'))
}
