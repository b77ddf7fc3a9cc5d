/** The whole log; the lines after the moment that is shown are paler. A line leads to its moment. */
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { type Line, told } from '../../table/protocol.ts'
import { type LogLine, LogList } from '../parts/log-list/log-list.tsx'
import { useOneStop } from '../parts/log-list/one-stop.ts'
import { idAt, itemsOf } from '../table/log-items.ts'
import type { Look } from '../table/look.ts'
import { mistakeWords } from './insight/mistakes.ts'
import { notesOf } from './insight/notes.ts'
import { pauseAt } from './run.ts'
import { words } from './text/index.ts'
import type { Watching } from './watching.ts'

interface Props {
  readonly watching: Watching
  readonly look: Look
}

/** A long log is drawn in parts, so that a step draws anew only the parts it changes. */
const PART = 40

export function Log({ watching, look }: Props) {
  const box = useRef<HTMLElement>(null)
  const all = watching.lines.value
  const lines = useMemo(() => told(all), [all])
  const { at } = watching.picture.value
  const now = useMemo(() => lines.findLast(line => line.at <= at)?.at ?? 0, [lines, at])
  const parts = useMemo(() => partsOf(lines), [lines])
  const found = watching.insight.found.value
  const notes = useMemo(() => notesOf(found, lines, mistakeWords), [found, lines, words.value])
  useEffect(() => center(box.current), [now, lines])
  const stop = useOneStop(box)
  return (
    <section class="replay-log" ref={box} aria-label={words.value.log} {...stop}>
      {parts.map(part => (
        <Part
          key={part[0]?.at}
          lines={part}
          now={within(part, now)}
          notes={notes}
          watching={watching}
          look={look}
        />
      ))}
    </section>
  )
}

function partsOf(lines: readonly Line[]): (readonly Line[])[] {
  return Array.from({ length: Math.ceil(lines.length / PART) }, (_, part) =>
    lines.slice(part * PART, (part + 1) * PART),
  )
}

/** The same number for every moment before this part, and for every one after it. */
function within(part: readonly Line[], now: number): number {
  const [first, last] = [part[0]?.at ?? 0, part.at(-1)?.at ?? 0]
  return now < first ? -1 : now > last ? Number.MAX_SAFE_INTEGER : now
}

interface PartProps extends Props {
  readonly lines: readonly Line[]
  readonly now: number
  /** What would have been better. */
  readonly notes: ReadonlyMap<Line, string>
}

function Part({ lines, now, notes, watching, look }: PartProps) {
  return useMemo(() => {
    const names = watching.picture.peek().seats.map(holder => holder.name)
    return (
      <LogList
        lines={withNotes(itemsOf(look, lines, names, now), lines, notes)}
        label={words.value.log}
        onGo={id => pauseAt(watching, Number.parseInt(String(id), 10))}
      />
    )
  }, [lines, now, notes, watching, look, words.value])
}

function withNotes(
  items: readonly LogLine[],
  lines: readonly Line[],
  notes: ReadonlyMap<Line, string>,
): LogLine[] {
  const byId = new Map(lines.map((line, index) => [idAt(lines, index), notes.get(line)]))
  return items.map(item => {
    const note = byId.get(String(item.id))
    return 'turn' in item || note === undefined ? item : { ...item, note }
  })
}

/** Brings the line of now to the middle when it is out of sight. */
function center(box: HTMLElement | null): void {
  const line = box?.querySelector('.now')
  if (!box || !line) return
  const [inside, shown] = [line.getBoundingClientRect(), box.getBoundingClientRect()]
  if (inside.top >= shown.top + 24 && inside.bottom <= shown.bottom - 48) return
  box.scrollTop += inside.top - shown.top - shown.height / 3
}
