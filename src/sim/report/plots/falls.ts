/** What heroes fell to, and where. */
import type { Death } from '../../lab/findings.ts'
import { type Html, html, NOTHING } from '../html.ts'
import { part } from '../numbers.ts'
import { plotOf } from '../plot.ts'
import { niche, type Reading, upper } from '../reading.ts'

const SHOWN = 10
/** All are in a file that ends in .json or .csv. */
const MOST_ROWS = 40

export function fallsPlot(reading: Reading, deaths: readonly Death[]): Html {
  if (deaths.length === 0) return NOTHING
  const { say, numbers, glossary } = reading
  const all = deaths.reduce((sum, { count }) => sum + count, 0)
  const killers = [...killersOf(deaths)].toSorted(([, a], [, b]) => b - a).slice(0, SHOWN)
  const most = killers[0]?.[1] ?? 1
  const rows = killers.map(
    ([
      by,
      count,
    ]) => html`<li>${niche(reading, 'by', by)}<span class="name">${upper(glossary.name('by', by))}</span>
<span class="track" aria-hidden="true"><i class="bar blood" style="width:${part(count / most)}"></i></span>
<span class="figure"><b>${numbers.percent(count / all)}</b> <small>${numbers.count(count)}</small></span></li>
`,
  )
  return plotOf(reading, {
    title: say.falls,
    lead: say.fallsLead(numbers.count(all)),
    drawing: html`<ul class="rates pictured">${rows}</ul>`,
    table: {
      head: [say.fellTo, say.where, say.count, say.share, say.between],
      rows: deaths
        .slice(0, MOST_ROWS)
        .map(({ by, where, count, share, low, high }) => [
          upper(glossary.name('by', by)),
          glossary.name('where', where),
          numbers.count(count),
          numbers.percent(share),
          numbers.between({ low, high }),
        ]),
    },
  })
}

function killersOf(deaths: readonly Death[]): Map<string, number> {
  const killers = new Map<string, number>()
  for (const { by, count } of deaths) killers.set(by, (killers.get(by) ?? 0) + count)
  return killers
}
