/** What is most and least worth having, or worst to meet, with its picture. */
import { isCommon, isTold } from '../../lab/enough.ts'
import type { Group } from '../../lab/findings.ts'
import type { Compared, Difference } from '../../lab/stats/shares.ts'
import { type Html, html, NOTHING } from '../html.ts'
import { part } from '../numbers.ts'
import { plotOf } from '../plot.ts'
import { niche, type Reading, upper } from '../reading.ts'

const SHOWN = 5

/** Those at both ends of a kind. */
function shownOf({ rows }: Group<Compared>): {
  best: readonly Compared[]
  worst: readonly Compared[]
} {
  const told = rows.filter(isTold)
  if (told.length <= 2 * SHOWN) return { best: told, worst: [] }
  return { best: told.slice(0, SHOWN), worst: told.slice(-SHOWN) }
}

/** What the columns of numbers are called: how many had it, how often it came up. */
interface Heads {
  readonly sides: string
  /** Null where it comes up once for each that had it. */
  readonly times: string | null
}

export function thingsPlot(reading: Reading, group: Group<Compared>): Html {
  return comparedPlot(reading, group, { sides: reading.say.sides, times: reading.say.times })
}

/** What was tried, by how often that was. */
export function trialsPlot(reading: Reading, group: Group<Compared>): Html {
  return comparedPlot(reading, group, { sides: reading.say.tries, times: null })
}

function comparedPlot(reading: Reading, group: Group<Compared>, { sides, times }: Heads): Html {
  const told = group.rows.filter(isTold)
  const common = group.rows.filter(isCommon)
  if (told.length + common.length < 2) return NOTHING
  const { say, numbers, glossary } = reading
  const { best, worst } = shownOf(group)
  const reach = Math.max(...[...best, ...worst].flatMap(({ difference: { low, high } }) => [-low, high]))
  const list = (title: string, rows: readonly Compared[]) =>
    html`<div><h5>${title}</h5><ul class="things">${rows.map(row => thingOf(reading, group.name, row, reach))}</ul></div>`
  const isWide = worst.length > 0
  return plotOf(reading, {
    title: glossary.words.kinds[group.name] ?? group.name,
    drawing: isWide
      ? html`<div class="ends">${list(say.best, best)}${list(say.worst, worst.toReversed())}</div>`
      : told.length > 0
        ? list(say.allOfThem, best)
        : NOTHING,
    ...(common.length > 0 ? { lead: commonIn(reading, group.name, common) } : {}),
    ...(isWide ? { width: 'wide' } : {}),
    table: {
      head: [
        say.what,
        sides,
        ...(times === null ? [] : [times]),
        say.wonWith,
        say.wonWithout,
        say.difference,
        say.between,
      ],
      rows: [...told, ...common].map(row => [
        upper(glossary.name(group.name, row.id)),
        numbers.count(row.with.of),
        ...(times === null ? [] : [numbers.count(row.times)]),
        numbers.percent(row.with.share),
        ...(isTold(row) ? againstCells(reading, row) : ['', '', '']),
      ]),
    },
  })
}

/** What is nearly always there is held against nobody. */
function againstCells({ numbers }: Reading, { without, difference }: Compared): string[] {
  return [numbers.percent(without.share), numbers.signed(difference.value), numbers.signedBetween(difference)]
}

/** What nearly every game has, and how often in each of them. */
function commonIn({ say, numbers, glossary }: Reading, kind: string, rows: readonly Compared[]): string {
  const named = rows
    .toSorted((a, b) => b.times - a.times)
    .map(({ id, times, with: held }) =>
      say.timesEach(upper(glossary.name(kind, id)), numbers.decimal(times / held.of)),
    )
  return say.common(named.join(', '))
}

function thingOf(reading: Reading, kind: string, { id, difference }: Compared, reach: number): Html {
  const { numbers, glossary } = reading
  return html`<li>${niche(reading, kind, id)}<span class="name">${upper(glossary.name(kind, id))}</span>
${spanOf(difference, reach)}
<span class="figure"><b class="${senseOf(difference)}">${numbers.signed(difference.value)}</b></span></li>
`
}

/** Clear only where all of the interval lies on one side. */
function senseOf({ low, high }: Pick<Difference, 'low' | 'high'>): 'good' | 'bad' | 'unclear' {
  return low > 0 ? 'good' : high < 0 ? 'bad' : 'unclear'
}

/** A difference and its interval, to both sides of nothing at all. */
export function spanOf(difference: Difference, reach: number): Html {
  const { value, low, high } = difference
  const at = (share: number) => Math.min(1, Math.max(0, 0.5 + share / reach / 2))
  return html`<span class="span ${senseOf(difference)}" aria-hidden="true"><i class="reach" style="left:${part(at(low))};width:${part(at(high) - at(low))}"></i><i class="dot" style="left:${part(at(value))}"></i></span>`
}
