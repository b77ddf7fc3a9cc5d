/** What is new to a seat, and what happened while it did not look. */
import type { GameEvent } from '../../engine/types.ts'
import type { Seen } from '../sight.ts'

/** More than a round of any game takes. */
const MOST = 300

/** Whoever comes to a long match has the log for what was before. */
export function happenedIn({ steps }: Seen): readonly (readonly GameEvent[])[] {
  return steps.slice(-MOST).map(({ events }) => events)
}

/** The new steps since the seat's own last turn but for the latest: dice and cards that followed a step belong to it. */
export function missedBy({ seat, steps }: Seen): readonly (readonly GameEvent[])[] {
  if (seat === null) return []
  const before = steps.slice(0, -1)
  const own = before.findLastIndex(step => step.seat === seat)
  const others = before.findIndex((step, index) => index > own && (own < 0 || step.seat !== null))
  return others < 0 ? [] : before.slice(Math.max(others, before.length - MOST)).map(({ events }) => events)
}
