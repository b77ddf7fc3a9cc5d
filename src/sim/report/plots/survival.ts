/** How many live through each stage: bars for a few stages, a falling line for many. */
import type { Stage } from '../../lab/stats/survival.ts'
import { chartOf, roundsBetween } from '../chart.ts'
import { type Html, html, NOTHING } from '../html.ts'
import { length, part } from '../numbers.ts'
import { plotOf } from '../plot.ts'
import { type Reading, upper } from '../reading.ts'

const FEW = 12

export function survivalPlot(reading: Reading, scale: string, stages: readonly Stage[]): Html {
  if (stages.length === 0) return NOTHING
  const { say, numbers, glossary } = reading
  const unit = glossary.words.scales[scale] ?? scale
  return plotOf(reading, {
    title: say.survivalOf(unit),
    lead: say.survivalLead,
    drawing: stages.length <= FEW ? barsFor(reading, unit, stages) : lineFor(reading, stages),
    table: {
      head: [say.stage, say.reached, say.fell, say.noFurther, say.alive, say.between],
      rows: stages.map(({ stage, reached, fell, last, alive, low, high }) => [
        `${upper(unit)} ${numbers.count(stage)}`,
        ...[reached, fell, last].map(numbers.count),
        numbers.percent(alive),
        numbers.between({ low, high }),
      ]),
    },
  })
}

function barsFor({ say, numbers }: Reading, unit: string, stages: readonly Stage[]): Html {
  const rows = stages.map(
    ({
      stage,
      alive,
      fell,
      reached,
    }) => html`<li><span class="name">${upper(unit)} ${numbers.count(stage)}</span>
<span class="track" aria-hidden="true"><i class="bar" style="width:${part(alive)}"></i></span>
<span class="figure"><b>${numbers.percent(alive)}</b> <small>${say.fell}: ${say.wonOf(numbers.count(fell), numbers.count(reached))}</small></span></li>
`,
  )
  return html`<ul class="rates">${rows}</ul>`
}

function lineFor({ numbers }: Reading, stages: readonly Stage[]): Html {
  const last = stages.at(-1)?.stage ?? 1
  const at = (stage: number) => stage / Math.max(1, last)
  const steps = stages.map(({ stage, alive }) => `H${length(at(stage) * 100)}V${length(100 - alive * 100)}`)
  const line = `M0 0${steps.join('')}`
  return chartOf({
    drawing: html`<path class="area" d="${line}H100V100H0Z"/><path class="line" d="${line}"/>`,
    across: roundsBetween(0, last).map(value => ({ at: at(value), text: numbers.count(value) })),
    up: [0, 0.25, 0.5, 0.75, 1].map(share => ({ at: share, text: numbers.wholePercent(share) })),
  })
}
