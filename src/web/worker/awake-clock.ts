/** A clock that stands still while the device sleeps, also where the browser's own goes on meanwhile. */

/** How often somebody has to look at the clock, in milliseconds. */
export const BEAT = 5000

/** A worker that was not let run for longer than this was asleep, however busy the machine is. */
const LONGEST = 6 * BEAT

/** Made of a clock that only runs on. What it has counted each look gives. */
export function awakeClock(source: () => number): () => number {
  let last = source()
  let awake = 0
  return () => {
    const now = source()
    awake += Math.min(now - last, LONGEST)
    last = now
    return awake
  }
}
