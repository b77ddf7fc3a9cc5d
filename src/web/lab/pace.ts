/** How fast games are played, and how long the rest will take. */

export interface Pace {
  /** In a second. */
  readonly rate: number
  /** Seconds. */
  readonly left: number
}

/** Null until something can be said. */
export function paceOf(done: number, of: number, milliseconds: number): Pace | null {
  if (done === 0 || milliseconds <= 0) return null
  const rate = (done * 1000) / milliseconds
  return { rate, left: Math.ceil((of - done) / rate) }
}
