/** Shares as bars, each with the interval that chance leaves open. */
import type { Share } from '../../lab/stats/shares.ts'
import { type Html, html, NOTHING } from '../html.ts'
import { part } from '../numbers.ts'
import { plotOf } from '../plot.ts'
import type { Reading } from '../reading.ts'

export interface NamedShare extends Share {
  readonly name: string
  /** What stands before its name. */
  readonly niche?: Html
}

export interface Rated {
  readonly title: string
  readonly lead?: string
  readonly rows: readonly NamedShare[]
}

export function ratesPlot(reading: Reading, { title, lead, rows }: Rated): Html {
  if (rows.length === 0) return NOTHING
  const { say, numbers } = reading
  return plotOf(reading, {
    title,
    ...(lead === undefined ? {} : { lead }),
    drawing: html`<ul class="rates">${rows.map(row => barOf(reading, row))}</ul>`,
    table: {
      head: [say.what, say.count, say.of, say.share, say.between],
      rows: rows.map(row => [
        row.name,
        numbers.count(row.won),
        numbers.count(row.of),
        numbers.percent(row.share),
        numbers.between(row),
      ]),
    },
  })
}

function barOf({ say, numbers }: Reading, { name, niche, of, won, share, low, high }: NamedShare): Html {
  return html`<li>${niche ?? NOTHING}<span class="name">${name}</span>
<span class="track" aria-hidden="true"><i class="bar" style="width:${part(share)}"></i><i class="likely" style="left:${part(low)};width:${part(high - low)}"></i></span>
<span class="figure"><b>${numbers.percent(share)}</b> <small>${say.wonOf(numbers.count(won), numbers.count(of))}</small></span></li>
`
}
