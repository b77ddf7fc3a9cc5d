import { line, n, type Pen, type Point, path, polygon, times } from '../pen.ts'

/** The vault that every picture stands under: round above, square below. */
export function vault(pen: Pen, spring = 0.5, margin = 10): string {
  const { width: w, height: h } = pen
  const y = h * spring
  const top = margin * 0.5
  const inner = `V${n(y)}C${w - margin} ${n(y * 0.4)} ${n(w * 0.78)} ${top} ${w / 2} ${top}C${n(w * 0.22)} ${top} ${margin} ${n(y * 0.4)} ${margin} ${n(y)}V${h + 20}`
  const ring = path('ink', `M-20 -20H${w + 20}V${h + 20}H${w - margin}${inner}H-20Z`)
  const joints = times(14, i => {
    const angle = (Math.PI * (i + 1)) / 15
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    return `M${n(w / 2 - c * (w / 2 - margin))} ${n(y - s * (y - top))}L${n(w / 2 - c * w * 0.8)} ${n(y - s * y * 1.9)}`
  })
  return ring + line('sky', 1.6, joints.join(''))
}

/** A pointed arch with a second rib inside it. */
export function pointed(pen: Pen, spring = 0.5, margin = 12): string {
  const { width: w, height: h } = pen
  const arch = (m: number) =>
    `M${m} ${h + 20}V${n(h * spring)}Q${n(m)} ${n(h * spring * 0.28)} ${w / 2} ${n(m * 0.4)}Q${n(w - m)} ${n(h * spring * 0.28)} ${n(w - m)} ${n(h * spring)}V${h + 20}`
  return (
    `<path class="ink" fill-rule="evenodd" d="M-20 -20H${w + 20}V${h + 20}H-20Z${arch(margin)}Z"/>` +
    line('sky', 1.6, arch(margin * 0.42))
  )
}

/** A hole in rock: a ragged edge, with teeth of stone hanging into it. */
export function cave(pen: Pen, depth = 0.16): string {
  const { width: w, height: h } = pen
  const edge: Point[] = []
  const steps = 26
  for (let i = 0; i <= steps; i++) {
    const angle = Math.PI * (i / steps)
    const rough = 0.9 + pen.chance() * 0.16 - (i % 3 === 1 && i > 4 && i < steps - 4 ? depth : 0)
    // A tall hole keeps its width almost to the top.
    const full = h > w ? 0.5 : 0.8
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    edge.push([
      w / 2 - Math.sign(c) * Math.abs(c) ** full * w * 0.49 * (h > w ? 0.35 + rough * 0.65 : rough),
      h * 0.62 - s ** full * h * 0.61 * (h > w ? 0.5 + rough * 0.5 : rough),
    ])
  }
  const [first, last] = [edge[0] ?? [0, 0], edge.at(-1) ?? [w, 0]]
  const rock: Point[] = [
    [first[0] - 4, h + 20],
    ...edge,
    [last[0] + 4, h + 20],
    [w + 20, h + 20],
    [w + 20, -20],
    [-20, -20],
    [-20, h + 20],
  ]
  const scratches = times(Math.round((w + h) / 9), () => {
    const [x, y] = [pen.chance() * w, pen.chance() * h]
    const out = ((x - w / 2) / (w * 0.5)) ** 2 + ((y - h * 0.66) / (h * 0.66)) ** 2
    return out > 1.25 && out < 2.2
      ? `M${n(x)} ${n(y)}l${n(4 + pen.chance() * 7)} ${n(-4 - pen.chance() * 5)}`
      : ''
  })
  return path('ink', polygon(rock)) + line('sky', 1.4, scratches.join(''))
}

/** Two columns at the sides, and the vault they carry. */
export function colonnade(pen: Pen, wide = 26): string {
  const { width: w, height: h } = pen
  const top = h * 0.34
  const column = (x: number) =>
    path('ink', `M${x - wide / 2} ${n(top)}h${wide}V${h + 20}h${-wide}Z`) +
    path('ink', `M${x - wide * 0.8} ${n(top - 9)}h${wide * 1.6}l${-wide * 0.3} 13h${-wide}Z`) +
    path('ink', `M${x - wide * 0.75} ${h - 8}h${wide * 1.5}v30h${-wide * 1.5}Z`) +
    line('sky', 1.7, [-0.24, 0, 0.24].map(part => `M${n(x + wide * part)} ${n(top + 8)}V${h - 12}`).join(''))
  const inset = wide * 1.1
  const arch = `M-20 -20H${w + 20}V${n(top)}H${n(w - inset)}Q${n(w - inset)} 8 ${w / 2} 6Q${n(inset)} 8 ${n(inset)} ${n(top)}H-20Z`
  return path('ink', arch) + column(wide * 0.62) + column(w - wide * 0.62)
}
