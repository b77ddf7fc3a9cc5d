import type { Outline } from '../icon/icon.tsx'
import { numbers } from './scratches.ts'

export const LINO_SHAPES = {
  wide: [340, 170],
  tall: [268, 470],
  square: [120, 120],
  niche: [300, 560],
} as const
export type LinoShape = keyof typeof LINO_SHAPES

interface Props {
  readonly shape: LinoShape
  readonly outline: Outline | undefined
  readonly alt: string
}

/** The stand-in for a linocut: a figure in ink, gouge marks round it, always under a vault. */
export function LinoBlock({ shape, outline, alt }: Props) {
  const [w, h] = LINO_SHAPES[shape]
  const size = Math.min(w, h)
  const scale = (size * 0.86) / 512
  const spoken = alt === '' ? { 'aria-hidden': true } : { role: 'img' as const, 'aria-label': alt }
  return (
    <svg viewBox={`0 0 ${w} ${h}`} preserveAspectRatio="xMidYMid slice" {...spoken}>
      <rect class="sky" width={w} height={h} />
      <ellipse class="halo" cx={w / 2} cy={h * 0.54} rx={size * 0.47} ry={size * 0.45} />
      <path class="cuts" d={cuts(w, h)} />
      <path
        class="ink"
        d={`M0 ${h}V${h * 0.88}Q${w * 0.3} ${h * 0.8} ${w / 2} ${h * 0.85}T${w} ${h * 0.86}V${h}Z`}
      />
      {outline !== undefined && (
        <g transform={`translate(${w / 2 - 256 * scale} ${h * 0.54 - 256 * scale}) scale(${scale})`}>
          <path class="rim" d={outline} />
          <path class="ink" d={outline} />
        </g>
      )}
      {shape !== 'niche' && <path class="ink" d={vault(w, h, 10)} />}
    </svg>
  )
}

function vault(w: number, h: number, m: number): string {
  return (
    `M0 0H${w}V${h}H${w - m}V${h * 0.5}C${w - m} ${h * 0.2} ${w * 0.78} ${m / 2} ${w / 2} ${m / 2}` +
    `C${w * 0.22} ${m / 2} ${m} ${h * 0.2} ${m} ${h * 0.5}V${h}H0Z`
  )
}

/** Gouge marks that run away from the figure. */
function cuts(w: number, h: number): string {
  const next = numbers(w * 7 + h)
  let path = ''
  for (let i = 0; i < 110; i++) {
    const turn = next() * 2 * Math.PI
    const away = (0.3 + next() * 0.62) * Math.max(w, h) * 0.72
    const long = 5 + next() * 15
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    const [x, y] = [w / 2 + cos * away, h * 0.54 + sin * away * 0.85]
    const point = (along: number, across: number) =>
      `${Math.round(x + cos * along - sin * across)} ${Math.round(y + sin * along + cos * across)}`
    path += `M${point(0, 0)}Q${point(long / 2, 2)} ${point(long, 0)}Q${point(long / 2, -2)} ${point(0, 0)}Z`
  }
  return path
}
