/** What a shape draws with: the size of its block, chance that repeats, and names for its masks. */
export interface Pen {
  readonly width: number
  readonly height: number
  /** The next number from 0 to 1; the same scene always draws the same ones. */
  readonly chance: () => number
  readonly name: () => string
}

/** One ink, one hue in a few strengths, and bare paper. */
export type Tone = 'ink' | 'deep' | 'sky' | 'turf' | 'halo' | 'spot' | 'light'

export type Point = readonly [x: number, y: number]

export function penFor(width: number, height: number, seed: number): Pen {
  let state = seed * 7919 + 13
  let names = 0
  return {
    width,
    height,
    chance: () => {
      state = (state * 16807) % 2147483647
      return (state & 0xffff) / 0xffff
    },
    name: () => `m${names++}`,
  }
}

export const n = (value: number): string => String(Math.round(value * 10) / 10)

const at = ([x, y]: Point): string => `${n(x)} ${n(y)}`

export const path = (tone: Tone, d: string): string => `<path class="${tone}" d="${d}"/>`

export const line = (tone: Tone, width: number, d: string): string =>
  `<path class="line ${tone}" stroke-width="${n(width)}" d="${d}"/>`

/** A shape with the pale edge that the gouge leaves round it. */
export function edged(tone: Tone, d: string, rim = 2.6): string {
  return `${rim > 0 ? `<path class="rim" stroke-width="${n(rim * 2)}" d="${d}"/>` : ''}${path(tone, d)}`
}

export const polygon = (points: readonly Point[]): string => `M${points.map(at).join('L')}Z`

export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))
