/** What is dangerous to meet: how often a hero falls in a meeting, and what one costs. */
import { isKnown } from '../../lab/enough.ts'
import type { Group } from '../../lab/findings.ts'
import type { Risk } from '../../lab/stats/dangers.ts'
import { type Html, html, NOTHING } from '../html.ts'
import { part } from '../numbers.ts'
import { plotOf } from '../plot.ts'
import { niche, type Reading, upper } from '../reading.ts'

const SHOWN = 8

export function dangersPlot(reading: Reading, { name, rows }: Group<Risk>): Html {
  const known = rows.filter(isKnown)
  if (known.length === 0) return NOTHING
  const { say, numbers, glossary } = reading
  const shown = known.slice(0, SHOWN)
  const most = Math.max(...shown.map(({ fell }) => fell.high))
  const loss = glossary.words.losses[name] ?? say.losses
  return plotOf(reading, {
    title: glossary.words.kinds[name] ?? name,
    drawing: html`<ul class="rates pictured">${shown.map(row => dangerOf(reading, name, row, most))}</ul>`,
    table: {
      head: [
        say.what,
        say.met,
        say.inGames,
        say.fell,
        say.fellEach,
        say.between,
        say.lossEach(loss),
        say.between,
      ],
      rows: known.map(({ id, met, games, fell, each }) => [
        upper(glossary.name(name, id)),
        ...[met, games, fell.won].map(numbers.count),
        numbers.percent(fell.share),
        numbers.between(fell),
        numbers.hundredth(each.value),
        `${numbers.hundredth(each.low)}–${numbers.hundredth(each.high)}`,
      ]),
    },
  })
}

function dangerOf(reading: Reading, kind: string, { id, fell, each }: Risk, most: number): Html {
  const { say, numbers, glossary } = reading
  const { share, low, high } = fell
  return html`<li>${niche(reading, kind, id)}<span class="name">${upper(glossary.name(kind, id))}</span>
<span class="track" aria-hidden="true"><i class="bar blood" style="width:${part(share / most)}"></i><i class="likely" style="left:${part(low / most)};width:${part((high - low) / most)}"></i></span>
<span class="figure"><b>${numbers.percent(share)}</b> <small>${say.loss(numbers.hundredth(each.value), glossary.words.losses[kind] ?? say.losses)}</small></span></li>
`
}
