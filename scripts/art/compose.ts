import { type Pen, penFor } from './pen.ts'
import { type Layer, type Scene, SHAPES } from './scene.ts'

const INK = '#1c130d'
const mixed = (hue: string, other: string, share: number) => `color-mix(in oklab,${hue},${other} ${share}%)`

/** Everything is a strength of one hue, so that each picture stays a print of two blocks. */
function style(hue: string): string {
  const tones = {
    ink: INK,
    deep: mixed(hue, INK, 62),
    sky: mixed(hue, INK, 34),
    turf: mixed(hue, '#f3e3bb', 12),
    halo: mixed(hue, '#f3e3bb', 38),
    spot: mixed(hue, '#f3e3bb', 58),
    light: '#f8ecca',
  }
  const fills = Object.entries(tones).map(
    ([tone, colour]) => `.${tone}{fill:${colour}}.line.${tone}{stroke:${colour}}`,
  )
  return `${fills.join('')}.line{fill:none;stroke-linecap:round;stroke-linejoin:round}.rim{fill:none;stroke:${mixed(hue, '#f8ecca', 74)};stroke-linejoin:round}.coin{stroke:${INK};stroke-width:1.3}`
}

/** The picture as SVG, with the edges as rough as a gouge leaves them. */
export function compose(scene: Scene): string {
  const { width, height, hue, seed } = scene
  const pen = penFor(width, height, seed)
  const drawn = scene.layers.map(layer => draw(pen, layer)).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 2}" height="${height * 2}" viewBox="0 0 ${width} ${height}"><style>${style(hue)}</style><filter id="rough" filterUnits="userSpaceOnUse" x="-20" y="-20" width="${width + 40}" height="${height + 40}"><feTurbulence type="fractalNoise" baseFrequency=".055" numOctaves="2" seed="${(seed % 9) + 1}" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="3"/></filter><g filter="url(#rough)"><rect class="sky" x="-20" y="-20" width="${width + 40}" height="${height + 40}"/>${drawn}</g></svg>`
}

function draw(pen: Pen, [name, ...rest]: Layer): string {
  const shape = SHAPES[name] as (pen: Pen, ...rest: readonly unknown[]) => string
  return shape(pen, ...rest)
}
