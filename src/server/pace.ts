/** How fast somebody may go: so many at once, and so many a second for long. */
export function paceOf(rate: number, burst: number, now: () => number): () => boolean {
  let [left, last] = [burst, now()]
  return () => {
    const time = now()
    left = Math.min(burst, left + ((time - last) / 1000) * rate)
    last = time
    if (left < 1) return false
    left -= 1
    return true
  }
}
