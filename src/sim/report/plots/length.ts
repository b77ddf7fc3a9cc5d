/** Games by their length, and decisions by their choices. */
import { type Bar, barsOf, spreadOf } from '../../lab/stats/spread.ts'
import type { Counts } from '../../lab/tally.ts'
import { chartOf, roundsBetween, roundUp } from '../chart.ts'
import { type Html, html, NOTHING } from '../html.ts'
import { length } from '../numbers.ts'
import { plotOf } from '../plot.ts'
import type { Reading } from '../reading.ts'

const MOST_BINS = 36

export interface Bin {
  /** From this to before that. */
  readonly from: number
  readonly to: number
  readonly count: number
}

/** Bins of a round width, few enough to be seen apart. */
export function binsOf(bars: readonly Bar[]): Bin[] {
  const [first, last] = [bars[0], bars.at(-1)]
  if (!first || !last) return []
  const width = roundUp((last[0] - first[0] + 1) / MOST_BINS)
  const start = Math.floor(first[0] / width) * width
  const bins = Array.from({ length: Math.floor((last[0] - start) / width) + 1 }, () => 0)
  for (const [value, count] of bars) {
    const bin = Math.floor((value - start) / width)
    bins[bin] = (bins[bin] ?? 0) + count
  }
  return bins.map((count, bin) => ({ from: start + bin * width, to: start + (bin + 1) * width, count }))
}

export function lengthPlot(reading: Reading, unit: string, counts: Counts): Html {
  const { lengthOf, lengthLead } = reading.say
  return spreadPlot(reading, lengthOf(unit), lengthLead, counts)
}

/** Decisions by how much there was to choose from. */
export function choicesPlot(reading: Reading, counts: Counts): Html {
  const { choicesOf, choicesLead } = reading.say
  return spreadPlot(reading, choicesOf, choicesLead, counts)
}

type Lead = Reading['say']['lengthLead']

function spreadPlot(reading: Reading, title: string, leadOf: Lead, counts: Counts): Html {
  const bins = binsOf(barsOf(counts))
  if (bins.length < 2) return NOTHING
  const { say, numbers } = reading
  const told = numbers.count
  const { count, median, tenth, ninetieth, most } = spreadOf(counts)
  return plotOf(reading, {
    title,
    lead: leadOf(told(median), told(tenth), told(ninetieth), told(most)),
    drawing: drawn(reading, bins, median),
    table: {
      head: [say.from, say.to, say.count, say.share],
      rows: bins.map(bin => [
        numbers.count(bin.from),
        numbers.count(bin.to - 1),
        numbers.count(bin.count),
        numbers.percent(bin.count / count),
      ]),
    },
  })
}

function drawn({ say, numbers }: Reading, bins: readonly Bin[], median: number): Html {
  const [from, to] = [bins[0]?.from ?? 0, bins.at(-1)?.to ?? 1]
  const most = Math.max(...bins.map(({ count }) => count))
  const at = (value: number) => (value - from) / (to - from)
  const wide = 100 / bins.length
  const bars = bins.map(({ from: left, count }) => {
    const high = (count / most) * 100
    return html`<rect x="${length(at(left) * 100)}" y="${length(100 - high)}" width="${length(wide * 0.92)}" height="${length(high)}"/>`
  })
  const middle = length(at(median + 0.5) * 100)
  const ticks = roundsBetween(0, most).slice(1)
  return html`${chartOf({
    drawing: html`<g class="bars">${bars}</g><path class="mark" d="M${middle} 0V100"/>`,
    across: roundsBetween(from, to).map(value => ({ at: at(value), text: numbers.count(value) })),
    up: ticks.map(value => ({ at: value / most, text: numbers.count(value) })),
  })}<p class="key"><i class="mark-key"></i> ${say.median}: ${numbers.count(median)}</p>`
}
