/** How far each seat had come after each step, as a curve. */
import type { ComponentChildren } from 'preact'
import { useMemo } from 'preact/hooks'
import './curve.css'
import { dashOf, everySecond, type Series, spread, stepLine } from './curve-lines.ts'
import { words } from './text/index.ts'

interface Props {
  readonly series: Series
  /** By seat. */
  readonly names: readonly string[]
  /** What is drawn and what its top means, where that is not how far each has come. */
  readonly label?: string | undefined
  readonly top?: string | undefined
  /** How many steps there are, where the curve does not go that far yet. */
  readonly steps?: number | undefined
  /** What lies over it. */
  readonly children?: ComponentChildren
}

/** Per cent of the height between two numerals, and how many of them one column holds. */
const GAP = 26
const COLUMN = 5

export function Curve({ series, names, label, top, steps, children }: Props) {
  const seats = series[0]?.length ?? 0
  const drawn = useMemo(
    () => <Lines series={series} names={names} label={label} top={top} steps={steps} />,
    [series, names, label, top, steps, words.value],
  )
  return (
    <div class="curve" data-lines={series.length > 0} data-crowded={seats > COLUMN}>
      <div class="curve-field">
        {drawn}
        {children}
      </div>
    </div>
  )
}

function Lines({ series, names, label, top, steps }: Omit<Props, 'children'>) {
  const last = series.at(-1)
  if (!last) return null
  const say = words.value
  const ends = last.map((share, seat) => say.seatProgress(names[seat] ?? '', Math.round(share * 100)))
  return (
    <>
      {[1, 0.5, 0].map(share => (
        <span key={share} class="curve-rule" data-goal={share === 1} style={{ top: `${100 - share * 100}%` }}>
          {share === 1 ? (top ?? say.goal) : say.percent(share)}
        </span>
      ))}
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        role="img"
        aria-label={`${label ?? say.progress}: ${ends.join(', ')}`}
      >
        {last.map((_, seat) => (
          <path
            key={seat}
            d={stepLine(series, seat, steps)}
            stroke={`var(--seat-${(seat % 8) + 1})`}
            stroke-dasharray={dashOf(seat)}
          />
        ))}
      </svg>
      <Numerals last={last} names={names} />
    </>
  )
}

/** At the end of each line the number of its seat; too many for one column stand in two. */
function Numerals({ last, names }: { readonly last: readonly number[]; readonly names: readonly string[] }) {
  const isCrowded = last.length > COLUMN
  const gap = isCrowded ? 100 / (last.length - 1) : GAP
  const heights = spread(
    last.map(share => 100 - share * 100),
    gap,
  )
  const aside = everySecond(heights)
  return last.map((_, seat) => (
    <b
      key={seat}
      class="curve-seat"
      title={names[seat]}
      data-aside={isCrowded && aside[seat]}
      style={{ top: `${heights[seat] ?? 0}%`, background: `var(--seat-${(seat % 8) + 1})` }}
    >
      {seat + 1}
    </b>
  ))
}
