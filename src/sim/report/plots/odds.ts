/** Shown chances against what happened. */
import type { Group } from '../../lab/findings.ts'
import type { Bin } from '../../lab/stats/calibration.ts'
import { chartOf } from '../chart.ts'
import { type Html, html, NOTHING } from '../html.ts'
import { length } from '../numbers.ts'
import { plotOf } from '../plot.ts'
import type { Reading } from '../reading.ts'

export function oddsPlot(reading: Reading, group: Group<Bin>): Html {
  const { say } = reading
  return calibrationPlot(reading, group, { hold: say.oddsHold, axes: say.oddsAxes, chance: say.shown })
}

/** No chance that anybody is shown: what a bot goes by. */
export function expectedPlot(reading: Reading, rows: readonly Bin[]): Html {
  const { say } = reading
  const words = { hold: say.expectedHold, axes: say.expectedAxes, chance: say.expected }
  return calibrationPlot(reading, { name: 'win', rows }, words)
}

interface Words {
  readonly hold: (hold: number, of: number) => string
  readonly axes: string
  readonly chance: string
}

function calibrationPlot(reading: Reading, { name, rows }: Group<Bin>, words: Words): Html {
  if (rows.length === 0) return NOTHING
  const { say, numbers, glossary } = reading
  const ticks = [0, 0.25, 0.5, 0.75, 1].map(at => ({ at, text: numbers.wholePercent(at) }))
  return plotOf(reading, {
    title: glossary.words.chances[name] ?? name,
    lead: words.hold(rows.filter(({ holds }) => holds).length, rows.length),
    drawing: html`${chartOf({
      drawing: html`<path class="true" d="M0 100L100 0"/>${rows.map(pointOf)}`,
      across: ticks,
      up: ticks,
      isSquare: true,
    })}<p class="key">${words.axes}</p>`,
    width: 'narrow',
    table: {
      head: [words.chance, say.count, say.happened, say.between, say.holds],
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
