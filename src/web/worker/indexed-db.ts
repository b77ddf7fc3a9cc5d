/**
 * Matches, sheets, the chronicle and analyses in IndexedDB. A match is a record and its log, one row an entry under [match, number]; record and
 * rows change in one transaction, so two tabs can never write two different histories.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Entry } from '../../engine/match.ts'
import type { Json } from '../../engine/types.ts'
import type { ChronicleRow, KeptAnalysis, MatchId } from '../../table/protocol.ts'
import {
  type ChronicleStore,
  type MatchStore,
  type SheetStore,
  type Store,
  type Stored,
  type StoredMatch,
  type StoredSheet,
  UNWRITTEN,
} from '../../table/store.ts'

/** Rows of old carry no revision: they count as written once. */
type Row<T> = T & { readonly revision?: number }

interface Schema extends DBSchema {
  matches: { key: string; value: Row<StoredMatch> }
  entries: { key: [string, number]; value: Entry }
  sheets: { key: string; value: Row<StoredSheet> }
  chronicle: { key: [string, number]; value: ChronicleRow }
  online: { key: string; value: Json }
  analyses: { key: string; value: KeptAnalysis & { readonly version: number; readonly line: string } }
}

type Database = IDBPDatabase<Schema>

export async function indexedDbStore(name?: string): Promise<Store> {
  const db = await openDatabase(name)
  return { matches: matchesIn(db), sheets: sheetsIn(db), chronicle: chronicleIn(db) }
}

/** What is there of an older version stays; what it has not is added. */
export function openDatabase(name = 'undercroft'): Promise<Database> {
  return openDB<Schema>(name, 4, {
    upgrade(made, version) {
      if (version < 1) {
        made.createObjectStore('matches', { keyPath: 'id' })
        made.createObjectStore('entries')
        made.createObjectStore('sheets', { keyPath: 'id' })
      }
      if (version < 2) made.createObjectStore('chronicle', { keyPath: ['match', 'seat'] })
      if (version < 3) made.createObjectStore('online')
      made.createObjectStore('analyses')
    },
    // Another tab wants a newer version of the store: let it.
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close()
    },
  })
}

function matchesIn(db: Database): MatchStore {
  return {
    list: () => db.getAll('matches'),
    read: async (id, since) => {
      const transaction = db.transaction(['matches', 'entries'])
      const [row, entries] = await Promise.all([
        transaction.objectStore('matches').get(id),
        transaction.objectStore('entries').getAll(rowsOf(id, since)),
      ])
      await transaction.done
      return row ? { record: stored(row), entries } : null
    },
    append: async (expected, record, entries) => {
      const transaction = db.transaction(['matches', 'entries'], 'readwrite')
      const [matches, rows] = [transaction.objectStore('matches'), transaction.objectStore('entries')]
      if (revisionOf(await matches.get(record.id)) !== expected) return 'behind'
      const from = await rows.count(rowsOf(record.id))
      await Promise.all([
        ...entries.map((entry, index) => rows.add(entry, [record.id, from + index])),
        matches.put({ ...record, revision: expected + 1 }),
        transaction.done,
      ])
      return 'kept'
    },
    remove: async id => {
      const transaction = db.transaction(['matches', 'entries', 'analyses'], 'readwrite')
      await Promise.all([
        transaction.objectStore('matches').delete(id),
        transaction.objectStore('analyses').delete(id),
        transaction.objectStore('entries').delete(rowsOf(id)),
        transaction.done,
      ])
    },
  }
}

function sheetsIn(db: Database): SheetStore {
  return {
    list: () => db.getAll('sheets'),
    read: async id => {
      const row = await db.get('sheets', id)
      return row ? stored(row) : null
    },
    write: async (expected, sheet) => {
      const transaction = db.transaction('sheets', 'readwrite')
      if (revisionOf(await transaction.store.get(sheet.id)) !== expected) return 'behind'
      await Promise.all([transaction.store.put({ ...sheet, revision: expected + 1 }), transaction.done])
      return 'kept'
    },
    remove: id => db.delete('sheets', id),
  }
}

function chronicleIn(db: Database): ChronicleStore {
  return {
    list: () => db.getAll('chronicle'),
    write: async entries => {
      const transaction = db.transaction('chronicle', 'readwrite')
      await Promise.all([...entries.map(entry => transaction.store.put(entry)), transaction.done])
    },
  }
}

function stored<T extends object>(row: Row<T>): Stored<T> {
  return { ...row, revision: revisionOf(row) }
}

function revisionOf(row: { readonly revision?: number } | undefined): number {
  return row ? (row.revision ?? 1) : UNWRITTEN
}

function rowsOf(id: MatchId, since = 0): IDBKeyRange {
  return IDBKeyRange.bound([id, since], [id, Number.MAX_SAFE_INTEGER])
}
