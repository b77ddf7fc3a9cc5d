import { edged, line, n, type Pen, type Point, path, polygon, type Tone, times } from '../pen.ts'

export function halo(_pen: Pen, x: number, y: number, rx: number, ry = rx, tone: Tone = 'halo'): string {
  return `<ellipse class="${tone}" cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}"/>`
}

/** A full moon, or a crescent when something bites into it. */
export function moon(_pen: Pen, x: number, y: number, r: number, bite = 0, tone: Tone = 'light'): string {
  const dent = bite
    ? `A${n(r * 1.02)} ${n(r * 1.02)} 0 0 1 ${n(x + r * 0.5)} ${n(y - r * 0.87)}A${n(r)} ${n(r)} 0 1 0 ${n(x + r * 0.5)} ${n(y + r * 0.87)}Z`
    : ''
  const start = `M${n(x + r * 0.5)} ${n(y + r * 0.87)}`
  return bite
    ? path(tone, start + dent)
    : path(tone, `M${n(x - r)} ${n(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`)
}

/** Wedges of light from a point, between two angles. */
export function rays(
  pen: Pen,
  x: number,
  y: number,
  near: number,
  far: number,
  many: number,
  from = 0,
  to = 360,
  tone: Tone = 'halo',
): string {
  const step = (to - from) / many
  const wedges = times(many, i => {
    const middle = ((from + (i + 0.5) * step) / 180) * Math.PI
    const half = ((step * (0.2 + pen.chance() * 0.14)) / 180) * Math.PI
    const reach = far * (0.82 + pen.chance() * 0.18)
    const spot = (a: number, away: number): Point => [x + Math.cos(a) * away, y + Math.sin(a) * away]
    return polygon([spot(middle, near), spot(middle - half, reach), spot(middle + half, reach)])
  })
  return path(tone, wedges.join(''))
}

/** A shaft of light that falls from above. */
export function beam(
  _pen: Pen,
  x: number,
  y: number,
  toX: number,
  toY: number,
  narrow: number,
  wide: number,
  tone: Tone = 'halo',
): string {
  return path(
    tone,
    polygon([
      [x - narrow, y],
      [x + narrow, y],
      [toX + wide, toY],
      [toX - wide, toY],
    ]),
  )
}

/** A bolt of lightning from one point to another. */
export function bolt(
  pen: Pen,
  x: number,
  y: number,
  toX: number,
  toY: number,
  wide = 7,
  tone: Tone = 'light',
): string {
  const [dx, dy] = [toX - x, toY - y]
  const length = Math.hypot(dx, dy)
  const [nx, ny] = [-dy / length, dx / length]
  const bend = times(5, i => (i % 2 ? 1 : -1) * length * (0.05 + pen.chance() * 0.07))
  const side = (sign: number): Point[] =>
    bend.map((off, i) => {
      const part = (i + 1) / 6
      const out = off + sign * wide * (1 - part) * 0.5
      return [x + dx * part + nx * out, y + dy * part + ny * out]
    })
  return path(tone, polygon([[x, y], ...side(1), [toX, toY], ...side(-1).toReversed()]))
}

/** A flame: a tongue of the hue, and bare paper in it. */
export function flame(_pen: Pen, x: number, y: number, high: number, lean = 0): string {
  const tongue = (h: number, half: number) =>
    `M${n(x)} ${n(y)}C${n(x - half * 1.5)} ${n(y)} ${n(x - half * 1.2)} ${n(y - h * 0.45)} ${n(x - half * 0.2 + lean * 0.4)} ${n(y - h * 0.6)}Q${n(x + half * 0.1 + lean)} ${n(y - h * 0.8)} ${n(x + lean)} ${n(y - h)}Q${n(x + half * 0.9 + lean * 0.5)} ${n(y - h * 0.66)} ${n(x + half * 1.1)} ${n(y - h * 0.3)}Q${n(x + half * 1.1)} ${n(y)} ${n(x)} ${n(y)}Z`
  return edged('spot', tongue(high, high * 0.27), 1.6) + path('light', tongue(high * 0.55, high * 0.13))
}

/** A row of flames of uneven height. */
export function blaze(pen: Pen, x: number, toX: number, y: number, high: number, many: number): string {
  return times(many, i =>
    flame(
      pen,
      x + ((toX - x) * (i + 0.5)) / many,
      y + pen.chance() * 4,
      high * (0.55 + pen.chance() * 0.45),
      (pen.chance() - 0.5) * high * 0.24,
    ),
  ).join('')
}

/** A candle with drips of wax; `high` is without its flame. 0 flame: it has gone out. */
export function candle(pen: Pen, x: number, y: number, high: number, wide = 10, fire = 16): string {
  const half = wide / 2
  const wax = `M${n(x - half)} ${n(y)}V${n(y - high)}Q${n(x)} ${n(y - high + 3)} ${n(x + half)} ${n(y - high)}V${n(y)}Z`
  const drip = `M${n(x + half * 0.2)} ${n(y - high + 2)}V${n(y - high * 0.55)}M${n(x - half * 0.5)} ${n(y - high + 2)}V${n(y - high * 0.72)}`
  const wick = line('ink', 1.6, `M${n(x)} ${n(y - high + 1)}v-5`)
  const smoke = line('spot', 1.6, `M${n(x)} ${n(y - high - 6)}q-6 -8 0 -15t1 -16`)
  return (
    edged('ink', wax, 2) +
    line('spot', 1.5, drip) +
    wick +
    (fire > 0 ? flame(pen, x, y - high - 2, fire) : smoke)
  )
}

/** A glint of four points. */
export function glint(_pen: Pen, x: number, y: number, r: number, tone: Tone = 'light'): string {
  const k = r * 0.16
  return path(
    tone,
    polygon([
      [x, y - r],
      [x + k, y - k],
      [x + r * 0.7, y],
      [x + k, y + k],
      [x, y + r],
      [x - k, y + k],
      [x - r * 0.7, y],
      [x - k, y - k],
    ]),
  )
}

/** Eyes in the dark: a slanted pair. */
export function eyes(_pen: Pen, x: number, y: number, size: number, tone: Tone = 'light'): string {
  const eye = (side: number) =>
    `M${n(x + side * size * 0.18)} ${n(y + size * 0.14)}Q${n(x + side * size * 0.4)} ${n(y - size * 0.26)} ${n(x + side * size * 0.72)} ${n(y - size * 0.22)}Q${n(x + side * size * 0.6)} ${n(y + size * 0.22)} ${n(x + side * size * 0.18)} ${n(y + size * 0.14)}Z`
  return path(tone, eye(-1) + eye(1))
}

/** Smoke, breath or fog: a wisp that winds upwards. */
export function wisp(
  _pen: Pen,
  x: number,
  y: number,
  high: number,
  sway: number,
  wide = 2.4,
  tone: Tone = 'spot',
): string {
  const q = high / 4
  return line(
    tone,
    wide,
    `M${n(x)} ${n(y)}q${n(sway)} ${n(-q * 0.7)} 0 ${n(-q * 1.4)}t0 ${n(-q * 1.3)}q${n(-sway * 0.8)} ${n(-q * 0.6)} ${n(sway * 0.2)} ${n(-q * 1.3)}`,
  )
}
