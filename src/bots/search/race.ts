/** A race of actions, each tried with the same chance in every round: whoever is clearly behind drops out. */
import type { Action } from '../../engine/types.ts'
import type { Branch } from './tree.ts'

/** What is tried: an action, and what it is the first step to, where that is kept to. */
export interface Entrant {
  readonly action: Action
  readonly goal: string | null
}

export interface Runner extends Entrant {
  readonly branch: Branch
  /** What came of each round it ran in. */
  readonly scores: number[]
}

export interface Race {
  /** What the policy thinks best: it is left only for what is clearly better. */
  readonly pick: Runner
  readonly others: readonly Runner[]
  /** Those that may still win it; the pick runs along, to be compared with. */
  running: readonly Runner[]
}

/** Somebody so many standard errors behind does not come back. */
const BEHIND = 2.5
/** The policy is left for what is better by so many of them, and by this much at least. */
const AHEAD = 2.5
const WORTH = 0.004
/** Fewer rounds prove nothing. */
const FEWEST = 8

/** `branchOf`: what each starts from. */
export function newRace(
  [pick, ...others]: readonly [Entrant, ...Entrant[]],
  branchOf: (entrant: Entrant) => Branch,
): Race {
  const newRunner = (entrant: Entrant): Runner => ({ ...entrant, branch: branchOf(entrant), scores: [] })
  const runners = others.map(newRunner)
  return { pick: newRunner(pick), others: runners, running: runners }
}

/** Who is behind the best, or will never be ahead of the pick by what is worth it, drops out. */
export function dropBehind(race: Race): void {
  const leader = leaderOf(race)
  race.running = race.running.filter(
    runner =>
      canPass(runner, race.pick, WORTH) && (runner === leader || !leader || canPass(runner, leader, 0)),
  )
}

function canPass(runner: Runner, other: Runner, by: number): boolean {
  const { mean, error } = difference(runner, other)
  return runner.scores.length < FEWEST || mean + BEHIND * error > by
}

/** The best so far where that is clear, and else what the policy picked. */
export function winnerOf(race: Race): Runner {
  const { pick } = race
  const leader = leaderOf(race)
  if (!leader || leader.scores.length < FEWEST) return pick
  const { mean, error } = difference(leader, pick)
  return mean > Math.max(WORTH, AHEAD * error) ? leader : pick
}

/** All that still run have run the same rounds. */
function leaderOf({ running }: Race): Runner | undefined {
  return running.toSorted((a, b) => sum(b.scores) - sum(a.scores))[0]
}

/** How much better one did than the other in the rounds that both ran, with its standard error. */
function difference(one: Runner, other: Runner): Estimate {
  return estimateOf(one.scores.map((score, round) => score - (other.scores[round] ?? 0)))
}

export interface Estimate {
  readonly mean: number
  readonly error: number
}

export function estimateOf(values: readonly number[]): Estimate {
  const count = Math.max(1, values.length)
  const mean = sum(values) / count
  const spread = values.reduce((total, value) => total + (value - mean) ** 2, 0)
  // As if one more had come out otherwise: a few equal rounds prove little.
  return { mean, error: Math.sqrt((spread + 0.25) / count / count) }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
