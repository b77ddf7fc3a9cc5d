/** How far each seat had come after each step. The line of now is a slider. */
import { useMemo } from 'preact/hooks'
import { Icon } from '../parts/icon/icon.tsx'
import * as ICONS from '../parts/icons.ts'
import { Curve } from '../story/curve.tsx'
import type { Look } from '../table/look.ts'
import { type Mark, marksOf } from './marks.ts'
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
const NOTHING: readonly (readonly number[])[] = []

export function ProgressChart({ watching, look }: Props) {
  const { length } = watching.picture.value
  const at = watching.aim.value
  const lines = watching.lines.value
  const series = watching.progress.value?.series ?? NOTHING
  const names = useMemo(() => watching.picture.peek().seats.map(({ name }) => name), [watching])
  const marks = useMemo(
    () => marksOf(lines, series, { length, ending: watching.ending }, mostMarks()),
    [lines, series, length],
  )
  const share = length === 0 ? 100 : (at / length) * 100
  const line = lines.findLast(told => told.at <= at)
  return (
    <div class="progress">
      <Curve series={series} names={names}>
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
      </Curve>
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
