/** Tells what happens, and what is asked then, to those who listen: whether or not the log is in sight. */
import { type ReadonlySignal, useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import type { Look } from './look.ts'
import type { TableSession } from './session.ts'

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
  const heard = useRef({ at: session.now.peek()?.at ?? 0, asked, count: 0 })
  const lines = session.lines.value
  const isBusy = session.busy.value
  useEffect(() => {
    if (isBusy) return
    const { at, asked: before, count } = heard.current
    const fresh = lines.filter(line => line.at > at && !look.isQuiet?.(line)).map(({ text }) => text)
    const said = asked === null || asked === before ? fresh : [...fresh, asked]
    heard.current = { at: session.now.peek()?.at ?? 0, asked: asked ?? before, count: count + said.length }
    const added = said.map((text, index) => ({ id: count + index, text }))
    news.value = [...news.value, ...added].slice(-KEPT)
  }, [lines, asked, isBusy])
  return { news, hear: read => (heard.current.asked = read) }
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
