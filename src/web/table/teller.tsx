/** Tells what happens, and what is asked then, to those who listen: whether or not the log is in sight. */
import { type ReadonlySignal, useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import type { Look } from './look.ts'
import type { TableSession } from './session.ts'
import { type Heard, lastOf, tell } from './tell.ts'

interface News {
  readonly id: number
  readonly text: string
}

interface Told {
  readonly news: ReadonlySignal<readonly News[]>
  /** The question was read otherwise: the focus came to it. */
  readonly hear: (asked: string) => void
}

/** So many stay until they have been read out, however fast they come. */
const KEPT = 20

/** Whoever sits down has the log for what was before. Null: nothing is asked just now. */
export function useNews(session: TableSession, look: Look, asked: string | null): Told {
  const news = useSignal<readonly News[]>([])
  const heard = useRef<Heard>({ at: lastOf(session.lines.peek()), asked })
  const count = useRef(0)
  const isBusy = session.busy.value
  useEffect(() => {
    if (isBusy) return
    // The table may have gone on since it was drawn.
    const shown = { now: session.now.peek(), lines: session.lines.peek(), asked }
    const { texts, heard: next } = tell(heard.current, shown, line => look.isQuiet?.(line) ?? false)
    heard.current = next
    const added = texts.map(text => ({ id: count.current++, text }))
    news.value = [...news.value, ...added].slice(-KEPT)
  }, [session.lines.value, asked, isBusy])
  return { news, hear: read => (heard.current = { ...heard.current, asked: read }) }
}

export function Teller({ news }: Pick<Told, 'news'>) {
  return (
    <div class="visually-hidden teller" role="status" aria-atomic="false">
      {news.value.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  )
}
