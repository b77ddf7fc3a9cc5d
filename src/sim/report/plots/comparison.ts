/** What a sweep answers: every setting against the first, game by game. */
import { type ComparedArm, comparedIn } from '../../lab/compared.ts'
import { pairedMean } from '../../lab/stats/paired.ts'
import type { Difference } from '../../lab/stats/shares.ts'
import type { Study } from '../../lab/study.ts'
import type { Counted, Pair } from '../../lab/tally.ts'
import { type Html, html } from '../html.ts'
import { plotOf } from '../plot.ts'
import type { Reading } from '../reading.ts'
import { spanOf } from './things.ts'

export function comparisonPlots(reading: Reading, study: Study, counted: Counted): Html[] {
  const { say } = reading
  return [
    ...comparedIn(study, counted).map(({ seat, arms }) =>
      wonPlot(reading, seat === null ? say.winning : say.seatNamed(`${seat}`), arms),
    ),
    ...(counted.pairs.length > 0 ? [lengthsPlot(reading, study, counted.pairs)] : []),
  ]
}

function wonPlot(reading: Reading, title: string, rows: readonly ComparedArm[]): Html {
  const { say } = reading
  return plotOf(reading, {
    title,
    width: 'wide',
    drawing: armList(reading, rows, reachOf(rows)),
    table: {
      head: [say.setting, say.share, say.inGames, say.difference, say.between, say.pEqual],
      rows: rows.map(arm => [arm.name, ...wonCells(reading, arm)]),
    },
  })
}

/** Sides that are told apart, such as classes: under every setting. */
export interface NamedArms {
  readonly name: string
  readonly niche: Html
  readonly arms: readonly ComparedArm[]
}

/** The same for each of them, on one scale. */
export function wonByPlot(reading: Reading, title: string, groups: readonly NamedArms[]): Html {
  const { say } = reading
  const reach = reachOf(groups.flatMap(({ arms }) => arms))
  return plotOf(reading, {
    title: say.winningBy(title),
    lead: say.comparedSame,
    width: 'wide',
    drawing: html`<div class="ends">${groups.map(
      ({ name, niche, arms }) => html`<div><h5>${niche}${name}</h5>${armList(reading, arms, reach)}</div>`,
    )}</div>`,
    table: {
      head: [say.what, say.setting, say.share, say.sameSides, say.difference, say.between, say.pEqual],
      rows: groups.flatMap(({ name, arms }) => arms.map(arm => [name, arm.name, ...wonCells(reading, arm)])),
    },
  })
}

function reachOf(arms: readonly ComparedArm[]): number {
  return Math.max(0.001, ...arms.flatMap(({ paired }) => (paired ? [-paired.low, paired.high] : [])))
}

function armList({ numbers }: Reading, arms: readonly ComparedArm[], reach: number): Html {
  return html`<ul class="things">${arms.map(
    ({ name, share, paired }) => html`<li><span class="name">${name}</span>
${spanOf(paired ?? { value: 0, low: 0, high: 0 }, reach)}
<span class="figure"><b>${numbers.percent(share)}</b> <small>${paired ? numbers.signed(paired.value) : ''}</small></span></li>
`,
  )}</ul>`
}

function wonCells({ numbers }: Reading, { share, paired }: ComparedArm): string[] {
  return [
    numbers.percent(share),
    ...(paired
      ? [
          numbers.count(paired.games),
          numbers.signed(paired.value),
          numbers.signedBetween(paired),
          numbers.likely(paired.p),
        ]
      : ['', '', '', '']),
  ]
}

const LENGTHS = ['rounds', 'decisions', 'steps'] as const

function lengthsPlot(reading: Reading, { arms }: Study, pairs: readonly Pair[]): Html {
  const { say, numbers, glossary } = reading
  const units = { rounds: glossary.words.rounds, decisions: say.decisions, steps: say.steps }
  const named = pairs.map((pair, index) => ({ name: arms[index + 1]?.name ?? '', pair }))
  const means = named.map(({ name, pair }) => ({ name, mean: pairedMean(pair.rounds, pair.games) }))
  const reach = Math.max(
    0.1,
    ...means.flatMap(({ mean: { low, high } }) => [-low, high]).filter(Number.isFinite),
  )
  const told = ({ value, high }: Difference) => `${numbers.change(value)} ± ${numbers.decimal(high - value)}`
  return plotOf(reading, {
    title: say.changeOf(units.rounds),
    width: 'wide',
    drawing: html`<ul class="things plain">${means.map(
      ({ name, mean }) => html`<li><span class="name">${name}</span>
${spanOf(mean, reach)}
<span class="figure"><b>${told(mean)}</b></span></li>
`,
    )}</ul>`,
    table: {
      head: [say.setting, ...LENGTHS.map(unit => say.changeOf(units[unit]))],
      rows: named.map(({ name, pair }) => [
        name,
        ...LENGTHS.map(unit => told(pairedMean(pair[unit], pair.games))),
      ]),
    },
  })
}
