/** What a study came to, in words and tables for a terminal. */

import { textOf } from '../../engine/option-text.ts'
import type { AnyKit } from '../../engine/types.ts'
import { type Findings, findingsOf, type Group } from '../../sim/lab/findings.ts'
import { sizeOf } from '../../sim/lab/range.ts'
import type { Progress } from '../../sim/lab/record.ts'
import type { Bin } from '../../sim/lab/stats/calibration.ts'
import { thinned } from '../../sim/lab/stats/survival.ts'
import type { Arm, Study } from '../../sim/lab/study.ts'
import type { Took } from '../../sim/lab/took.ts'
import { reachOf, shownUntil } from '../../sim/lab/until.ts'
import { percent, tableLines } from '../table.ts'
import { comparisonLines } from './comparison.ts'
import { dangerLines } from './dangers.ts'
import { shareLines } from './shares.ts'
import { thingLines, trialLines } from './things.ts'

export function reportLines(kit: AnyKit, study: Study, { counted, took }: Progress): string[] {
  const arms = study.arms.map((arm, index) => {
    const tally = counted.arms[index]
    return tally ? armLines(kit, study, arm, findingsOf(tally)) : []
  })
  return [
    headOf(kit, study, counted.arms[0]?.games ?? 0),
    ...arms.flat(),
    ...comparisonLines(kit.facts, study, counted),
    ...timeLines(took),
  ]
}

/** What somebody who asked for so much sureness has got, and after how many games. */
export function knownLine({ counted, played }: Progress, until: number, games: number): string {
  const reach = reachOf(counted)
  const what = counted.pairs.length > 0 ? 'difference' : 'rate of winning'
  const known = `known to within ±${shownUntil(until)}`
  const widest = `the widest interval is ±${percent(reach)}, with 95% of sureness`
  const after = `after ${sizeOf(played)} of ${games} games`
  return reach <= until
    ? `Every ${what} is ${known} ${after}: ${widest}.`
    : `Not every ${what} is ${known} ${after}: ${widest}.`
}

function headOf({ facts }: AnyKit, { bots, seats, seed, arms }: Study, games: number): string {
  const compared = arms.length > 1 ? `, each with ${arms.length} settings` : ''
  const table = seats > 1 ? ` at a table of ${seats}` : ''
  return `${facts.title}: ${games} games by ${bots.join(', ')}${table}, seed ${seed}${compared}`
}

function armLines({ facts }: AnyKit, { seats }: Study, arm: Arm, found: Findings): string[] {
  if (found.games === 0) return []
  return [
    ...titleOf(arm),
    ...(found.seats.length === 1 ? [wonLine(found)] : []),
    `It ended: ${found.endings
      .toSorted((a, b) => b.won - a.won)
      .map(({ id, share }) => `${id} ${percent(share)}`)
      .join(', ')}`,
    '',
    ...lengthLines(found),
    ...shareLines(found, facts, seats),
    ...survivalLines(found),
    ...deathLines(found),
    ...thingLines(found),
    ...dangerLines(found),
    ...trialLines(found),
    ...diceLines(found),
    ...calibrationLines(found),
  ]
}

function titleOf({ name, options, any }: Arm): string[] {
  const said = Object.entries(options).map(([key, value]) =>
    key === 'content' ? 'a content pack' : `${key} ${textOf(value)}`,
  )
  const drawn = any.map(option => `any ${option}`)
  const all = [...said, ...drawn].join(', ')
  if (name !== '') return ['', `== ${name}`]
  return all === '' ? [] : [`With ${all}`]
}

function wonLine({ all }: Findings): string {
  return `Won ${all.won} of ${all.of}, ${percent(all.share)}: between ${percent(all.low)} and ${percent(all.high)} with 95% of sureness`
}

function lengthLines({ rounds, steps, decisions, branching }: Findings): string[] {
  const rows = Object.entries({ rounds, decisions, steps, 'choices at a decision': branching })
    .filter(([, { most }]) => most > 0)
    .map(([name, { median, mean, tenth, ninetieth, most }]) => [
      name,
      `${median}`,
      mean.toFixed(1),
      `${tenth} to ${ninetieth}`,
      `${most}`,
    ])
  return tableLines([['length', 'median', 'mean', '8 of 10', 'most'], ...rows])
}

/** Long ways are told in so many parts. */
const MOST_STAGES = 10

function survivalLines({ survival }: Findings): string[] {
  return survival.flatMap(({ name, rows }) => {
    const cells = thinned(rows, MOST_STAGES).map(({ stage, reached, fell, alive, low, high }) => [
      `${name} ${stage}`,
      `${reached}`,
      `${fell}`,
      percent(alive),
      `${percent(low)} to ${percent(high)}`,
    ])
    return [
      '',
      ...tableLines([['survival', 'reached', 'fell', 'not fallen so far', '95% between'], ...cells]),
    ]
  })
}

const MOST_DEATHS = 8

function deathLines({ deaths }: Findings): string[] {
  if (deaths.length === 0) return []
  const rows = deaths
    .slice(0, MOST_DEATHS)
    .map(({ by, where, count, share, low, high }) => [
      by,
      where,
      `${count}`,
      percent(share),
      `${percent(low)} to ${percent(high)}`,
    ])
  return ['', ...tableLines([['fell to', 'where', 'times', 'of all', '95% between'], ...rows])]
}

function diceLines({ dice }: Findings): string[] {
  if (dice.length === 0) return []
  const rows = dice.map(({ die, faces, statistic, p }) => [
    die,
    `${faces.reduce((sum, count) => sum + count, 0)}`,
    statistic.toFixed(2),
    p.toFixed(3),
  ])
  return ['', ...tableLines([['dice', 'rolls', 'chi-squared', 'p if fair'], ...rows])]
}

function calibrationLines({ calibration, expected }: Findings): string[] {
  const win = expected.length === 0 ? [] : [{ name: 'win', rows: expected }]
  return [
    ...binLines(['odds shown', 'times', 'off by', 'bins that hold'], calibration),
    // Nobody is shown what a bot goes by; every game is in a bin once.
    ...binLines(['the quick bot expected', 'times', 'off by', 'bins that hold'], win),
  ]
}

function binLines(head: readonly string[], groups: readonly Group<Bin>[]): string[] {
  if (groups.length === 0) return []
  const rows = groups.map(({ name, rows: bins }) => {
    const of = bins.reduce((sum, bin) => sum + bin.of, 0)
    const off = bins.reduce((sum, bin) => sum + bin.of * Math.abs(bin.shown - bin.share), 0) / of
    return [name, `${of}`, percent(off), `${bins.filter(({ holds }) => holds).length} of ${bins.length}`]
  })
  return ['', ...tableLines([head, ...rows])]
}

function timeLines(took: Took): string[] {
  const rows = Object.entries(took)
    .filter(([, { decisions }]) => decisions > 0)
    .map(([bot, { decisions, milliseconds }]) => `${bot} ${(milliseconds / decisions).toFixed(3)} ms`)
  return rows.length === 0 ? [] : ['', `Time for a decision: ${rows.join(', ')}`]
}
