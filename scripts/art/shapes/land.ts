import { edged, line, n, type Pen, type Point, path, polygon, type Tone, times } from '../pen.ts'

/** Dark ground with a few cuts of light on it. */
export function ground(pen: Pen, y: number, rise = 8, tone: Tone = 'ink'): string {
  const { width: w, height: h } = pen
  const earth = `M-20 ${h + 20}V${n(y + rise * 0.4)}Q${n(w * 0.28)} ${n(y - rise)} ${n(w * 0.52)} ${n(y)}T${w + 20} ${n(y - rise * 0.2)}V${h + 20}Z`
  const blades = times(Math.round((w * Math.max(14, h - y)) / 130), () => {
    const [x, up, length] = [pen.chance() * w, y + rise * 0.5 + pen.chance() * (h - y), 8 + pen.chance() * 18]
    return `M${n(x)} ${n(up)}q${n(length / 2)} -2.2 ${n(length)} 0q${n(-length / 2)} 1.6 ${n(-length)} 0`
  })
  return path(tone, earth) + path(tone === 'ink' ? 'turf' : 'halo', blades.join(''))
}

/** A floor of flagstones that runs away from the eye. */
export function flags(pen: Pen, y: number, tone: Tone = 'ink'): string {
  const { width: w, height: h } = pen
  const floor = path(tone, `M-20 ${n(y)}H${w + 20}V${h + 20}H-20Z`)
  const rows = times(4, i => {
    const up = y + (h - y) * ((i + 1) / 4) ** 1.5
    return `M-20 ${n(up)}H${w + 20}`
  })
  const seams = times(9, i => {
    const x = w * (i / 8)
    return `M${n(w / 2 + (x - w / 2) * 0.55)} ${n(y)}L${n(w / 2 + (x - w / 2) * 1.7)} ${h + 20}`
  })
  return floor + line(tone === 'ink' ? 'sky' : 'deep', 1.5, rows.join('') + seams.join(''))
}

/** Peaks from left to right, each with a cap of snow. */
export function peaks(
  _pen: Pen,
  base: number,
  tops: readonly Point[],
  tone: Tone = 'deep',
  snow: Tone = 'light',
): string {
  return tops
    .map(([x, y], i) => {
      const half = (base - y) * 0.72
      const left = x - half
      const flank = polygon([
        [left, base],
        [x, y],
        [x + half * 1.15, base],
      ])
      const [cx, cy] = [(base - y) * 0.26, (base - y) * 0.36]
      const cap = polygon([
        [x - cx, y + cy],
        [x, y],
        [x + cx * 1.1, y + cy],
        [x + cx * 0.5, y + cy * 0.72],
        [x + cx * 0.15, y + cy * 1.2],
        [x - cx * 0.3, y + cy * 0.75],
      ])
      return edged(tone, flank, i % 2 ? 1.4 : 1.8) + path(snow, cap)
    })
    .join('')
}

/** Rows of breaking waves, the nearest one darkest. */
export function waves(pen: Pen, y: number, rows = 3, high = 12): string {
  const { width: w, height: h } = pen
  return times(rows, row => {
    const base = y + (row * (h - y)) / rows
    const step = 34 + row * 8
    const shift = (row * 17) % step
    let crest = `M-40 ${h + 20}V${n(base)}`
    for (let x = -40 - shift; x < w + 40; x += step) {
      crest += `Q${n(x + step * 0.55)} ${n(base + 1)} ${n(x + step * 0.72)} ${n(base - high)}Q${n(x + step * 0.8)} ${n(base - 1)} ${n(x + step)} ${n(base)}`
    }
    return edged(row % 2 ? 'deep' : 'ink', `${crest}V${h + 20}Z`, 2)
  }).join('')
}

/** Teeth of stone from above, or from below. */
export function teeth(
  pen: Pen,
  many: number,
  long: number,
  from: 'top' | 'bottom' = 'top',
  tone: Tone = 'ink',
): string {
  const { width: w, height: h } = pen
  const [edge, way] = from === 'top' ? [-20, 1] : [h + 20, -1]
  const spikes = times(many, i => {
    const x = (w * (i + 0.2 + pen.chance() * 0.6)) / many
    const half = (w / many) * (0.3 + pen.chance() * 0.3)
    const tip = (20 + long * (0.35 + pen.chance() * 0.65)) * way
    return `M${n(x - half)} ${edge}Q${n(x - half * 0.2)} ${n(edge + tip * 0.5)} ${n(x)} ${n(edge + tip)}Q${n(x + half * 0.2)} ${n(edge + tip * 0.5)} ${n(x + half)} ${edge}Z`
  })
  return edged(tone, spikes.join(''), 1.6)
}

/** A row of pines, rocks or ruins as a ragged line far away. */
export function skyline(pen: Pen, y: number, high: number, tone: Tone = 'deep'): string {
  const { width: w, height: h } = pen
  const points: Point[] = [[-20, h + 20]]
  for (let x = -20; x <= w + 20; x += 9 + pen.chance() * 12) points.push([x, y - pen.chance() * high])
  return path(tone, polygon([...points, [w + 20, h + 20]]))
}

/** The web of a spider, spun from a corner or round a point. */
export function web(
  _pen: Pen,
  x: number,
  y: number,
  r: number,
  from = 0,
  to = 360,
  tone: Tone = 'spot',
): string {
  const threads = Math.max(3, Math.round((to - from) / 30))
  const angle = (i: number) => ((from + ((to - from) * i) / threads) / 180) * Math.PI
  const spot = (i: number, away: number) =>
    `${n(x + Math.cos(angle(i)) * away)} ${n(y + Math.sin(angle(i)) * away)}`
  let d = times(threads + 1, i => `M${n(x)} ${n(y)}L${spot(i, r)}`).join('')
  for (const part of [0.28, 0.5, 0.72, 0.93]) {
    for (let i = 0; i < threads; i++)
      d += `M${spot(i, r * part)}Q${spot(i + 0.5, r * part * 0.82)} ${spot(i + 1, r * part)}`
  }
  return line(tone, 1.3, d)
}
