/** Which aid must come before which: a die that one gives or changes may pay for another, but never in a circle. */
export interface Order {
  /** A small number for this order, for keys. */
  readonly id: number
  /** By aid: those before it, as bits, with all that is before them. */
  readonly before: readonly number[]
}

export interface Orders {
  readonly none: Order
  /** The order with these aids (bits) before that one as well; null would be a circle. */
  after(order: Order, first: number, then: number): Order | null
}

export function ordersOf(count: number): Orders {
  const none: Order = { id: 0, before: Array.from({ length: count }, () => 0) }
  const known = new Map([[none.before.join(), none]])
  return {
    none,
    after(order, first, then) {
      const before = order.before[then] ?? 0
      if ((first & ~before) === 0) return order
      const added = first | allBefore(order, first)
      if ((added & (1 << then)) !== 0) return null
      const closed = order.before.map((bits, aid) =>
        aid === then || (bits & (1 << then)) !== 0 ? bits | added | before : bits,
      )
      const key = closed.join()
      const found = known.get(key) ?? { id: known.size, before: closed }
      known.set(key, found)
      return found
    },
  }
}

function allBefore({ before }: Order, aids: number): number {
  return before.reduce((all, bits, aid) => ((aids & (1 << aid)) === 0 ? all : all | bits), 0)
}
