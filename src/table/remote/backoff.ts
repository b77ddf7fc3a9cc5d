/** When a line that broke is tried again: at once, then less and less often, and never all devices together. */
const FIRST = 500
const LONGEST = 30_000
/** After a server has said goodbye, devices come back spread over so many milliseconds. */
const SPREAD = 5000

/** Milliseconds before the try after so many that failed; `lot` is between 0 and 1. */
export function pauseBefore(tries: number, lot: number): number {
  return tries === 0 ? 0 : Math.min(LONGEST, FIRST * 2 ** (tries - 1)) * (0.5 + lot / 2)
}

/** A server that stops says when it will be back. */
export function pauseAfterGoodbye(back: number, lot: number): number {
  return back + lot * SPREAD
}
