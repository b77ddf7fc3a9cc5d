/**
 * Standard sets of earlier releases are told by their ids: a match goes on with the set it was begun with, and whoever
 * adds an entry to today's changes nothing of those before. Whoever corrects or removes one keeps what it was.
 */

/** The entries that a list had at a release, in the order of then. */
export function entriesAt<T extends { readonly id: string }>(list: readonly T[], ids: string): T[] {
  const byId = new Map(list.map(entry => [entry.id, entry]))
  return ids
    .trim()
    .split(/\s+/)
    .map(id => {
      const entry = byId.get(id)
      if (!entry) throw new Error(`"${id}" was released and must be kept`)
      return entry
    })
}
