/** Marks over the chart that lead to moments worth finding: what turned the match, or once that is known what lost it. */
import { useMemo } from 'preact/hooks'
import { Icon } from '../parts/icon/icon.tsx'
import * as ICONS from '../parts/icons.ts'
import type { Series } from '../story/curve-lines.ts'
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

/** As many as there is room for. */
const mostMarks = () => (innerWidth < 700 ? 9 : 18)
const WORST = 5

export function ChartMarks({ watching, look, series }: Props) {
  const { length } = watching.picture.value
  const lines = watching.lines.value
  const found = watching.insight.found.value
  const shown = useMemo((): readonly Shown[] => {
    const worst = found ? worstIn(found, WORST) : []
    const turns = marksOf(lines, series, { length, ending: watching.ending }, found ? 1 : mostMarks())
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
  }, [lines, series, length, found, words.value])
  return (
    <ol class="progress-marks">
      {shown.map(({ at, what, icon, isMistake }) => (
        <li
          key={`${at} ${icon}`}
          data-mistake={isMistake}
          style={{ left: `${(at / Math.max(1, length)) * 100}%` }}
        >
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
