/** Where the die of a unit comes from, and which aids must therefore come before which. */
import type { Hand } from './hand.ts'
import type { Order } from './order.ts'
import type { Unit } from './unit.ts'

/** The order with this unit in it; null if its die would have to be there before itself. */
export function orderFor(hand: Hand, order: Order, { parts, made, aid }: Unit): Order | null {
  const { orders } = hand
  let now: Order | null = order
  let from = 0
  for (const { type, path } of parts) {
    const source = hand.sources[type] ?? -1
    let own = source < 0 ? 0 : 1 << source
    for (const op of hand.paths[path]?.ops ?? []) {
      const by = hand.ops[op]?.aid ?? 0
      now = now && orders.after(now, own & ~(1 << by), by)
      own |= 1 << by
    }
    from |= own
  }
  if (made?.isCrafted) {
    const by = hand.aids.findIndex(({ steps }) => steps.some(step => step.kind === 'craft'))
    if (by >= 0) {
      now = now && orders.after(now, from & ~(1 << by), by)
      from |= 1 << by
    }
  }
  for (const op of hand.paths[made?.path ?? 0]?.ops ?? []) {
    const by = hand.ops[op]?.aid ?? 0
    // A conversion never falls within a skill, so what it made is changed by a later one only.
    if ((from & (1 << by)) !== 0) return null
    now = now && orders.after(now, from & ~(1 << by), by)
    from |= 1 << by
  }
  if (aid < 0 || !now) return now
  return (from & (1 << aid)) === 0 ? orders.after(now, from, aid) : null
}
