/**
 * Matches and sheets in IndexedDB. A match is a record and its log, one row an entry under [match, number]: adding a
 * row that is there already fails, so two tabs can never write two different histories.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Entry, Header } from '../../engine/match.ts'
import type { Language } from '../../engine/types.ts'
import type { MatchId, Summary } from '../../table/protocol.ts'

export interface Kept {
  readonly id: MatchId
  readonly header: Header
  readonly summary: Summary
  /** What the summary says, in every language of the game; missing in records of old. */
  readonly texts?: { readonly [language in Language]?: string }
  /** Seconds used of a limited time. */
  readonly used: number
  /** Campaign sheets of its heroes. */
  readonly sheets: readonly string[]
  /** True when they have had what the match earned them. */
  readonly rewarded?: boolean
}

export interface KeptSheet {
  readonly id: string
  readonly game: string
  readonly data: unknown
}

interface Schema extends DBSchema {
  matches: { key: string; value: Kept }
  entries: { key: [string, number]; value: Entry }
  sheets: { key: string; value: KeptSheet }
}

export type Store = IDBPDatabase<Schema>

export function openStore(name = 'undercroft'): Promise<Store> {
  return openDB<Schema>(name, 1, {
    upgrade(db) {
      db.createObjectStore('matches', { keyPath: 'id' })
      db.createObjectStore('entries')
      db.createObjectStore('sheets', { keyPath: 'id' })
    },
    // Another tab wants a newer version of the store: let it.
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close()
    },
  })
}

function rowsOf(id: MatchId): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER])
}

export async function readMatch(store: Store, id: MatchId): Promise<{ kept: Kept; entries: Entry[] } | null> {
  const transaction = store.transaction(['matches', 'entries'])
  const [kept, entries] = await Promise.all([
    transaction.objectStore('matches').get(id),
    transaction.objectStore('entries').getAll(rowsOf(id)),
  ])
  await transaction.done
  return kept ? { kept, entries } : null
}

/** Adds entries from this number on, with the record as it then is. False when another tab was first: nothing is written. */
export async function append(
  store: Store,
  kept: Kept,
  from: number,
  entries: readonly Entry[],
): Promise<boolean> {
  const transaction = store.transaction(['matches', 'entries'], 'readwrite')
  const [matches, rows] = [transaction.objectStore('matches'), transaction.objectStore('entries')]
  try {
    const before = from === 0 ? 0 : await rows.count(rowsOf(kept.id))
    if (before !== from) throw new DOMException('Another tab was first.', 'ConstraintError')
    await Promise.all([
      ...entries.map((entry, index) => rows.add(entry, [kept.id, from + index])),
      matches.put(kept),
      transaction.done,
    ])
    return true
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'ConstraintError')) throw error
    await transaction.done.catch(() => null)
    return false
  }
}

export async function removeMatch(store: Store, id: MatchId): Promise<void> {
  const transaction = store.transaction(['matches', 'entries'], 'readwrite')
  await Promise.all([
    transaction.objectStore('matches').delete(id),
    transaction.objectStore('entries').delete(rowsOf(id)),
    transaction.done,
  ])
}
