/** What the counts of one arm come to: shares with intervals, spreads, and what they are held against. Plain data. */
import { type Interval, wilson } from '../wilson.ts'
import { type Bin, calibrationOf } from './stats/calibration.ts'
import { type ChiSquared, chiSquared } from './stats/chi-squared.ts'
import { byRisk, type Risk, riskOf } from './stats/dangers.ts'
import { type Compared, comparedWith, type Share, shareOf } from './stats/shares.ts'
import { barsOf, type Spread, spreadOf } from './stats/spread.ts'
import { type Stage, survivalOf } from './stats/survival.ts'
import type { Rate, Rates, Tally } from './tally.ts'

/** Rows under the name of what they are: `class`, `monster`. */
export interface Group<T> {
  readonly name: string
  readonly rows: readonly T[]
}

/** Of all who fell, the share that did so to this and there. */
export interface Death extends Interval {
  readonly by: string
  readonly where: string
  readonly count: number
  readonly share: number
}

export interface Die extends ChiSquared {
  readonly die: string
  /** How often each face showed, from 1 on. */
  readonly faces: readonly number[]
}

export interface Findings {
  readonly games: number
  /** All sides together: where seats play for themselves, one of so many wins. */
  readonly all: Share
  readonly endings: readonly Share[]
  readonly seats: readonly Share[]
  readonly bots: readonly Share[]
  readonly options: readonly Group<Share>[]
  readonly traits: readonly Group<Share>[]
  /** Of every kind the most valuable first. */
  readonly things: readonly Group<Compared>[]
  /** Of every kind the deadliest first. */
  readonly dangers: readonly Group<Risk>[]
  /** What was tried, against all other tries of its kind: the best first. */
  readonly trials: readonly Group<Compared>[]
  readonly rounds: Spread
  readonly steps: Spread
  readonly decisions: Spread
  /** Actions to choose from, by decision. */
  readonly branching: Spread
  /** The commonest first. */
  readonly deaths: readonly Death[]
  readonly places: readonly { readonly place: string; readonly came: number; readonly fell: number }[]
  readonly survival: readonly Group<Stage>[]
  readonly dice: readonly Die[]
  /** Odds that players are shown. */
  readonly calibration: readonly Group<Bin>[]
  /** What the policy expected of its own seat. */
  readonly expected: readonly Bin[]
}

export function findingsOf(tally: Tally): Findings {
  const all = allOf(tally.seats)
  return {
    games: tally.games,
    all: shareOf('', all),
    endings: named(tally.endings).map(([id, won]) => shareOf(id, { of: tally.games, won })),
    seats: sharesOf(tally.seats),
    bots: sharesOf(tally.bots),
    options: grouped(tally.options, sharesOf),
    traits: grouped(tally.traits, sharesOf),
    things: named(tally.things).map(([name, held]) => ({
      name,
      rows: named(held)
        .map(([id, thing]) => comparedWith(id, thing, tally.able[name] ?? all))
        .toSorted((a, b) => b.difference.value - a.difference.value),
    })),
    dangers: grouped(tally.dangers, met =>
      named(met)
        .map(([id, danger]) => riskOf(id, danger))
        .toSorted(byRisk),
    ),
    trials: grouped(tally.trials, rates =>
      named(rates)
        .map(([id, { of, won }]) => comparedWith(id, { of, won, times: of }, allOf(rates)))
        .toSorted((a, b) => b.difference.value - a.difference.value),
    ),
    rounds: spreadOf(tally.rounds),
    steps: spreadOf(tally.steps),
    decisions: spreadOf(tally.decisions),
    branching: spreadOf(tally.branching),
    deaths: deathsIn(tally),
    places: named(tally.places).map(([place, heat]) => ({ place, ...heat })),
    survival: grouped(tally.ends, survivalOf),
    dice: named(tally.dice).map(([die, counts]) => {
      const faces = barsOf(counts).map(([, count]) => count)
      return { die, faces, ...chiSquared(faces) }
    }),
    calibration: grouped(tally.foretold, calibrationOf),
    expected: calibrationOf(tally.expected),
  }
}

function deathsIn({ deaths }: Tally): Death[] {
  const all = Object.values(deaths)
    .flatMap(Object.values<number>)
    .reduce((sum, count) => sum + count, 0)
  return named(deaths)
    .flatMap(([by, places]) =>
      named(places).map(([where, count]) => ({
        by,
        where,
        count,
        share: count / all,
        ...wilson(count, all),
      })),
    )
    .toSorted((a, b) => b.count - a.count)
}

/** All together, such as every side, whether it won or not. */
export function allOf(by: Rates): Rate {
  const rates = Object.values(by)
  const total = (of: (rate: Rate) => number) => rates.reduce((sum, rate) => sum + of(rate), 0)
  return { of: total(({ of }) => of), won: total(({ won }) => won) }
}

/** In the order of the names, whichever came first. */
function named<T>(table: Readonly<Record<string, T>>): [string, T][] {
  return Object.entries(table).toSorted(([a], [b]) => byName(a, b))
}

/** Numbers by size. */
export function byName(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true })
}

function sharesOf(rates: Rates): Share[] {
  return named(rates).map(([id, rate]) => shareOf(id, rate))
}

function grouped<T, R>(table: Readonly<Record<string, T>>, rowsOf: (of: T) => readonly R[]): Group<R>[] {
  return named(table).map(([name, of]) => ({ name, rows: rowsOf(of) }))
}
