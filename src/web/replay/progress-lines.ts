/** What the chart of a replay is made of; places are per cent of its width and height. */
import type { Line, Picture } from '../../table/protocol.ts'

type Series = readonly (readonly number[])[]

/** Lines differ by dash as well as by colour. */
const DASHES = ['', '9 4', '2 4', '12 3 2 3', '5 3', '14 5', '1 3', '8 3 1 3 1 3'] as const

export function dashOf(seat: number): string {
  return DASHES[seat % DASHES.length] ?? ''
}

/** The line of one seat as a path of steps through a field of 100 by 100; only corners are drawn. */
export function stepLine(series: Series, seat: number): string {
  const last = Math.max(1, series.length - 1)
  let level = series[0]?.[seat] ?? 0
  let path = `M0 ${heightOf(level)}`
  for (const [step, standing] of series.entries()) {
    const share = standing[seat] ?? 0
    if (share === level) continue
    path += `H${rounded((step / last) * 100)}V${heightOf(share)}`
    level = share
  }
  return `${path}H100`
}

function heightOf(share: number): number {
  return rounded(100 - share * 100)
}

function rounded(place: number): number {
  return Math.round(place * 100) / 100
}

/** Moves labels apart so that each keeps this distance from the next, all within 0 to 100. */
export function spread(places: readonly number[], gap: number): number[] {
  const order = places.map((place, index) => ({ place, index })).toSorted((a, b) => a.place - b.place)
  let floor = Number.NEGATIVE_INFINITY
  for (const label of order) {
    label.place = Math.max(label.place, floor)
    floor = label.place + gap
  }
  let ceiling = 100
  for (const label of order.toReversed()) {
    label.place = Math.min(label.place, ceiling)
    ceiling = label.place - gap
  }
  return order.toSorted((a, b) => a.index - b.index).map(label => label.place)
}

/** Which of these are second, fourth, sixth from the top. */
export function everySecond(places: readonly number[]): boolean[] {
  const order = places.toSorted((a, b) => a - b)
  return places.map(place => order.indexOf(place) % 2 === 1)
}

export interface Mark {
  readonly at: number
  /** The line that tells it; null for the end of the match. */
  readonly line: Line | null
}

/** What turns a game, by the kind of its event. */
const NOTABLE = new Set(['died', 'droppedAll', 'sworded', 'hunterCame', 'levelled', 'descended', 'unlocked'])
/** A change of progress that is worth a mark. */
const TURN = 0.12

/** The moments worth finding, the strongest first where there is no room for all. */
export function marksOf(
  lines: readonly Line[],
  series: Series,
  { length, ending }: Pick<Picture, 'length' | 'ending'>,
  most: number,
): Mark[] {
  const told = lines.filter(line => NOTABLE.has(line.kind)).map(line => ({ at: line.at, line, weight: 1 }))
  const turned = lines.flatMap(line => {
    const weight = changeAt(series, line.at)
    return weight >= TURN ? [{ at: line.at, line, weight }] : []
  })
  const end = ending ? [{ at: length, line: null, weight: 2 }] : []
  const kept: Mark[] = []
  for (const { at, line } of [...end, ...told, ...turned].toSorted((a, b) => b.weight - a.weight))
    if (
      kept.length < most &&
      kept.every(mark => Math.abs(mark.at - at) / Math.max(1, length) >= 1 / (2 * most))
    )
      kept.push({ at, line })
  return kept.toSorted((a, b) => a.at - b.at)
}

function changeAt(series: Series, at: number): number {
  const before = series[at - 1] ?? []
  const changes = (series[at] ?? []).map((share, seat) => Math.abs(share - (before[seat] ?? 0)))
  return Math.max(0, ...changes)
}
