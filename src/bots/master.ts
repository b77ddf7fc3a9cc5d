/** Thinks ahead as long as its budget lasts. */
import type { Bot, Mind } from './mind.ts'
import { think } from './search/think.ts'

export function master(mind: Mind): Bot {
  return (state, seat) => {
    const thoughts = think(mind, state, seat)
    for (;;) {
      const next = thoughts.next()
      if (next.done) return next.value
    }
  }
}
