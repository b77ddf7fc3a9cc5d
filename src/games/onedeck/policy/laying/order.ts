/** In which order boxes are thought of: armor first, as it must be; then boxes for one die, the highest first; then sums. */
import type { Challenge } from '../../content/content-index.ts'
import { HEROIC } from '../../types/dice.ts'

const orders = new WeakMap<Challenge, readonly number[]>()

export function orderOf(challenge: Challenge): readonly number[] {
  const known = orders.get(challenge) ?? made(challenge)
  orders.set(challenge, known)
  return known
}

function made({ boxes }: Challenge): number[] {
  const rank = (place: number): number => {
    const box = boxes[place]
    if (!box) return 0
    return (box.armor ? 0 : 1000) + (box.wide ? 100 : 0) + (box.colour === HEROIC ? 50 : 0) - box.need
  }
  return boxes.map((_, place) => place).toSorted((a, b) => rank(a) - rank(b))
}

/** The colours, beginning with the one that fewest of these boxes want. */
export function rankColours(colours: number[], { boxes }: Challenge, open: readonly number[]): void {
  const wanted = [0, 0, 0, 0]
  for (const place of open) {
    const colour = boxes[place]?.colour ?? HEROIC
    wanted[colour] = (wanted[colour] ?? 0) + 1
  }
  colours.sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0) || a - b)
}
