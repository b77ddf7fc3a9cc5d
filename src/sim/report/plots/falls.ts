/** What heroes fell to, and where. */
import type { Death } from '../../lab/findings.ts'
import { wilson } from '../../wilson.ts'
import { type Html, html, NOTHING } from '../html.ts'
import { part } from '../numbers.ts'
import { plotOf } from '../plot.ts'
import { niche, type Reading, upper } from '../reading.ts'

const SHOWN = 10

export function fallsPlot(reading: Reading, deaths: readonly Death[]): Html {
  if (deaths.length === 0) return NOTHING
  const { say, numbers, glossary } = reading
  const all = deaths.reduce((sum, { count }) => sum + count, 0)
  const killers = killersOf(deaths)
  const most = killers[0]?.count ?? 1
  const rows = killers.slice(0, SHOWN).map(
    ({
      by,
      count,
    }) => html`<li>${niche(reading, 'by', by)}<span class="name">${upper(glossary.name('by', by))}</span>
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
      rows: killers.flatMap(({ by, count, places }) => {
        const everywhere = { where: null, count, share: count / all, ...wilson(count, all) }
        return [...(places.length > 1 ? [everywhere] : []), ...places].map(fell => [
          upper(glossary.name('by', by)),
          fell.where === null ? say.everywhere : glossary.name('where', fell.where),
          numbers.count(fell.count),
          numbers.percent(fell.share),
          numbers.between(fell),
        ])
      }),
    },
  })
}

interface Killer {
  readonly by: string
  readonly count: number
  readonly places: readonly Death[]
}

/** The deadliest first. */
function killersOf(deaths: readonly Death[]): Killer[] {
  return [...new Set(deaths.map(({ by }) => by))]
    .map(by => {
      const places = deaths.filter(death => death.by === by)
      return { by, places, count: places.reduce((sum, { count }) => sum + count, 0) }
    })
    .toSorted((a, b) => b.count - a.count)
}
