/** Weighs every sensible action with the same lots, as long as one of them may be clearly the best. */
import type { PuzzleOption } from '../../engine/puzzle.ts'
import type { Action } from '../../engine/types.ts'
import { type Gap, gapBetween } from '../analysis/gap.ts'
import type { Mind } from '../mind.ts'
import { considered } from '../search/considered.ts'
import { iterate } from '../search/iterate.ts'
import { newBranch } from '../search/tree.ts'

/** A best action is ahead of every other by so much chance to win, and by so many standard errors. */
export const AHEAD = 0.06
const SURE = 5
/** Rounds between two looks; whoever is not nearly ahead by then is not waited for. */
const SLICE = 20
const HOPE = 1.5

export interface Asked {
  readonly state: unknown
  readonly seat: number
  readonly seed: number
  readonly rounds: number
}

export interface Weighed {
  readonly options: readonly [PuzzleOption, ...PuzzleOption[]]
  /** Between the best and whatever comes next. */
  readonly gap: Gap
}

/** The best first; null where none can be clearly the best any more. */
export function weigh(mind: Mind, asked: Asked, actions: readonly Action[]): Weighed | null {
  const runners = actions.map(action => ({ action, branch: newBranch(), scores: new Array<number>() }))
  for (let round = 0; round < asked.rounds; round++) {
    for (const runner of runners) runner.scores.push(iterate(mind, asked, runner, [asked.seed, round]))
    const isLook = round % SLICE === SLICE - 1
    if (isLook && !isHopeful(weighed(runners)?.gap)) return null
  }
  return weighed(runners)
}

interface Runner {
  readonly action: Action
  readonly scores: readonly number[]
}

function weighed(runners: readonly Runner[]): Weighed | null {
  const [best, ...others] = runners.toSorted((a, b) => sum(b.scores) - sum(a.scores))
  if (!best) return null
  const gaps = others.map(({ scores }) => gapBetween(best.scores, scores))
  const [gap] = gaps.toSorted((a, b) => a.mean - SURE * a.error - (b.mean - SURE * b.error))
  return gap ? { options: [optionOf(best), ...others.map(optionOf)], gap } : null
}

function isHopeful(gap: Gap | undefined): boolean {
  return gap !== undefined && gap.mean + HOPE * gap.error >= AHEAD
}

export function isClear({ mean, error }: Gap): boolean {
  return mean >= AHEAD && mean >= SURE * error
}

function optionOf({ action, scores }: Runner): PuzzleOption {
  const { value, low, high } = considered(action, scores)
  const rounded = (share: number) => Math.round(share * 1000) / 1000
  return { action, value: rounded(value), low: rounded(low), high: rounded(high) }
}

function sum(scores: readonly number[]): number {
  return scores.reduce((total, score) => total + score, 0)
}
