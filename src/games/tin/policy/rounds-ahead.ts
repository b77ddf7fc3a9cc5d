/** What speaks for fighting on, for drinking and for going back, as the battle stands. */
import { neighbour } from '../rules/map.ts'
import { here, monstersIn } from '../rules/state.ts'
import { monstersToBeat } from './battle.ts'
import { monstersDue } from './chart.ts'
import { type Mind, tileFacts } from './mind.ts'
import type { TinReason } from './reasons.ts'
import { chanceOfRound, survival } from './round.ts'

export function whyFight({ content, state }: Mind): TinReason {
  const { hearts } = state
  return { why: 'fight', monsters: monstersToBeat(state), hearts, chance: chanceOfRound(content, state) }
}

export function whyDrink(mind: Mind): TinReason {
  const { hearts } = mind.state
  if (monstersIn(here(mind.state)) === 0) return { why: 'drink', hearts }
  const chance = chanceToLive(mind)
  return hearts === 1 ? { why: 'sip', hearts, chance } : { why: 'gulp', hearts, chance }
}

export function whyBack(mind: Mind): TinReason {
  const { content, state } = mind
  const back = state.rooms[neighbour(state, here(state), state.entry)]
  return {
    why: 'back',
    at: tileFacts(mind, back?.tile ?? content.stairwell).id,
    monsters: back ? Math.round(monstersDue(mind, back)) : 0,
    hearts: state.hearts,
    chance: chanceToLive(mind),
  }
}

function chanceToLive({ content, state }: Mind): number {
  return survival(state.hearts, monstersToBeat(state), chanceOfRound(content, state))
}
