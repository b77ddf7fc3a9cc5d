/** How likely a sensible player takes each action: what a search begins with. */
import { num } from '../content/content-index.ts'
import type { Way } from '../content/ways.ts'
import { isCleared } from '../rules/index.ts'
import { type Action, type Kind, NONE, type Step } from '../types.ts'
import { bestGoal, type Choice } from './goals.ts'
import { type Judgement, weigh } from './judgement.ts'
import type { Look } from './look.ts'
import { netOf } from './prizes.ts'

export function sharesOf(judgement: Judgement, actions: readonly Action[]): number[] {
  const weights = actions.map(action => weigh(judgement, action))
  const best = Math.max(...weights)
  const most = valueOfBest(judgement)
  const appeals = actions.map((action, index) =>
    num(weights, index) === best ? 1 : appealOf(judgement, action, num(weights, index) - best, most),
  )
  const total = appeals.reduce((sum, appeal) => sum + appeal, 0)
  return appeals.map(appeal => appeal / total)
}

/** How much weight a step of each kind may lack before it is seldom taken. */
const SCALE: Readonly<Partial<Record<Step, number>>> = {
  choose: 0.7,
  learn: 1,
  gaze: 2,
  haunt: 4,
  regain: 30,
}
const CHANCE_SCALE = 0.12
/** No action appeals as much as the best one, and what is not foolish appeals at least so much. */
const MOST = 0.9
const LEAST = 0.003

function appealOf(judgement: Judgement, action: Action, lack: number, most: number): number {
  const { look, plan, due } = judgement
  if (action.kind === 'timeUp') return LEAST / 100
  if (look === null || plan === null) return within(Math.exp(lack / (SCALE[due.step] ?? CHANCE_SCALE)))
  return within(plan.choice === null ? 0 : appealOfMove(look, plan.choice, action, most))
}

function within(appeal: number): number {
  return Math.max(LEAST, Math.min(MOST, appeal))
}

/** Of moves that the plan does not ask for. */
const ASIDE: Readonly<Partial<Record<Kind, number>>> = {
  cast: 0.08,
  esp: 0.08,
  regain: 0.05,
  search: 0.04,
  teleport: 0.02,
  ball: 0.005,
}
/** A move that costs so many turns more is taken e times less often. */
const PATIENCE = 0.4

function appealOfMove(look: Look, choice: Choice, action: Action, most: number): number {
  const { hero } = look
  const lost = (value: number) => Math.exp((value - most) / (PATIENCE * look.turn))
  if (action.kind === 'stop') return lost(valueHere(look, choice))
  const way =
    action.kind === 'step' ? look.content.ways[hero.at]?.find(one => one.step.to === action.to) : null
  return way ? lost(valueOf(look, choice, way)) : (ASIDE[action.kind] ?? 0)
}

/** What the best lair is worth from here. */
function valueOfBest({ look, plan }: Judgement): number {
  if (look === null || plan === null || plan.choice === null) return 0
  const { hero, state } = look
  return bestGoal(look, plan.choice, { at: hero.at, left: state.left, back: NONE }).value
}

/** To fight what is here, or to waste what movement is left. */
function valueHere(look: Look, choice: Choice): number {
  const { content, hero } = look
  const prize = choice.prizes[num(content.lair, hero.at)] ?? null
  if (prize !== null) return netOf(prize) - look.turn
  return bestGoal(look, choice, { at: hero.at, left: 0, back: NONE }).value
}

/** An uncleared lair is fought for; from anywhere else one goes on. */
function valueOf(look: Look, choice: Choice, { to }: Way): number {
  const { content, state, hero } = look
  if (isCleared(content, state, to))
    return bestGoal(look, choice, { at: to, left: state.left - 1, back: hero.at }).value
  const prize = choice.prizes[num(content.lair, to)] ?? null
  return prize === null ? Number.NEGATIVE_INFINITY : netOf(prize) - look.turn
}
