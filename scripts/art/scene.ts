import type { Pen } from './pen.ts'
import * as cuts from './shapes/cuts.ts'
import * as figure from './shapes/figure.ts'
import * as flesh from './shapes/flesh.ts'
import * as frames from './shapes/frames.ts'
import * as land from './shapes/land.ts'
import * as light from './shapes/light.ts'
import * as works from './shapes/works.ts'

/** Every word a scene may use. */
export const SHAPES = { ...cuts, ...figure, ...flesh, ...frames, ...land, ...light, ...works }

type Shapes = typeof SHAPES
type Rest<F> = F extends (pen: Pen, ...rest: infer R) => string ? R : never

/** A word and its measures, in the units of the picture: the first layer is printed first. */
export type Layer = { [K in keyof Shapes]: readonly [K, ...Rest<Shapes[K]>] }[keyof Shapes]

export interface Scene {
  /** Its shelf: that of a game, or the one of the covers. */
  readonly game: string
  readonly slug: string
  readonly width: number
  readonly height: number
  readonly hue: string
  readonly seed: number
  /** What to keep when the picture is cropped to a band: its place in per cent from the top. */
  readonly focus: number
  readonly layers: readonly Layer[]
}
