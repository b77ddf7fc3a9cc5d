import { edged, line, n, type Pen, type Point, path, polygon, type Tone, times } from '../pen.ts'

/** A round column with a capital and a foot. */
export function pillar(
  _pen: Pen,
  x: number,
  top: number,
  base: number,
  wide = 22,
  tone: Tone = 'ink',
): string {
  const h = wide / 2
  const shaft = `M${n(x - h * 1.5)} ${n(top)}h${n(h * 3)}l${n(-h * 0.5)} ${n(h)}V${n(base - h * 0.8)}l${n(h * 0.5)} ${n(h * 0.8)}h${n(-h * 3)}l${n(h * 0.5)} ${n(-h * 0.8)}V${n(top + h)}Z`
  const flutes = [-0.5, 0, 0.5].map(part => `M${n(x + h * part)} ${n(top + h * 1.5)}V${n(base - h * 1.3)}`)
  return edged(tone, shaft, 1.8) + line(tone === 'ink' ? 'turf' : 'sky', 1.5, flutes.join(''))
}

/** Courses of stone behind everything. */
export function masonry(
  pen: Pen,
  x: number,
  y: number,
  wide: number,
  high: number,
  course = 15,
  tone: Tone = 'deep',
): string {
  let d = ''
  for (let row = 0; row * course <= high; row++) {
    const up = y + row * course
    d += `M${n(x)} ${n(up)}h${n(wide)}`
    for (let along = (row % 2) * course * 0.9 + pen.chance() * 6; along < wide; along += course * 1.9)
      if (up + course <= y + high + 1) d += `M${n(x + along)} ${n(up)}v${course}`
  }
  return line(tone, 1.6, d)
}

/** A chain that hangs between two points. */
export function chain(
  _pen: Pen,
  x: number,
  y: number,
  toX: number,
  toY: number,
  sag = 0,
  size = 5,
  tone: Tone = 'spot',
): string {
  const length = Math.hypot(toX - x, toY - y) + sag
  const links = Math.max(2, Math.round(length / (size * 1.5)))
  return times(links + 1, i => {
    const t = i / links
    const [px, py] = [x + (toX - x) * t, y + (toY - y) * t + Math.sin(t * Math.PI) * sag]
    const slope = (Math.atan2(toY - y + Math.cos(t * Math.PI) * Math.PI * sag, toX - x) * 180) / Math.PI
    return `<ellipse class="line ${tone}" stroke-width="${n(size * 0.42)}" transform="translate(${n(px)} ${n(py)}) rotate(${n(slope)})" rx="${n(size)}" ry="${n(i % 2 ? size * 0.28 : size * 0.6)}"/>`
  }).join('')
}

/** Iron bars, or the wood of a cage. */
export function bars(
  _pen: Pen,
  x: number,
  toX: number,
  top: number,
  base: number,
  many: number,
  wide = 6,
  rungs: readonly number[] = [],
): string {
  const upright = times(many, i => {
    const at = x + ((toX - x) * i) / (many - 1)
    return `M${n(at - wide / 2)} ${n(top)}h${wide}V${n(base)}h${-wide}Z`
  })
  const across = rungs.map(y => `M${n(x - wide)} ${n(y)}H${n(toX + wide)}v${wide}H${n(x - wide)}Z`)
  return edged('ink', [...upright, ...across].join(''), 1.5)
}

/** Steps up to the right, or to the left when mirrored; `tone` is the side, light the treads. */
export function steps(
  _pen: Pen,
  x: number,
  base: number,
  wide: number,
  high: number,
  many: number,
  flip = false,
  tone: Tone = 'ink',
): string {
  const way = flip ? -1 : 1
  const [run, rise] = [(wide / many) * way, high / many]
  let d = `M${n(x)} ${n(base + 20)}V${n(base)}`
  let treads = ''
  for (let i = 0; i < many; i++) {
    treads += `M${n(x + run * i)} ${n(base - rise * (i + 1))}h${n(run)}`
    d += `v${n(-rise)}h${n(run)}`
  }
  return path(tone, `${d}V${n(base + 20)}Z`) + line('spot', 2.6, treads)
}

/** A stair that climbs straight away from the eye, narrowing. */
export function flight(
  _pen: Pen,
  x: number,
  base: number,
  top: number,
  wide: number,
  narrow: number,
  many: number,
): string {
  return times(many, i => {
    const part = (k: number) => (k / many) ** 0.8
    const [y0, y1] = [base + (top - base) * part(i), base + (top - base) * part(i + 1)]
    const half = (wide + (narrow - wide) * part(i)) / 2
    const next = (wide + (narrow - wide) * part(i + 1)) / 2
    const lip = y1 + (y0 - y1) * 0.42
    const riser = polygon([
      [x - half, y0],
      [x + half, y0],
      [x + half * 0.99, lip],
      [x - half * 0.99, lip],
    ])
    const tread = polygon([
      [x - half * 0.99, lip],
      [x + half * 0.99, lip],
      [x + next, y1],
      [x - next, y1],
    ])
    return path('ink', riser) + path(i > many * 0.6 ? 'light' : 'spot', tread)
  }).join('')
}

/** A bridge of stone over the whole picture: one arch that something can live under. */
export function bridge(pen: Pen, y: number, thick: number, x: number, toX: number, deep: number): string {
  const { width: w } = pen
  const [mid, hump] = [(x + toX) / 2, thick * 0.5]
  const pull = (y - hump + thick - 0.25 * deep) / 0.75
  const stone = `M-20 ${n(y)}Q${n(mid)} ${n(y - hump * 2)} ${w + 20} ${n(y)}V${n(deep)}H${n(toX)}C${n(toX)} ${n(pull)} ${n(x)} ${n(pull)} ${n(x)} ${n(deep)}H-20Z`
  const rail = `M-20 ${n(y + 9)}Q${n(mid)} ${n(y - hump * 2 + 9)} ${w + 20} ${n(y + 9)}`
  const spot = (t: number): Point => [
    (1 - t) ** 2 * (1 + 2 * t) * toX + t ** 2 * (3 - 2 * t) * x,
    ((1 - t) ** 3 + t ** 3) * deep + 3 * t * (1 - t) * pull,
  ]
  const joints = times(13, i => {
    const [px, py] = spot((i + 1) / 14)
    const angle = Math.atan2(py - deep, px - mid)
    return `M${n(px + Math.cos(angle) * 3)} ${n(py + Math.sin(angle) * 3)}l${n(Math.cos(angle) * 13)} ${n(Math.sin(angle) * 13)}`
  })
  return edged('ink', stone, 2.6) + line('turf', 1.8, rail + joints.join(''))
}

/** A heap of coins, wider below, with glints on it. */
export function hoard(pen: Pen, x: number, base: number, wide: number, high: number, size = 8): string {
  const rows = Math.max(2, Math.round(high / (size * 0.62)))
  const shape = (u: number) => Math.max(0, 1 - u * u)
  const mound = `M${n(x - wide / 2 - size)} ${n(base + 20)}L${times(17, i => {
    const u = -1 + i / 8
    return `${n(x + (u * wide) / 2)} ${n(base - high * shape(u) * 0.92)}`
  }).join('L')}L${n(x + wide / 2 + size)} ${n(base + 20)}Z`
  let coins = ''
  for (let row = rows; row >= 0; row--) {
    const y = base - high + (rows - row) * size * 0.62
    const reach = (wide / 2) * Math.sqrt(Math.max(0.02, 1 - (base - y) / (high * 1.02)))
    const many = Math.max(1, Math.round((reach * 2) / (size * 1.7)))
    for (let i = 0; i < many; i++) {
      const px = x - reach + ((i + 0.5) / many) * reach * 2 + (pen.chance() - 0.5) * size * 0.9
      const py = y + (pen.chance() - 0.5) * size * 0.5
      const flat = 0.34 + pen.chance() * 0.3
      const tone = pen.chance() < 0.22 ? 'light' : pen.chance() < 0.7 ? 'spot' : 'halo'
      coins += `<ellipse class="${tone} coin" transform="translate(${n(px)} ${n(py)}) rotate(${n((pen.chance() - 0.5) * 40)})" rx="${n(size * 0.72)}" ry="${n(size * flat * 0.8)}"/>`
    }
  }
  return path('ink', mound) + coins
}

/** A bone with its two knuckles. */
export function bone(_pen: Pen, x: number, y: number, long: number, turn = 0, tone: Tone = 'light'): string {
  const k = long * 0.12
  const d = `M${-long / 2 + k} ${-k * 0.5}H${n(long / 2 - k)}a${n(k)} ${n(k)} 0 1 1 ${n(k * 0.9)} ${n(k * 0.5)}a${n(k)} ${n(k)} 0 1 1 ${n(-k * 0.9)} ${n(k * 0.5)}H${n(-long / 2 + k)}a${n(k)} ${n(k)} 0 1 1 ${n(-k * 0.9)} ${n(-k * 0.5)}a${n(k)} ${n(k)} 0 1 1 ${n(k * 0.9)} ${n(-k * 0.5)}Z`
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn})"><path class="line ink" stroke-width="3" d="${d}"/>${path(tone, d)}</g>`
}

/** A round-headed opening with something in it. */
export function door(
  _pen: Pen,
  x: number,
  base: number,
  wide: number,
  high: number,
  tone: Tone = 'light',
  rim = 3,
): string {
  const h = wide / 2
  return edged(
    tone,
    `M${n(x - h)} ${n(base)}V${n(base - high + h)}A${n(h)} ${n(h)} 0 0 1 ${n(x + h)} ${n(base - high + h)}V${n(base)}Z`,
    rim,
  )
}

/** A cube of something clear: only its edges and a sheen. */
export function cube(_pen: Pen, x: number, y: number, size: number): string {
  const s = size / 2
  const t = size * 0.3
  const front: Point[] = [
    [x - s, y - s],
    [x + s, y - s],
    [x + s, y + s],
    [x - s, y + s],
  ]
  const lid: Point[] = [
    [x - s, y - s],
    [x - s + t, y - s - t * 0.7],
    [x + s + t, y - s - t * 0.7],
    [x + s, y - s],
  ]
  const side: Point[] = [
    [x + s, y - s],
    [x + s + t, y - s - t * 0.7],
    [x + s + t, y + s - t * 0.7],
    [x + s, y + s],
  ]
  const cuts = times(7, i => {
    const off = size * (0.1 + i * 0.045)
    return `M${n(x - s + off)} ${n(y - s + size * 0.08)}L${n(x - s + size * 0.08)} ${n(y - s + off)}`
  })
  return (
    edged('turf', polygon(front), 3.4) +
    edged('spot', polygon(lid), 3) +
    edged('deep', polygon(side), 3) +
    line('light', 1.6, cuts.join(''))
  )
}

/** An arrow in flight; 0 flies to the right. */
export function arrow(_pen: Pen, x: number, y: number, long: number, turn = 0, tone: Tone = 'light'): string {
  const h = long / 2
  const head = long * 0.12
  const d = `M${n(-h)} -1.2H${n(h - head * 1.6)}L${n(h - head * 1.9)} ${n(-head * 0.7)}L${n(h)} 0L${n(h - head * 1.9)} ${n(head * 0.7)}L${n(h - head * 1.6)} 1.2H${n(-h)}L${n(-h - 5)} 6H${n(-h + head)}L${n(-h + head * 1.6)} 0L${n(-h + head)} -6H${n(-h - 5)}Z`
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn})"><path class="line ink" stroke-width="3.4" d="${d}"/>${path(tone, d)}</g>`
}
