/** The few numbers that say most, large. */
import type { Findings } from '../lab/findings.ts'
import { type Html, html, NOTHING } from './html.ts'
import type { Reading } from './reading.ts'

export function glanceOf({ say, numbers, glossary }: Reading, found: Findings): Html {
  const { all, seats, rounds, branching, games, deaths } = found
  const fallen = deaths.reduce((sum, { count }) => sum + count, 0)
  // Where rivals sit at the table, one of them wins whatever happens.
  const isShared = seats.length > 1
  return html`<ul class="glance">${[
    isShared ? NOTHING : tile(numbers.percent(all.share), say.won, say.interval(numbers.between(all))),
    tile(numbers.count(games), say.games('').trim(), ''),
    rounds.most > 0
      ? tile(
          numbers.count(rounds.median),
          say.medianOf(glossary.words.rounds),
          `${numbers.count(rounds.tenth)}–${numbers.count(rounds.ninetieth)}`,
        )
      : NOTHING,
    tile(numbers.count(branching.median), say.choices, ''),
    games > 0 && fallen > 0 ? tile(numbers.decimal(fallen / games), say.deaths, '') : NOTHING,
  ]}</ul>`
}

function tile(figure: string, words: string, more: string): Html {
  return html`<li><b>${figure}</b> <span>${words}</span> <small>${more}</small></li>`
}
