/** What happened, in words; a line shows the table as it was then. */
import { useEffect, useRef } from 'preact/hooks'
import { told } from '../../table/protocol.ts'
import { LogList } from '../parts/log-list/log-list.tsx'
import { useOneStop } from '../parts/log-list/one-stop.ts'
import { text } from '../text/index.ts'
import { itemsOf } from './log-items.ts'
import type { Look } from './look.ts'
import { lookBack, shown, type TableSession } from './session.ts'

/** More than anyone scrolls through at the table; a replay has them all. */
const KEPT = 120

/** Behind its button on a phone it could not be scrolled: it opens at its end. */
function watchOpening(node: HTMLElement): () => void {
  let before = node.clientHeight
  const watch = new ResizeObserver(() => {
    if (before === 0) node.scrollTo({ top: node.scrollHeight })
    before = node.clientHeight
  })
  watch.observe(node)
  return () => watch.disconnect()
}

export function Log({ session, look }: { readonly session: TableSession; readonly look: Look }) {
  const end = useRef<HTMLDivElement>(null)
  const lines = told(session.lines.value)
    .filter(line => !look.isQuiet?.(line))
    .slice(-KEPT)
  const picture = shown(session)
  const at = picture?.at ?? 0
  useEffect(() => end.current?.scrollTo({ top: end.current.scrollHeight }), [lines.at(-1)])
  useEffect(() => (end.current ? watchOpening(end.current) : undefined), [])
  const { value: from } = session.news
  const news = from === null ? null : { from, title: text.value.sinceYourTurn }
  const stop = useOneStop(end)
  const names = picture?.seats.map(holder => holder.name) ?? []
  return (
    // What happens is told elsewhere, also where the log lies in a drawer: see teller.tsx.
    <div class="table-log" ref={end} role="log" aria-live="off" aria-label={text.value.log} {...stop}>
      <LogList
        lines={itemsOf(look, lines, names, at, news)}
        label={text.value.log}
        onGo={id => void lookBack(session, Number.parseInt(String(id), 10))}
      />
    </div>
  )
}
