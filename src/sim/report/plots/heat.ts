/** The board, each place as dark as it was busy or deadly; the most so are numbered. */
import type { Ground, Patch } from '../../../engine/glossary.ts'
import type { Findings } from '../../lab/findings.ts'
import { type Html, html, NOTHING } from '../html.ts'
import { length } from '../numbers.ts'
import { plotOf } from '../plot.ts'
import { type Reading, upper } from '../reading.ts'

type Place = Findings['places'][number]
export type Heat = 'came' | 'fell'

const NUMBERED = 5

export function heatPlot(reading: Reading, places: readonly Place[], of: Heat): Html {
  const ground = reading.glossary.ground?.(places.map(({ place }) => place))
  const counts = new Map(places.map(place => [place.place, place[of]]))
  if (!ground || ![...counts.values()].some(count => count > 0)) return NOTHING
  const { say, numbers } = reading
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const patches = ground.patches
    .map(patch => ({ ...patch, count: counts.get(patch.id) ?? 0 }))
    .toSorted((a, b) => b.count - a.count)
  return plotOf(reading, {
    title: of === 'came' ? say.traffic : say.fallen,
    lead: of === 'came' ? say.trafficLead : say.fallenLead,
    drawing: html`${mapOf(ground, patches, of)}<ol class="hottest">${patches
      .slice(0, NUMBERED)
      .filter(({ count }) => count > 0)
      .map(
        ({ name, count }) =>
          html`<li><span>${upper(name)}</span> <b>${numbers.count(count)}</b> <small>${numbers.percent(count / all)}</small></li>`,
      )}</ol>`,
    table: {
      head: [say.place, of === 'came' ? say.came : say.fell, say.share],
      rows: patches
        .filter(({ count }) => count > 0)
        .map(({ name, count }) => [upper(name), numbers.count(count), numbers.percent(count / all)]),
    },
  })
}

/** Places of one shade are one outline: a board of hundreds stays small. */
const SHADES = 20

interface Hot extends Patch {
  readonly count: number
}

function mapOf({ width, height }: Ground, patches: readonly Hot[], of: Heat): Html {
  const most = patches[0]?.count ?? 1
  // A few places are by far the busiest; by the root the others are still told apart.
  const shadeOf = ({ count }: Hot) => Math.ceil(Math.sqrt(count / most) * SHADES)
  const shades = Array.from({ length: SHADES }, (_, index) => index + 1).map(shade => {
    const alike = patches.filter(patch => shadeOf(patch) === shade)
    return alike.length === 0
      ? NOTHING
      : html`<path class="heat" fill-opacity="${length(shade / SHADES)}" d="${alike.map(outlineOf).join('')}"/>`
  })
  const size = Math.max(width, height) / 38
  const marks = patches
    .slice(0, NUMBERED)
    .filter(({ count }) => count > 0)
    .map(({ x, y, width: w, height: h }, index) => {
      const [left, top] = [length(x + w / 2), length(y + h / 2)]
      return html`<circle cx="${left}" cy="${top}" r="${length(size)}"/><text x="${left}" y="${top}" dy=".36em" font-size="${length(size * 1.6)}">${index + 1}</text>`
    })
  const edge = Math.max(width, height) / 60
  return html`<svg class="map ${of}" viewBox="${length(-edge)} ${length(-edge)} ${length(width + 2 * edge)} ${length(height + 2 * edge)}" aria-hidden="true"><path d="${patches.map(outlineOf).join('')}"/>${shades}<g class="marks">${marks.toReversed()}</g></svg>`
}

function outlineOf({ x, y, width, height }: Patch): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`
}
