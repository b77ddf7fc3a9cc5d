import type { Line } from '../../table/protocol.ts'
import type { LogLine } from '../parts/log-list/log-list.tsx'
import { named } from '../parts/named.tsx'
import type { Look } from './look.ts'

/** What whoever took the device has not seen yet: from this step on. */
export interface News {
  readonly from: number
  readonly title: string
}

const NEWS = 'news'

/** The same while lines come and go around it, so that whoever reads it stays there. */
export function idAt(lines: readonly Line[], index: number): string {
  const at = lines[index]?.at
  return `${at}.${index - lines.findIndex(line => line.at === at)}`
}

/**
 * Lines of the log as the list shows them, with the heads of rounds and of what is news; what came after `now` is paler.
 */
export function itemsOf(
  look: Pick<Look, 'lineIcon' | 'lineHead'>,
  lines: readonly Line[],
  names: readonly string[],
  now: number,
  news: News | null = null,
): LogLine[] {
  const first = news === null ? -1 : lines.findIndex(line => line.at >= news.from)
  const items = lines.flatMap((line, index): LogLine[] => {
    const id = idAt(lines, index)
    const head = look.lineHead?.(line) ?? null
    const heads = [
      ...(news !== null && index === first ? [{ id: NEWS, turn: news.title }] : []),
      ...(head === null ? [] : [{ id: `head ${id}`, turn: head }]),
    ]
    // A line that says no more than its head is not said twice.
    if (head !== null && (line.text === `${head}.` || line.text === head)) return heads
    const text = named(line.text, names)
    return [...heads, { id, icon: look.lineIcon(line), text, now: line.at === now, later: line.at > now }]
  })
  // A round of which there is nothing to tell needs no head.
  return items.filter(
    (item, index) => item.id === NEWS || !('turn' in item && 'turn' in (items[index + 1] ?? {})),
  )
}
