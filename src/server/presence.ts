/** Who is connected, seat by seat, on every node; and since when nobody is. */
import type { Seat } from '../engine/types.ts'
import type { MatchId } from '../table/protocol.ts'

interface Here {
  readonly seats: readonly Seat[]
  readonly watchers: number
}

export interface Presence {
  /** What a node says of a match. True where something has changed by it. */
  set(match: MatchId, node: string, here: Here): boolean
  /** A node is gone with everybody on it; gives the matches where somebody was. */
  readonly drop: (node: string) => readonly MatchId[]
  isPresent(match: MatchId, seat: Seat): boolean
  watchers(match: MatchId): number
  /** When the last device of the seat went, as far as is known here: at the latest when this began. */
  awaySince(match: MatchId, seat: Seat): number
}

export function presenceSince(now: () => number): Presence {
  const began = now()
  const nodes = new Map<MatchId, Map<string, Here>>()
  const left = new Map<string, number>()
  const isPresent = (match: MatchId, seat: Seat): boolean =>
    [...(nodes.get(match)?.values() ?? [])].some(({ seats }) => seats.includes(seat))
  const put = (match: MatchId, node: string, here: Here) => {
    const before = nodes.get(match)
    const seats = before?.get(node)?.seats ?? []
    const at = before ?? new Map<string, Here>()
    if (here.seats.length === 0 && here.watchers === 0) at.delete(node)
    else at.set(node, here)
    if (at.size === 0) nodes.delete(match)
    else nodes.set(match, at)
    for (const seat of seats) if (!isPresent(match, seat)) left.set(`${match} ${seat}`, now())
  }
  return {
    set(match, node, here) {
      const before = nodes.get(match)?.get(node) ?? { seats: [], watchers: 0 }
      put(match, node, here)
      return before.watchers !== here.watchers || before.seats.join() !== here.seats.join()
    },
    drop: node => {
      const left = [...nodes].flatMap(([match, at]) => (at.has(node) ? [match] : []))
      for (const match of left) put(match, node, { seats: [], watchers: 0 })
      return left
    },
    isPresent,
    watchers: match => [...(nodes.get(match)?.values() ?? [])].reduce((sum, here) => sum + here.watchers, 0),
    awaySince: (match, seat) => left.get(`${match} ${seat}`) ?? began,
  }
}
