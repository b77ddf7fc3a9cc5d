/** How many of the 36 throws of two dice are good. */
export function throwsOf36(good: (a: number, b: number) => boolean): number {
  let count = 0
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (good(a, b)) count++
  return count
}

export const orMore =
  (need: number) =>
  (a: number, b: number): boolean =>
    a + b >= need

/** Rounded, but only what is certain says 0 or 100. */
export function percent(part: number, whole: number): number {
  if (part <= 0) return 0
  if (part >= whole) return 100
  return Math.min(99, Math.max(1, Math.round((part / whole) * 100)))
}

/** Whole per cents that sum to 100: what rounding left over goes to those it hurt most. */
export function percents(shares: readonly number[]): readonly number[] {
  const total = shares.reduce((sum, share) => sum + share, 0)
  if (total <= 0) return shares.map(() => 0)
  const exact = shares.map(share => (share / total) * 100)
  const floors = exact.map(Math.floor)
  const left = 100 - floors.reduce((sum, share) => sum + share, 0)
  const hurt = exact
    .map((share, index) => ({ index, lost: share - Math.floor(share) }))
    .toSorted((a, b) => b.lost - a.lost)
    .slice(0, left)
  const raised = new Set(hurt.map(({ index }) => index))
  return floors.map((share, index) => share + (raised.has(index) ? 1 : 0))
}
