/** What the events of a match have come to, picture by picture; going back begins anew. */
import { useRef } from 'preact/hooks'
import type { GameEvent } from '../../engine/types.ts'
import type { Picture } from '../../table/protocol.ts'

export function useFold<T>(
  { at, happened, missed }: Picture,
  start: T,
  add: (before: T, events: readonly GameEvent[], at: number) => T,
): T {
  const seen = useRef<{ readonly at: number; readonly told: T }>({ at: -1, told: start })
  if (seen.current.at !== at) {
    const isLater = at > seen.current.at
    const before = isLater ? seen.current.told : start
    const unseen = isLater ? Math.min(missed.length, at - 1 - seen.current.at) : missed.length
    const steps = [...missed.slice(missed.length - unseen), happened.at(-1) ?? []]
    const told = steps.reduce((now, step, index) => add(now, step, at - unseen + index), before)
    seen.current = { at, told }
  }
  return seen.current.told
}
