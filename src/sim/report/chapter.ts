/** Everything about one arm of a study. */
import { type Findings, findingsOf, type Group } from '../lab/findings.ts'
import type { Share } from '../lab/stats/shares.ts'
import type { Kind, Tally } from '../lab/tally.ts'
import { toldTraits } from '../lab/told-traits.ts'
import { type Html, html, NOTHING } from './html.ts'
import { kindWords, type Naming } from './kinds.ts'
import { dangersPlot } from './plots/dangers.ts'
import { dicePlot } from './plots/dice.ts'
import { fallsPlot } from './plots/falls.ts'
import { heatPlot } from './plots/heat.ts'
import { choicesPlot, lengthPlot } from './plots/length.ts'
import { expectedPlot, oddsPlot } from './plots/odds.ts'
import { type Rated, ratesPlot } from './plots/rates.ts'
import { survivalPlot } from './plots/survival.ts'
import { thingsPlot, trialsPlot } from './plots/things.ts'

export interface Chapter extends Naming {
  readonly tally: Tally
  /** Tells the anchors of its sections from those of other chapters. */
  readonly id: string
}

export interface Section {
  readonly id: string
  readonly title: string
  readonly page: Html
}

export function sectionsOf(chapter: Chapter): Section[] {
  const { reading, tally, id } = chapter
  const { say } = reading
  const found = findingsOf(tally)
  const section = (name: string, title: string, lead: string | null, plots: readonly Html[]): Section[] =>
    plots.every(plot => plot.html === '')
      ? []
      : [{ id: `${id}${name}`, title, page: sectionOf(`${id}${name}`, title, lead, plots) }]
  return [
    ...section('who', say.winning, say.ratesLead, ratesOf(chapter, found)),
    ...section('long', say.lengths, null, [
      lengthPlot(reading, reading.glossary.words.rounds, tally.rounds),
      lengthPlot(reading, say.decisions, tally.decisions),
      lengthPlot(reading, say.steps, tally.steps),
      choicesPlot(reading, tally.branching),
    ]),
    ...section('live', say.survival, null, [
      ...found.survival.map(({ name, rows }) => survivalPlot(reading, name, rows)),
      fallsPlot(reading, found.deaths),
    ]),
    ...section('map', say.map, null, [
      heatPlot(reading, found.places, 'came'),
      heatPlot(reading, found.places, 'fell'),
    ]),
    ...section(
      'worth',
      say.worth,
      say.worthLead,
      found.things.map(group => thingsPlot(reading, group)),
    ),
    ...section(
      'danger',
      say.danger,
      say.dangerLead,
      found.dangers.map(group => dangersPlot(reading, group)),
    ),
    ...section(
      'used',
      say.used,
      say.usedLead,
      found.trials.map(group => trialsPlot(reading, group)),
    ),
    ...section(
      'odds',
      say.odds,
      say.oddsLead,
      found.calibration.map(group => oddsPlot(reading, group)),
    ),
    ...section('bot', say.botExpected, say.botExpectedLead, [expectedPlot(reading, found.expected)]),
    ...section(
      'dice',
      say.dice,
      say.diceLead,
      found.dice.map(die => dicePlot(reading, die)),
    ),
  ]
}

function sectionOf(id: string, title: string, lead: string | null, plots: readonly Html[]): Html {
  return html`<section class="section"><h3 id="${id}">${title}</h3>${lead === null ? NOTHING : html`<p class="lead">${lead}</p>`}
<div class="sheets">${plots}</div></section>
`
}

function ratesOf(chapter: Chapter, found: Findings): Html[] {
  const { reading, facts } = chapter
  const { say, glossary } = reading
  const endings = found.endings
    .toSorted((a, b) => b.won - a.won)
    .map(row => ({
      ...row,
      name: glossary.words.endings[row.id] ?? (row.id === 'unended' ? say.unended : row.id),
    }))
  const seats = found.seats.map(row => ({ ...row, name: say.seatNamed(`${Number(row.id) + 1}`) }))
  const groups = [
    { title: say.seat, rows: seats },
    named(chapter, 'bot', { name: 'bot', rows: found.bots }),
    ...found.options.map(group => named(chapter, 'option', group)),
    ...toldTraits(found, facts).map(group => named(chapter, 'trait', group)),
  ]
  return [
    ratesPlot(reading, { title: say.endings, rows: endings }),
    ...groups
      .filter(({ rows }) => rows.length > 1)
      .map(({ title, rows }) => ratesPlot(reading, { title: say.winningBy(title), rows })),
  ]
}

function named(naming: Naming, kind: Kind, { name, rows }: Group<Share>): Rated {
  const { title, nameOf, nicheOf } = kindWords(naming, kind, name)
  return { title, rows: rows.map(row => ({ ...row, name: nameOf(row.id), niche: nicheOf(row.id) })) }
}
