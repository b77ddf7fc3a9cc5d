/** Shown chances against what happened. */
import type { Group } from '../../lab/findings.ts'
import type { Bin } from '../../lab/stats/calibration.ts'
import { chartOf } from '../chart.ts'
import { type Html, html, NOTHING } from '../html.ts'
import { length } from '../numbers.ts'
import { plotOf } from '../plot.ts'
import type { Reading } from '../reading.ts'

export function oddsPlot(reading: Reading, { name, rows }: Group<Bin>): Html {
  if (rows.length === 0) return NOTHING
  const { say, numbers, glossary } = reading
  const ticks = [0, 0.25, 0.5, 0.75, 1].map(at => ({ at, text: numbers.percent(at) }))
  return plotOf(reading, {
    title: glossary.words.chances[name] ?? name,
    lead: say.oddsHold(rows.filter(({ holds }) => holds).length, rows.length),
    drawing: html`${chartOf({
      drawing: html`<path class="true" d="M0 100L100 0"/>${rows.map(pointOf)}`,
      across: ticks,
      up: ticks,
      isSquare: true,
    })}<p class="key">${say.oddsAxes}</p>`,
    width: 'narrow',
    table: {
      head: [say.shown, say.count, say.happened, say.between, say.holds],
      rows: rows.map(bin => [
        numbers.percent(bin.shown),
        numbers.count(bin.of),
        numbers.percent(bin.share),
        numbers.between(bin),
        bin.holds ? say.yes : say.no,
      ]),
    },
  })
}

function pointOf({ shown, share, low, high, holds }: Bin): Html {
  const [x, y] = [length(shown * 100), length(100 - share * 100)]
  return html`<g class="${holds ? 'holds' : 'off'}"><path d="M${x} ${length(100 - high * 100)}V${length(100 - low * 100)}"/><circle cx="${x}" cy="${y}" r="1.6"/></g>`
}
