/** Tells what happens, and what is asked then, to those who listen: whether or not the log is in sight. */
import { type ReadonlySignal, useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { type Line, type Picture, told } from '../../table/protocol.ts'
import { personToAct } from './handing-over.ts'
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
  const heard = useRef({ at: lastOf(session.lines.peek()), asked, count: 0 })
  const isBusy = session.busy.value
  useEffect(() => {
    if (isBusy) return
    // The table may have gone on since it was drawn.
    const [now, lines] = [session.now.peek(), session.lines.peek()]
    const { at, asked: before, count } = heard.current
    const until = heardUntil(now, lines)
    const fresh = told(lines).filter(line => line.at > at && line.at <= until && !look.isQuiet?.(line))
    const texts = fresh.map(({ text }) => text)
    const said = asked === null || asked === before ? texts : [...texts, asked]
    // What was taken back may happen once more.
    const known = Math.max(until, Math.min(at, lastOf(lines)))
    heard.current = { at: known, asked: asked ?? before, count: count + said.length }
    const added = said.map((text, index) => ({ id: count + index, text }))
    news.value = [...news.value, ...added].slice(-KEPT)
  }, [session.lines.value, asked, isBusy])
  return { news, hear: read => (heard.current.asked = read) }
}

function lastOf(lines: readonly Line[]): number {
  return lines.at(-1)?.at ?? 0
}

/** While others act the latest line may still grow, as a walk does step by step: it is told when it has ended. */
function heardUntil(now: Picture | null, lines: readonly Line[]): number {
  const isGoingOn = now !== null && now.ending === null && personToAct(now) === null
  return isGoingOn ? lastOf(lines) - 1 : lastOf(lines)
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
