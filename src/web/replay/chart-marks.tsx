/** Marks over the chart that lead to moments worth finding: what turned the match, or once that is known what lost it. */
import { useSignal } from '@preact/signals'
import type { RefObject } from 'preact'
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { Icon } from '../parts/icon/icon.tsx'
import * as ICONS from '../parts/icons.ts'
import { type Series, spread } from '../story/curve-lines.ts'
import type { Look } from '../table/look.ts'
import { mistakeWords, worstIn } from './insight/mistakes.ts'
import { marksOf } from './marks.ts'
import { pauseAt } from './run.ts'
import { words } from './text/index.ts'
import type { Watching } from './watching.ts'

interface Props {
  readonly watching: Watching
  readonly look: Look
  readonly series: Series
}

interface Shown {
  readonly at: number
  readonly what: string
  readonly icon: string
  readonly isMistake: boolean
}

/** Pixels between two marks, so that each can be pressed in its middle, and what one of the moments should have. */
const GAP = 25
const ROOM = 33
const MOST = 18
const WORST = 5

export function ChartMarks({ watching, look, series }: Props) {
  const { length } = watching.picture.value
  const lines = watching.lines.value
  const found = watching.insight.found.value
  const list = useRef<HTMLOListElement>(null)
  const width = useWidth(list)
  const most = Math.max(1, Math.min(MOST, Math.floor(width / ROOM)))
  const shown = useMemo((): readonly Shown[] => {
    const worst = found ? worstIn(found, WORST) : []
    const turns = marksOf(lines, series, { length, ending: watching.ending }, found ? 1 : most)
    return [
      ...turns.map(({ at, line }) => ({
        at,
        what: line?.text ?? watching.ending?.text ?? words.value.end,
        icon: line ? look.lineIcon(line) : ICONS.crown,
        isMistake: false,
      })),
      ...worst.map(mistake => ({
        at: mistake.at,
        what: mistakeWords(mistake),
        icon: ICONS.warning,
        isMistake: true,
      })),
    ].toSorted((a, b) => a.at - b.at)
  }, [lines, series, length, found, most, words.value])
  const places = spread(
    shown.map(({ at }) => (at / Math.max(1, length)) * 100),
    (GAP / Math.max(GAP, width)) * 100,
  )
  return (
    <ol class="progress-marks" ref={list}>
      {shown.map(({ at, what, icon, isMistake }, index) => (
        <li key={`${at} ${icon}`} data-mistake={isMistake} style={{ left: `${places[index] ?? 0}%` }}>
          <button
            type="button"
            title={words.value.markAt(at, what)}
            aria-label={words.value.markAt(at, what)}
            onClick={() => pauseAt(watching, at)}
          >
            <Icon of={icon} />
          </button>
        </li>
      ))}
    </ol>
  )
}

/** How wide the field is that this lies in, as long as it is there. */
function useWidth(list: RefObject<HTMLElement | null>): number {
  const width = useSignal(0)
  useLayoutEffect(() => {
    const field = list.current?.parentElement
    if (!field) return undefined
    const measure = () => (width.value = field.clientWidth)
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(field)
    return () => watch.disconnect()
  }, [])
  return width.value
}
