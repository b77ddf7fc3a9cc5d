/** How far each seat had come after each step. The line of now is a slider. */
import { useMemo } from 'preact/hooks'
import { Icon } from '../parts/icon/icon.tsx'
import * as ICONS from '../parts/icons.ts'
import type { Look } from '../table/look.ts'
import { dashOf, everySecond, type Mark, marksOf, spread, stepLine } from './progress-lines.ts'
import { pauseAt } from './run.ts'
import './progress-chart.css'
import { words } from './text/index.ts'
import type { Watching } from './watching.ts'

interface Props {
  readonly watching: Watching
  readonly look: Look
}

/** As many as there is room for. */
const mostMarks = () => (innerWidth < 700 ? 9 : 18)
/** Per cent of the chart's height between two numerals, and how many of them one column holds. */
const GAP = 26
const COLUMN = 5

export function ProgressChart({ watching, look }: Props) {
  const { length } = watching.picture.value
  const at = watching.aim.value
  const lines = watching.lines.value
  const series = watching.progress.value?.series ?? []
  const marks = useMemo(
    () => marksOf(lines, series, { length, ending: watching.ending }, mostMarks()),
    [lines, series, length],
  )
  const drawn = useMemo(() => <Lines watching={watching} series={series} />, [watching, series, words.value])
  const share = length === 0 ? 100 : (at / length) * 100
  const line = lines.findLast(told => told.at <= at)
  return (
    <div class="progress" data-lines={series.length > 0} data-crowded={(series[0]?.length ?? 0) > COLUMN}>
      <div class="progress-field">
        {drawn}
        <div class="progress-later" style={{ left: `${share}%` }} />
        <div class="progress-now" style={{ left: `${share}%` }} aria-hidden="true" />
        <input
          type="range"
          min={0}
          max={length}
          value={at}
          aria-label={words.value.step}
          aria-valuetext={`${words.value.stepOf(at, length)}. ${line?.text ?? ''}`}
          onInput={event => pauseAt(watching, event.currentTarget.valueAsNumber)}
        />
        <ol class="progress-marks">
          {marks.map(mark => (
            <li key={mark.at} style={{ left: `${(mark.at / Math.max(1, length)) * 100}%` }}>
              <Marked mark={mark} watching={watching} look={look} />
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}

function Marked({ mark: { at, line }, watching, look }: Props & { readonly mark: Mark }) {
  const label = words.value.markAt(at, line?.text ?? watching.ending?.text ?? words.value.end)
  return (
    <button type="button" title={label} onClick={() => pauseAt(watching, at)}>
      <Icon of={line ? look.lineIcon(line) : ICONS.crown} />
    </button>
  )
}

function Lines({
  watching,
  series,
}: {
  readonly watching: Watching
  readonly series: readonly (readonly number[])[]
}) {
  const last = series.at(-1)
  if (!last) return null
  const { seats } = watching.picture.peek()
  const say = words.value
  const isCrowded = last.length > COLUMN
  const heights = spread(
    last.map(share => 100 - share * 100),
    isCrowded ? 100 / (last.length - 1) : GAP,
  )
  const aside = everySecond(heights)
  const label = seats.map(({ name }, seat) => say.seatProgress(name, Math.round((last[seat] ?? 0) * 100)))
  return (
    <>
      {[1, 0.5, 0].map(share => (
        <span
          key={share}
          class="progress-rule"
          data-goal={share === 1}
          style={{ top: `${100 - share * 100}%` }}
        >
          {share === 1 ? say.goal : say.percent(share)}
        </span>
      ))}
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        role="img"
        aria-label={`${say.progress}: ${label.join(', ')}`}
      >
        {last.map((_, seat) => (
          <path
            key={seat}
            d={stepLine(series, seat)}
            stroke={`var(--seat-${(seat % 8) + 1})`}
            stroke-dasharray={dashOf(seat)}
          />
        ))}
      </svg>
      {last.map((_, seat) => (
        <b
          key={seat}
          class="progress-seat"
          title={seats[seat]?.name}
          data-aside={isCrowded && aside[seat]}
          style={{ top: `${heights[seat] ?? 0}%`, background: `var(--seat-${(seat % 8) + 1})` }}
        >
          {seat + 1}
        </b>
      ))}
    </>
  )
}
