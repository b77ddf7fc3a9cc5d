/** A move is one line of the log: its steps, and that the hero stops, are told as one. */
import type { DungeonEvent } from '../types.ts'

type Walk = Extract<DungeonEvent, { readonly kind: 'walked' | 'moved' }>

/** What two events come to that follow each other; null where each has a line of its own. */
export function joined(before: DungeonEvent, next: DungeonEvent): DungeonEvent | null {
  if (!isWalk(before) || before.stops === true) return null
  const spaces = before.spaces ?? 1
  if (isWalk(next))
    return next.seat === before.seat && next.from === before.at
      ? { ...next, from: before.from, spaces: spaces + 1 }
      : null
  const stops = next.kind === 'stopped' && next.seat === before.seat && next.at === before.at
  return stops ? { ...before, spaces, stops } : null
}

function isWalk(event: DungeonEvent): event is Walk {
  return event.kind === 'walked' || event.kind === 'moved'
}
