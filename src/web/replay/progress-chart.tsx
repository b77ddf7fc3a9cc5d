/** How far each seat had come after each step, or how likely it was to win. The line of now is a slider. */
import { useComputed, useSignal } from '@preact/signals'
import { useMemo } from 'preact/hooks'
import { Curve } from '../story/curve.tsx'
import type { Series } from '../story/curve-lines.ts'
import type { Look } from '../table/look.ts'
import { ChartMarks } from './chart-marks.tsx'
import { chanceAt } from './insight/chance.tsx'
import { pauseAt } from './run.ts'
import './progress-chart.css'
import { words } from './text/index.ts'
import type { Watching } from './watching.ts'

interface Props {
  readonly watching: Watching
  readonly look: Look
}

const NOTHING: Series = []

export function ProgressChart({ watching, look }: Props) {
  const { length } = watching.picture.value
  const at = watching.aim.value
  const names = useMemo(() => watching.picture.peek().seats.map(({ name }) => name), [watching])
  const chances = useChances(watching)
  const series = chances ?? watching.progress.value?.series ?? NOTHING
  const share = length === 0 ? 100 : (at / length) * 100
  return (
    <div class="progress">
      <Curve
        series={series}
        names={names}
        label={chances ? words.value.chances : undefined}
        top={chances ? words.value.sure : undefined}
        steps={length}
      >
        <div class="progress-later" style={{ left: `${share}%` }} />
        <div class="progress-now" style={{ left: `${share}%` }} aria-hidden="true" />
        <Slider watching={watching} names={names} />
        <ChartMarks watching={watching} look={look} series={series} />
      </Curve>
    </div>
  )
}

/** How likely each was to win, as far as that is known; null where nobody has asked. A party has one line. */
function useChances({ insight }: Watching): Series | null {
  return useComputed(() => {
    const found = insight.found.value
    if (found) return found.together ? found.series.map(point => point.slice(0, 1)) : found.series
    const known = insight.known.value?.series ?? NOTHING
    return known.length > 0 ? known : null
  }).value
}

/** What a pointer is over is told beside it, for as long as it is there. */
function Slider({ watching, names }: { readonly watching: Watching; readonly names: readonly string[] }) {
  const { length } = watching.picture.value
  const at = watching.aim.value
  const over = useSignal<number | null>(null)
  const point = ({ currentTarget, clientX }: { currentTarget: HTMLInputElement; clientX: number }) => {
    const field = currentTarget.parentElement?.getBoundingClientRect()
    if (field)
      over.value = Math.max(0, Math.min(length, Math.round(((clientX - field.x) / field.width) * length)))
  }
  const found = watching.insight.found.value
  const line = watching.lines.value.findLast(told => told.at <= at)
  const chance = found ? ` ${chanceAt(found, at, names)}.` : ''
  return (
    <>
      <input
        type="range"
        min={0}
        max={length}
        value={at}
        aria-label={words.value.step}
        aria-valuetext={`${words.value.stepOf(at, length)}.${chance} ${line?.text ?? ''}`}
        onInput={event => pauseAt(watching, event.currentTarget.valueAsNumber)}
        onPointerMove={point}
        onPointerLeave={() => (over.value = null)}
      />
      {found && over.value !== null && (
        <span
          class="progress-over"
          aria-hidden="true"
          style={{ left: `${(over.value / Math.max(1, length)) * 100}%` }}
        >
          {words.value.markAt(over.value, chanceAt(found, over.value, names))}
        </span>
      )}
    </>
  )
}
