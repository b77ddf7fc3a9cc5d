/** Which lair pays best, the way there and home counted. */
import { isTaken } from '../rules/index.ts'
import { MOVEMENT, NONE } from '../types.ts'
import { type LevelLook, levelLooks, type Prize } from './levels.ts'
import type { Look } from './look.ts'
import { netOf, prizeAt } from './prizes.ts'
import { TASTE } from './taste.ts'
import { FAR, type Steps } from './ways.ts'

/** The lairs as they look now. */
export interface Choice {
  readonly levels: readonly LevelLook[]
  /** By lair; null where there is nothing to be had. */
  readonly prizes: readonly (Prize | null)[]
  /** More than this no lair brings after another. */
  readonly hope: number
}

interface Goal {
  /** NONE where there is nothing to be had. */
  readonly lair: number
  /** In gold. */
  readonly value: number
}

export function choiceOf(look: Look): Choice {
  const levels = levelLooks(look)
  const prizes: (Prize | null)[] = []
  let most = 0
  for (let lair = 0; lair < look.content.lairs.length; lair++) {
    const prize = prizeOf(look, levels, lair)
    prizes.push(prize)
    if (prize !== null) most = Math.max(most, netOf(prize))
  }
  return { levels, prizes, hope: Math.max(0, most - look.turn) }
}

function prizeOf(look: Look, levels: readonly LevelLook[], lair: number): Prize | null {
  const { content, state } = look
  const level = levels[content.lairLevel[lair] ?? 0]
  if (level === undefined || (state.cleared[lair] ?? 0) >= (content.lairNeed[lair] ?? 0)) return null
  const prize = prizeAt(look, level, lair)
  return prize.worth > 0 ? prize : null
}

/** Where a hero stands or would stand, with how much movement left, and the space that it does not go back to. */
interface Stand {
  readonly at: number
  readonly left: number
  readonly back: number
}

/** The prize less the turns to get there and home, with what may come next. */
export function bestGoal(look: Look, choice: Choice, stand: Stand): Goal {
  const { content, state, ways } = look
  const steps = ways.from(stand.at, look.doors)
  const behind = stand.back === NONE ? null : ways.from(stand.back, look.doors)
  const home = ways.from(content.hall, look.doors)
  let best = NONE
  let highest = Number.NEGATIVE_INFINITY
  for (let lair = 0; lair < choice.prizes.length; lair++) {
    const prize = choice.prizes[lair] ?? null
    const space = content.lairs[lair] ?? 0
    const far = steps[space] ?? FAR
    if (prize === null || far === FAR || isBehind(behind, space, far)) continue
    const share = prize.worth >= look.need ? 1 : prize.worth / look.need
    const turns = turnsTo(far, stand.left) + share * homeward(look, home[space] ?? 0)
    const own = netOf(prize) - look.turn * turns
    const follow = TASTE.follow * (1 - share)
    // Most lairs are behind already, whatever may come next.
    if (own + follow * choice.hope <= highest) continue
    const rated = own + follow * followUp(look, choice.prizes, lair)
    if (rated <= highest || (space !== stand.at && isTaken(content, state, space))) continue
    highest = rated
    best = lair
  }
  return { lair: best, value: highest }
}

/** Who has gone one way does not turn round in the same move. */
export function isBehind(behind: Steps | null, space: number, far: number): boolean {
  return behind !== null && (behind[space] ?? 0) < far
}

/** The turns home from there count as far as it brings the goal nearer. */
function homeward({ state }: Look, steps: number): number {
  return state.mode === 'hunt' ? 0 : (TASTE.home * steps) / MOVEMENT
}

/** The turn in which it is reached counts in full; of equals the nearest. */
export function turnsTo(steps: number, left: number): number {
  return (steps <= left ? 1 : 1 + Math.ceil((steps - left) / MOVEMENT)) + steps * 0.004
}

/** What the best lair near it would bring afterwards. */
function followUp({ judge, turn }: Look, prizes: Choice['prizes'], lair: number): number {
  const near = judge.near[lair] ?? []
  let best = 0
  for (let index = 0; index < near.length; index++) {
    const other = near[index]
    const prize = other === undefined ? null : (prizes[other.lair] ?? null)
    if (other === undefined || prize === null) continue
    const net = netOf(prize) - turn * other.turns
    if (net > best) best = net
  }
  return best
}
