/** Everything about one arm of a study. */
import type { Facts } from '../../engine/types.ts'
import { type Findings, findingsOf, type Group } from '../lab/findings.ts'
import type { Share } from '../lab/stats/shares.ts'
import type { Tally } from '../lab/tally.ts'
import { toldTraits } from '../lab/told-traits.ts'
import { type Html, html, NOTHING } from './html.ts'
import { valueName, type WordsOfOption } from './names.ts'
import { dangersPlot } from './plots/dangers.ts'
import { dicePlot } from './plots/dice.ts'
import { fallsPlot } from './plots/falls.ts'
import { heatPlot } from './plots/heat.ts'
import { choicesPlot, lengthPlot } from './plots/length.ts'
import { expectedPlot, oddsPlot } from './plots/odds.ts'
import { type NamedShare, ratesPlot } from './plots/rates.ts'
import { survivalPlot } from './plots/survival.ts'
import { thingsPlot, trialsPlot } from './plots/things.ts'
import { niche, type Reading, upper } from './reading.ts'

export interface Chapter {
  readonly reading: Reading
  readonly facts: Facts
  readonly option: WordsOfOption
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

function ratesOf({ reading, facts, option }: Chapter, found: Findings): Html[] {
  const { say, glossary } = reading
  const endings = found.endings
    .toSorted((a, b) => b.won - a.won)
    .map(row => ({
      ...row,
      name: glossary.words.endings[row.id] ?? (row.id === 'unended' ? say.unended : row.id),
    }))
  const groups: (Group<NamedShare> & { readonly title: string })[] = [
    named(say.seat, found.seats, ({ id }) => say.seatNamed(`${Number(id) + 1}`)),
    named(say.bot, found.bots, ({ id }) => id),
    ...found.options.map(({ name, rows }) => {
      const group = named(option(name).label, rows, ({ id }) => valueName(option, name, id), name)
      const trait = facts.options.find(fact => fact.name === name)?.trait
      return trait === undefined ? group : pictured(reading, trait, group)
    }),
    ...toldTraits(found, facts).map(({ name, rows }) => {
      const group = named(
        glossary.words.traits[name] ?? name,
        rows,
        ({ id }) => glossary.name(name, id),
        name,
      )
      return pictured(reading, name, group)
    }),
  ]
  return [
    ratesPlot(reading, { title: say.endings, rows: endings }),
    ...groups
      .filter(({ rows }) => rows.length > 1)
      .map(({ title, rows }) => ratesPlot(reading, { title: say.winningBy(title), rows })),
  ]
}

function pictured<T extends Group<NamedShare>>(reading: Reading, trait: string, group: T) {
  return { ...group, rows: group.rows.map(row => ({ ...row, niche: niche(reading, trait, row.id) })) }
}

function named(title: string, rows: readonly Share[], nameOf: (row: Share) => string, name = title) {
  return { title, name, rows: rows.map(row => ({ ...row, name: upper(nameOf(row)) })) }
}
