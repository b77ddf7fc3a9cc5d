import { n, type Pen, path, type Tone, times } from '../pen.ts'

interface Field {
  /** How many strokes, as a share of the usual number. */
  readonly much?: number
  readonly tone?: Tone
  /** Nothing is cut nearer than this. */
  readonly inner?: number
}

function gouge(pen: Pen, x: number, y: number, angle: number, long = 15): string {
  const length = 6 + pen.chance() * long
  const half = 1 + pen.chance() * 1.3
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  const to = (along: number, off: number) => `${n(x + dx * along - dy * off)} ${n(y + dy * along + dx * off)}`
  return `M${to(0, 0)}Q${to(length / 2, -half)} ${to(length, 0)}Q${to(length / 2, half)} ${to(0, 0)}`
}

const usual = (pen: Pen, much: number): number =>
  Math.round(much * 250 * Math.max(1, (pen.width * pen.height) / 60000))

/** Strokes that fly away from a point. */
export function burst(pen: Pen, x: number, y: number, field: Field = {}): string {
  const far = Math.hypot(pen.width, pen.height) * 0.56
  const inner = field.inner ?? Math.min(pen.width, pen.height) * 0.3
  const strokes = times(usual(pen, field.much ?? 1), () => {
    const angle = pen.chance() * Math.PI * 2
    const away = inner + Math.sqrt(pen.chance()) * (far - inner)
    return gouge(pen, x + Math.cos(angle) * away, y + Math.sin(angle) * away, angle)
  })
  return path(field.tone ?? 'halo', strokes.join(''))
}

/** Strokes that run round a point. */
export function swirl(pen: Pen, x: number, y: number, field: Field = {}): string {
  const far = Math.hypot(pen.width, pen.height) * 0.6
  const inner = field.inner ?? Math.min(pen.width, pen.height) * 0.3
  const strokes = times(usual(pen, field.much ?? 1), () => {
    const angle = pen.chance() * Math.PI * 2
    const away = inner + Math.sqrt(pen.chance()) * (far - inner)
    return gouge(pen, x + Math.cos(angle) * away, y + Math.sin(angle) * away, angle + 1.72)
  })
  return path(field.tone ?? 'halo', strokes.join(''))
}

/** Strokes that all fall one way: 90 is rain, 0 is wind from the left. */
export function fall(pen: Pen, degrees: number, field: Field = {}): string {
  const angle = (degrees / 180) * Math.PI
  const strokes = times(usual(pen, field.much ?? 1), () =>
    gouge(pen, pen.chance() * pen.width, pen.chance() * pen.height, angle + (pen.chance() - 0.5) * 0.16, 20),
  )
  return path(field.tone ?? 'halo', strokes.join(''))
}

/** Long bands of wind that bend over the picture. */
export function gale(pen: Pen, bend: number, field: Field = {}): string {
  const strokes = times(usual(pen, field.much ?? 0.35), () => {
    const [x, y] = [pen.chance() * pen.width, pen.chance() * pen.height]
    const slope = (x / pen.width - 0.5) * 2 * bend
    return gouge(pen, x, y, slope, 46)
  })
  return path(field.tone ?? 'halo', strokes.join(''))
}

/** Falling snow, or the sparks of a fire. */
export function flakes(pen: Pen, many: number, most = 2.6, tone: Tone = 'light'): string {
  const dots = times(many, () => {
    const r = 0.8 + pen.chance() * (most - 0.8)
    return `M${n(pen.chance() * pen.width)} ${n(pen.chance() * pen.height)}m${n(-r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0`
  })
  return path(tone, dots.join(''))
}
