import { edged, line, n, type Pen, type Point, path, type Tone, times } from '../pen.ts'

/** A point on the smooth curve through all the points, `t` from 0 to 1. */
function along(points: readonly Point[], t: number): Point {
  const last = points.length - 1
  const i = Math.min(last - 1, Math.floor(t * last))
  const u = t * last - i
  const get = (k: number): Point => points[Math.max(0, Math.min(last, k))] ?? [0, 0]
  const [a, b, c, d] = [get(i - 1), get(i), get(i + 1), get(i + 2)]
  const blend = (k: 0 | 1) =>
    0.5 *
    (2 * b[k] +
      (c[k] - a[k]) * u +
      (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * u * u +
      (3 * b[k] - a[k] - 3 * c[k] + d[k]) * u * u * u)
  return [blend(0), blend(1)]
}

interface Skin {
  readonly tone?: Tone
  readonly rim?: number
  /** How many rings or plates run across; 0 for bare skin. */
  readonly rings?: number
  /** Spines along the outer side, as long as this. */
  readonly spines?: number
  readonly ringTone?: Tone
}

/** A neck, a tail, a worm or a tentacle: a tapering tube along a line of points. */
export function limb(
  _pen: Pen,
  points: readonly Point[],
  thick: number,
  thin: number,
  skin: Skin = {},
): string {
  const steps = points.length * 9
  const spine = times(steps + 1, i => {
    const t = i / steps
    const [x, y] = along(points, t)
    const [ax, ay] = along(points, Math.max(0, t - 0.01))
    const [bx, by] = along(points, Math.min(1, t + 0.01))
    const length = Math.hypot(bx - ax, by - ay) || 1
    return { x, y, nx: -(by - ay) / length, ny: (bx - ax) / length, r: (thick + (thin - thick) * t) / 2 }
  })
  const side = (sign: number) => spine.map(p => `${n(p.x + p.nx * p.r * sign)} ${n(p.y + p.ny * p.r * sign)}`)
  const skinPath = `M${side(1).join('L')}A${n(thin / 2)} ${n(thin / 2)} 0 0 0 ${side(-1).at(-1)}L${side(-1).toReversed().join('L')}Z`
  const every = skin.rings ? steps / skin.rings : 0
  const marked = skin.rings ? times(skin.rings - 1, i => spine[Math.round((i + 1) * every)]) : []
  const rings = marked.flatMap(p =>
    p
      ? [
          `M${n(p.x - p.nx * p.r * 0.96)} ${n(p.y - p.ny * p.r * 0.96)}Q${n(p.x + p.ny * p.r * 0.5)} ${n(p.y - p.nx * p.r * 0.5)} ${n(p.x + p.nx * p.r * 0.35)} ${n(p.y + p.ny * p.r * 0.35)}`,
        ]
      : [],
  )
  const spikes = skin.spines
    ? times(Math.floor(steps / 4), i => {
        const [a, b] = [spine[i * 4], spine[i * 4 + 3]]
        if (!a || !b) return ''
        const long = (skin.spines ?? 0) * (0.5 + (0.5 * a.r * 2) / thick)
        return `M${n(a.x + a.nx * a.r * 0.7)} ${n(a.y + a.ny * a.r * 0.7)}L${n(a.x + a.nx * (a.r + long))} ${n(a.y + a.ny * (a.r + long))}L${n(b.x + b.nx * b.r * 0.7)} ${n(b.y + b.ny * b.r * 0.7)}Z`
      })
    : []
  const width = Math.max(1.4, Math.min(3, thick * 0.07))
  return (
    edged(skin.tone ?? 'ink', skinPath + spikes.join(''), skin.rim ?? 2.6) +
    line(skin.ringTone ?? 'spot', width, rings.join(''))
  )
}

/** A shapeless thing with a wobbling edge and a few bubbles. */
export function blob(
  pen: Pen,
  x: number,
  y: number,
  rx: number,
  ry: number,
  tone: Tone = 'ink',
  bubbles = 5,
): string {
  const lobes = 15
  const points = times(lobes, i => {
    const angle = (i / lobes) * Math.PI * 2
    const far = 0.76 + pen.chance() * 0.42
    return [x + Math.cos(angle) * rx * far, y + Math.sin(angle) * ry * far] as const
  })
  const get = (i: number) => points[((i % lobes) + lobes) % lobes] ?? [x, y]
  const mid = (i: number) => [(get(i)[0] + get(i + 1)[0]) / 2, (get(i)[1] + get(i + 1)[1]) / 2] as const
  const start = mid(-1)
  const d = `M${n(start[0])} ${n(start[1])}${times(lobes, i => `Q${n(get(i)[0])} ${n(get(i)[1])} ${n(mid(i)[0])} ${n(mid(i)[1])}`).join('')}Z`
  const rings = times(bubbles, () => {
    const [a, far, r] = [pen.chance() * 6.28, Math.sqrt(pen.chance()) * 0.62, 2 + pen.chance() * 5]
    return `<circle class="line spot" stroke-width="1.8" cx="${n(x + Math.cos(a) * rx * far)}" cy="${n(y + Math.sin(a) * ry * far)}" r="${n(r)}"/>`
  })
  return edged(tone, d, 3) + rings.join('')
}

/** Something thick that runs down from above. */
export function drips(
  pen: Pen,
  top: number,
  many: number,
  long: number,
  tone: Tone = 'ink',
  x = 0,
  toX = pen.width,
): string {
  const step = (toX - x) / many
  let d = `M${n(x)} -20V${n(top)}`
  for (let i = 0; i < many; i++) {
    const left = x + i * step
    const half = step * (0.18 + pen.chance() * 0.12)
    const mid = left + step / 2
    const end = top + long * (0.15 + pen.chance() * 0.85)
    d += `Q${n(mid - half)} ${n(top)} ${n(mid - half)} ${n(end - half)}A${n(half)} ${n(half)} 0 0 0 ${n(mid + half)} ${n(end - half)}Q${n(mid + half)} ${n(top)} ${n(left + step)} ${n(top)}`
  }
  const shine = times(many, i => {
    const px = x + (i + 0.5) * step - step * 0.09
    return `M${n(px)} ${n(top - 2)}v${n(4 + long * 0.12)}`
  })
  return edged(tone, `${d}V-20Z`, 2.6) + line('light', 2, shine.join(''))
}

/** One great eye. `look` moves the pupil sideways, -1 to 1. */
export function eye(_pen: Pen, x: number, y: number, r: number, look = 0, slit = true): string {
  const lids = `M${n(x - r * 1.35)} ${n(y)}Q${n(x)} ${n(y - r * 1.5)} ${n(x + r * 1.35)} ${n(y)}Q${n(x)} ${n(y + r * 1.5)} ${n(x - r * 1.35)} ${n(y)}Z`
  const px = x + look * r * 0.4
  const iris = `<circle class="halo" cx="${n(px)}" cy="${n(y)}" r="${n(r * 0.56)}"/>`
  const pupil = `<ellipse class="ink" cx="${n(px)}" cy="${n(y)}" rx="${n(r * (slit ? 0.16 : 0.3))}" ry="${n(r * (slit ? 0.54 : 0.3))}"/>`
  return edged('light', lids, 0) + line('ink', r * 0.16, lids) + iris + pupil
}

/** A free shape, for what no other word fits. */
export function shape(_pen: Pen, d: string, tone: Tone = 'ink', rim = 2.4): string {
  return rim > 0 ? edged(tone, d, rim) : path(tone, d)
}

export function stroke(_pen: Pen, d: string, width = 2, tone: Tone = 'spot'): string {
  return line(tone, width, d)
}
