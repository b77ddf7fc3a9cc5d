/** What is known of a challenge before any die is rolled; worked out when it is first met. */
import type { Challenge } from '../../content/content-index.ts'
import { HEROIC } from '../../types/dice.ts'
import { asksOf, valuesOf } from './asks.ts'
import { goalsOf } from './goals.ts'
import type { Layout } from './task.ts'

const known = new WeakMap<Challenge, Layout>()

export function layoutOf(challenge: Challenge): Layout {
  const layout = known.get(challenge) ?? made(challenge)
  known.set(challenge, layout)
  return layout
}

function made(challenge: Challenge): Layout {
  return {
    goals: goalsOf(challenge),
    asks: asksOf(challenge),
    values: valuesOf(challenge),
    order: orderOf(challenge),
    sums: challenge.boxes.reduce((mask, { wide }, place) => (wide ? mask | (1 << place) : mask), 0),
    bare: challenge.boxes.map(() => 0),
  }
}

/** Boxes for one die, the highest first and those of any colour last; then sums alike. */
function orderOf({ boxes }: Challenge): number[] {
  const rank = (place: number): number => {
    const box = boxes[place]
    if (!box) return 0
    return (box.wide ? 100 : 0) + (box.colour === HEROIC ? 50 : 0) - box.need
  }
  return boxes.map((_, place) => place).toSorted((a, b) => rank(a) - rank(b))
}
