/** Each thing that stands in its list more than once, named once. */
export function repeated<T>(list: readonly T[], keyOf: (entry: T) => unknown): T[] {
  const counts = new Map<unknown, number>()
  return list.filter(entry => {
    const key = keyOf(entry)
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count === 2
  })
}
