/** What a sweep answers: every setting against the first, game by game. */
import { type ComparedArm, comparedIn } from '../../lab/compared.ts'
import { pairedMean } from '../../lab/stats/paired.ts'
import type { Difference } from '../../lab/stats/shares.ts'
import type { Study } from '../../lab/study.ts'
import type { Counted, Pair } from '../../lab/tally.ts'
import { type Html, html } from '../html.ts'
import { plotOf, type Table } from '../plot.ts'
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
  const { numbers } = reading
  const reach = Math.max(0.001, ...rows.flatMap(({ paired }) => (paired ? [-paired.low, paired.high] : [])))
  return plotOf(reading, {
    title,
    width: 'wide',
    drawing: html`<ul class="things">${rows.map(
      ({ name, share, paired }) => html`<li><span class="name">${name}</span>
${spanOf(paired ?? { value: 0, low: 0, high: 0 }, reach)}
<span class="figure"><b>${numbers.percent(share)}</b> <small>${paired ? numbers.signed(paired.value) : ''}</small></span></li>
`,
    )}</ul>`,
    table: wonTable(reading, rows),
  })
}

function wonTable({ say, numbers }: Reading, rows: readonly ComparedArm[]): Table {
  return {
    head: [say.setting, say.share, say.inGames, say.difference, say.between, say.pEqual],
    rows: rows.map(({ name, share, paired }) => [
      name,
      numbers.percent(share),
      ...(paired
        ? [
            numbers.count(paired.games),
            numbers.signed(paired.value),
            numbers.signedBetween(paired),
            numbers.likely(paired.p),
          ]
        : ['', '', '', '']),
    ]),
  }
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
  const told = ({ value, high }: Difference) =>
    `${value < 0 ? '−' : '+'}${numbers.decimal(Math.abs(value))} ± ${numbers.decimal(high - value)}`
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
