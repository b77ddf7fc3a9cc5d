/** The board as shapes: worked out once for a content, drawn once, asked for places ever after. */
import { flightsOf, levelsOf } from '../../../games/dungeon/content/stairs.ts'
import { doorId } from '../../../games/dungeon/content/ways.ts'
import { type Content, type OpeningFact, type SpaceFact, TOKENS } from '../../../games/dungeon/types.ts'
import type { Counts } from '../../../games/dungeon/view/types.ts'

/** Units of the drawing to a cell of the grid. */
export const CELL = 24

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Place extends Point, Pick<SpaceFact, 'id' | 'kind' | 'level' | 'name' | 'de'> {
  readonly w: number
  readonly h: number
  readonly centre: Point
  /** Of stairs: the levels that they join. */
  readonly joins: readonly number[]
}

export interface Door extends Point {
  readonly kind: 'door' | 'secret'
  readonly id: string
  readonly isUpright: boolean
}

export interface Plan {
  readonly width: number
  readonly height: number
  readonly places: readonly Place[]
  readonly byId: ReadonlyMap<string, Place>
  /** Path data. */
  readonly floor: string
  readonly walls: string
  readonly joints: string
  readonly stairs: string
  readonly doors: readonly Door[]
  /** Rooms and chambers. */
  readonly lairs: readonly Place[]
  /** Where one passes from one space to the next. */
  readonly gates: ReadonlyMap<string, Point>
}

const plans = new WeakMap<Content, Plan>()

export function planOf(content: Content): Plan {
  const known = plans.get(content)
  if (known) return known
  const plan = draw(content)
  plans.set(content, plan)
  return plan
}

export function isPassage({ kind }: Pick<Place, 'kind'>): boolean {
  return kind === 'corridor' || kind === 'stair'
}

/** Cleared tokens that make a place safe. */
export function slotsOf({ kind }: Pick<Place, 'kind'>): number {
  return kind === 'room' || kind === 'chamber' ? TOKENS[kind] : 0
}

export function isUncleared(cleared: Counts, place: Place | undefined): boolean {
  return place !== undefined && (cleared[place.id] ?? 0) < slotsOf(place)
}

function draw({ board }: Content): Plan {
  const { width, height, spaces, openings } = board
  const flights = flightsOf({ board })
  const joins = new Map(flights.flatMap(flight => flight.spaces.map(({ id }) => [id, levelsOf(flight)])))
  const places = spaces.map(space => placeOf(space, joins.get(space.id) ?? []))
  const walls = openings.map(({ wall }) => wall.join())
  const edges = new Map(openings.map((opening, index) => [walls[index] ?? '', opening]))
  return {
    width: width * CELL,
    height: height * CELL,
    places,
    byId: new Map(places.map(place => [place.id, place])),
    floor: places.map(outlineOf).join(''),
    ...edgesOf(spaces, edges),
    stairs: spaces
      .filter(space => space.kind === 'stair')
      .map(space => treads(space, edges))
      .join(''),
    doors: doorsOf(openings),
    lairs: places.filter(place => slotsOf(place) > 0),
    gates: new Map(openings.flatMap(({ a, b, wall }) => [gate(a, b, wall), gate(b, a, wall)])),
  }
}

function placeOf(space: SpaceFact, joins: readonly number[]): Place {
  const [x, y, w, h] = space.cells.map(value => value * CELL) as [number, number, number, number]
  const { id, kind, level, name, de } = space
  return { id, kind, level, name, de, joins, x, y, w, h, centre: { x: x + w / 2, y: y + h / 2 } }
}

export function outlineOf({ x, y, w, h }: Pick<Place, 'x' | 'y' | 'w' | 'h'>): string {
  return `M${x} ${y}h${w}v${h}h${-w}Z`
}

/** Walls stand where a space ends, unless an opening is there; an open one leaves a joint in the floor. */
function edgesOf(spaces: readonly SpaceFact[], edges: ReadonlyMap<string, OpeningFact>) {
  const seen = new Set<string>()
  let walls = ''
  let joints = ''
  for (const { cells } of spaces) {
    for (const [x1, y1, x2, y2] of rim(cells)) {
      const key = `${x1},${y1},${x2},${y2}`
      if (seen.has(key)) continue
      seen.add(key)
      const line = `M${x1 * CELL} ${y1 * CELL}L${x2 * CELL} ${y2 * CELL}`
      if (edges.get(key)?.kind === 'open') joints += line
      else walls += line
    }
  }
  return { walls, joints }
}

function rim([x, y, w, h]: SpaceFact['cells']): [number, number, number, number][] {
  const across = Array.from({ length: w }, (_, i) => x + i)
  const down = Array.from({ length: h }, (_, i) => y + i)
  return [
    ...across.flatMap((at): [number, number, number, number][] => [
      [at, y, at + 1, y],
      [at, y + h, at + 1, y + h],
    ]),
    ...down.flatMap((at): [number, number, number, number][] => [
      [x, at, x, at + 1],
      [x + w, at, x + w, at + 1],
    ]),
  ]
}

const TREADS = 5

/** Treads lie across the way that one walks. */
function treads({ cells: [x, y] }: SpaceFact, edges: ReadonlyMap<string, OpeningFact>): string {
  const isOpen = (...wall: number[]) => edges.get(wall.join())?.kind === 'open'
  const isAcross = isOpen(x, y, x, y + 1) || isOpen(x + 1, y, x + 1, y + 1)
  const [left, top] = [x * CELL, y * CELL]
  return Array.from({ length: TREADS }, (_, i) => {
    const at = 2.4 + i * 4.8
    return isAcross ? `M${left + at} ${top + 2}v${CELL - 4}` : `M${left + 2} ${top + at}h${CELL - 4}`
  }).join('')
}

function doorsOf(openings: readonly OpeningFact[]): Door[] {
  return openings.flatMap((opening): Door[] => {
    const { kind, wall } = opening
    if (kind === 'open') return []
    const [x1, , x2] = wall
    return [{ ...middle(wall), id: doorId(opening), kind, isUpright: x1 === x2 }]
  })
}

function middle([x1, y1, x2, y2]: OpeningFact['wall']): Point {
  return { x: ((x1 + x2) / 2) * CELL, y: ((y1 + y2) / 2) * CELL }
}

function gate(from: string, to: string, wall: OpeningFact['wall']): readonly [string, Point] {
  return [`${from} ${to}`, middle(wall)]
}

/** From the middle of each space through the doors between them, as points of a line. */
export function lineThrough({ byId, gates }: Plan, spaces: readonly string[]): Point[] {
  return spaces.flatMap((space, index) => {
    const centre = byId.get(space)?.centre
    const before = spaces[index - 1]
    const between = before === undefined ? undefined : gates.get(`${before} ${space}`)
    return [...(between ? [between] : []), ...(centre ? [centre] : [])]
  })
}
