/** Actions and goals that run against each other, each round with the same guess and the same lots for all that still run. */
import { sameAction } from '../../engine/result.ts'
import type { Action, Seat } from '../../engine/types.ts'
import type { Mind } from '../mind.ts'
import type { Entrant } from '../search/race.ts'
import { type Branch, newBranch } from '../search/tree.ts'
import { tried } from '../search/tried.ts'
import { gapBetween, isBehind } from './gap.ts'
import type { Effort } from './types.ts'

export interface Runner extends Entrant {
  readonly branch: Branch
  /** What came of each round it ran in. */
  readonly scores: number[]
}

export interface Field {
  readonly runners: readonly Runner[]
  /** Those that are not clearly behind. */
  running: readonly Runner[]
}

export interface Asked extends Effort {
  readonly state: unknown
  readonly seat: Seat
}

/** Rounds between two looks at how it stands. */
const SLICE = 8

export function fieldOf(entrants: readonly Entrant[]): Field {
  const runners = entrants.map(({ action, goal }) => ({ action, goal, branch: newBranch(), scores: [] }))
  return { runners, running: runners }
}

/** Until that is known which is asked for, or the budget is spent. */
export function run(mind: Mind, asked: Asked, field: Field, isDone: () => boolean): void {
  const { seed, budget } = asked
  for (let round = 0, ran = 0; field.running.length > 1 && ran < budget; round++) {
    for (const runner of field.running) runner.scores.push(tried(mind, asked, runner, [seed, round]))
    ran += field.running.length
    if (round % SLICE < SLICE - 1) continue
    if (isDone()) return
    const leader = leaderOf(field)
    field.running = field.running.filter(({ scores }) => !isBehind(gapBetween(leader.scores, scores)))
  }
}

/** All that still run have run the same rounds. */
export function leaderOf({ running }: Field): Runner {
  return running.reduce((best, each) => (sum(each.scores) > sum(best.scores) ? each : best))
}

export function runnerOf({ runners }: Field, action: Action): Runner {
  const runner = runners.find(each => sameAction(each.action, action))
  if (!runner) throw new Error('This action does not run')
  return runner
}

function sum(scores: readonly number[]): number {
  return scores.reduce((total, score) => total + score, 0)
}
