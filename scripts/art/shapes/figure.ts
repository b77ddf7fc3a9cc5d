import { outline, silhouette } from '../outlines.ts'
import { n, type Pen, type Tone, times } from '../pen.ts'

interface Looks {
  readonly turn?: number
  readonly flip?: boolean
  readonly tone?: Tone
  /** Width of the pale edge; 0 for none. */
  readonly rim?: number
  /** What shows through the holes; null leaves them open. */
  readonly back?: Tone | null
  /** How far the light reaches over the edge; 0 for a flat figure. */
  readonly lit?: number
  /** Stretches the width. */
  readonly wide?: number
}

/** An outline, centred on a point. */
export function fig(pen: Pen, of: string, x: number, y: number, size: number, looks: Looks = {}): string {
  const { turn = 0, flip = false, tone = 'ink', back = tone === 'ink' ? 'spot' : null, wide = 1 } = looks
  const rim = looks.rim ?? (tone === 'ink' ? Math.min(3.4, Math.max(1.5, size * 0.028)) : 0)
  const lit = looks.lit ?? (tone === 'ink' && size >= 80 ? size * 0.035 : 0)
  const scale = size / 512
  const d = outline(of)
  const place = `translate(${n(x)} ${n(y)}) rotate(${turn}) scale(${flip ? -scale * wide : scale * wide} ${scale}) translate(-256 -256)`
  const edge = rim > 0 ? `<path class="rim" stroke-width="${n((rim * 2) / scale)}" d="${d}"/>` : ''
  const behind = back ? `<path class="${back}" d="${silhouette(d)}"/>` : ''
  const body = `<g transform="${place}">${edge}${behind}<path class="${tone}" d="${d}"/></g>`
  return lit > 0 ? body + sheen(pen, d, place, x, y, size * Math.max(1, wide), lit) : body
}

/** Strokes of the gouge along the edges that face the light, up and to the left. */
function sheen(
  pen: Pen,
  d: string,
  place: string,
  x: number,
  y: number,
  size: number,
  reach: number,
): string {
  const mask = pen.name()
  const step = 4.1
  const strokes = times(Math.ceil((size * 1.3) / step), row => {
    const top = -size * 0.65 + row * step
    return times(Math.ceil(size / 26), column => {
      const left = -size * 0.65 + column * 38 + pen.chance() * 14
      const length = 20 + pen.chance() * 22
      return `M${n(left)} ${n(top)}q${n(length / 2)} ${n(-1 - pen.chance() * 1)} ${n(length)} 0q${n(-length / 2)} ${n(1 + pen.chance() * 1)} ${n(-length)} 0`
    }).join('')
  }).join('')
  const area = `maskUnits="userSpaceOnUse" x="${n(x - size)}" y="${n(y - size)}" width="${n(size * 2)}" height="${n(size * 2)}"`
  return `<mask id="${mask}" ${area}><g fill="#fff" transform="${place}"><path d="${d}"/></g><g transform="translate(${n(reach)} ${n(reach * 1.1)})"><g transform="${place}"><path d="${d}"/></g></g></mask><g mask="url(#${mask})"><path class="spot" transform="translate(${n(x)} ${n(y)}) rotate(-48)" d="${strokes}"/></g>`
}
