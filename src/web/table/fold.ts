/** What the events of a match have come to, picture by picture; going back begins anew. */
import { useRef } from 'preact/hooks'
import type { GameEvent } from '../../engine/types.ts'
import type { Picture } from '../../table/protocol.ts'

export function useFold<T>(
  { at, events }: Picture,
  start: T,
  add: (before: T, events: readonly GameEvent[]) => T,
): T {
  const seen = useRef<{ readonly at: number; readonly told: T }>({ at: -1, told: start })
  if (seen.current.at !== at) {
    const before = at > seen.current.at ? seen.current.told : start
    seen.current = { at, told: add(before, events) }
  }
  return seen.current.told
}
