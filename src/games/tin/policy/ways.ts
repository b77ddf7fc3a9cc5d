/** The cheapest ways through the dungeon, in monsters to be met. */
import { has, opposite } from '../content/geometry.ts'
import { type Chart, costOf, doorsAt, heroPlace, nextTo, placeIn, roomAt } from './chart.ts'

export interface Ways {
  /** By place: what the way there costs; infinite where none leads. */
  readonly cost: ArrayLike<number>
  /** By place: the side by which the way begins, -1 for the start. */
  readonly first: ArrayLike<number>
}

/** How many monsters a way of this cost stands for: helmets and steps are in it too. */
export function monstersOn(cost: number): number {
  return Math.round(cost / 1.25)
}

/** From the hero to everywhere. */
export function waysFromHero(chart: Chart): Ways {
  return spread(chart, heroPlace(chart), false)
}

/** From everywhere to the stairwell, which is the first room. */
export function waysHome(chart: Chart): Ways {
  return spread(chart, 0, true)
}

/** Doorways lead both ways, so that the ways to a place are found from it, paying for the room one comes into. */
function spread(chart: Chart, start: number, isBack: boolean): Ways {
  const places = chart.size * 2
  const cost = new Float64Array(places).fill(Number.POSITIVE_INFINITY)
  const first = new Int8Array(places).fill(-1)
  const settled = new Uint8Array(places)
  cost[start] = 0
  for (let place = start; place >= 0; place = nearest(cost, settled)) {
    settled[place] = 1
    relax(chart, place, isBack, { cost, first })
  }
  return { cost, first }
}

function nearest(cost: Float64Array, settled: Uint8Array): number {
  let best = -1
  let least = Number.POSITIVE_INFINITY
  for (let place = 0; place < cost.length; place++) {
    const here = cost[place] ?? least
    if (here < least && settled[place] === 0) {
      best = place
      least = here
    }
  }
  return best
}

function relax(
  chart: Chart,
  place: number,
  isBack: boolean,
  { cost, first }: { readonly cost: Float64Array; readonly first: Int8Array },
): void {
  const doors = doorsAt(chart, place)
  const left = cost[place] ?? 0
  for (let side = 0; side < 4; side++) {
    if (!has(doors, side)) continue
    const index = nextTo(chart, place, side)
    const next = chart.rooms[index]
    if (!next || next.locked) continue
    const entered = isBack ? roomAt(chart, place) : next
    const to = placeIn(chart, index, opposite(side))
    const total = left + (entered ? costOf(chart.mind, entered) : 0)
    if (total >= (cost[to] ?? 0)) continue
    cost[to] = total
    const begun = first[place] ?? -1
    first[to] = begun < 0 ? side : begun
  }
}
