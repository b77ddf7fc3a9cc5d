/** The moments of a match that are worth finding. */
import type { Line, Picture } from '../../table/protocol.ts'
import type { Series } from '../story/curve-lines.ts'

export interface Mark {
  readonly at: number
  /** The line that tells it; null for the end of the match. */
  readonly line: Line | null
}

/** What turns a game, by the kind of its event. */
const NOTABLE = new Set(['died', 'droppedAll', 'sworded', 'hunterCame', 'levelled', 'descended', 'unlocked'])
/** A change of progress that is worth a mark. */
const TURN = 0.12

/** The moments worth finding, the strongest first where there is no room for all. */
export function marksOf(
  lines: readonly Line[],
  series: Series,
  { length, ending }: Pick<Picture, 'length' | 'ending'>,
  most: number,
): Mark[] {
  const told = lines.filter(line => NOTABLE.has(line.kind)).map(line => ({ at: line.at, line, weight: 1 }))
  const turned = lines.flatMap(line => {
    const weight = changeAt(series, line.at)
    return weight >= TURN ? [{ at: line.at, line, weight }] : []
  })
  const end = ending ? [{ at: length, line: null, weight: 2 }] : []
  const kept: Mark[] = []
  for (const { at, line } of [...end, ...told, ...turned].toSorted((a, b) => b.weight - a.weight))
    if (
      kept.length < most &&
      kept.every(mark => Math.abs(mark.at - at) / Math.max(1, length) >= 1 / (2 * most))
    )
      kept.push({ at, line })
  return kept.toSorted((a, b) => a.at - b.at)
}

function changeAt(series: Series, at: number): number {
  const before = series[at - 1] ?? []
  const changes = (series[at] ?? []).map((share, seat) => Math.abs(share - (before[seat] ?? 0)))
  return Math.max(0, ...changes)
}
