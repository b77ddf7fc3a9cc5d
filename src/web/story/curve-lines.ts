/** What the curve of a match is made of; places are per cent of its width and height. */

export type Series = readonly (readonly number[])[]

/** Lines differ by dash as well as by colour. */
const DASHES = ['', '9 4', '2 4', '12 3 2 3', '5 3', '14 5', '1 3', '8 3 1 3 1 3'] as const

export function dashOf(seat: number): string {
  return DASHES[seat % DASHES.length] ?? ''
}

/**
 * The line of one seat as a path of steps through a field of 100 by 100; only corners are drawn. Where there are more steps
 * than it knows of, it ends before them.
 */
export function stepLine(series: Series, seat: number, steps = series.length - 1): string {
  const last = Math.max(1, steps)
  let level = series[0]?.[seat] ?? 0
  let path = `M0 ${heightOf(level)}`
  for (const [step, standing] of series.entries()) {
    const share = standing[seat] ?? 0
    if (share === level) continue
    path += `H${rounded((step / last) * 100)}V${heightOf(share)}`
    level = share
  }
  return `${path}H${series.length > steps ? 100 : rounded(((series.length - 1) / last) * 100)}`
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
