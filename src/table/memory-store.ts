/** A store that forgets: for tests, and where nothing else can be had. Everything goes in and out as a copy. */
import type { Entry } from '../engine/match.ts'
import { placeOf } from './chronicle.ts'
import type { ChronicleRow } from './protocol.ts'
import {
  type ChronicleStore,
  type Kept,
  type MatchStore,
  type ReadMatch,
  type SheetStore,
  type Store,
  type Stored,
  type StoredMatch,
  type StoredSheet,
  UNWRITTEN,
} from './store.ts'

export function memoryStore(): Store {
  return { matches: matchesInMemory(), sheets: sheetsInMemory(), chronicle: chronicleInMemory() }
}

/** Goes on from what another store has read. */
export function matchesInMemory(begun: ReadMatch | null = null): MatchStore {
  const records = new Map<string, Stored<StoredMatch>>()
  const logs = new Map<string, readonly Entry[]>()
  if (begun) {
    records.set(begun.record.id, begun.record)
    logs.set(begun.record.id, begun.entries)
  }
  return {
    list: async () => structuredClone([...records.values()]),
    read: async (id, since = 0) => {
      const record = records.get(id)
      return record ? structuredClone({ record, entries: logs.get(id)?.slice(since) ?? [] }) : null
    },
    append: async (expected, record, entries) => {
      const kept = put(records, expected, record)
      if (kept === 'kept') logs.set(record.id, [...(logs.get(record.id) ?? []), ...structuredClone(entries)])
      return kept
    },
    remove: async id => {
      records.delete(id)
      logs.delete(id)
    },
  }
}

/** Goes on from what another store has read. */
export function sheetsInMemory(begun: Stored<StoredSheet> | null = null): SheetStore {
  const sheets = new Map<string, Stored<StoredSheet>>()
  if (begun) sheets.set(begun.id, begun)
  return {
    list: async () => structuredClone([...sheets.values()]),
    read: async id => structuredClone(sheets.get(id) ?? null),
    write: async (expected, sheet) => put(sheets, expected, sheet),
    remove: async id => void sheets.delete(id),
  }
}

function chronicleInMemory(): ChronicleStore {
  const entries = new Map<string, ChronicleRow>()
  return {
    list: async () => structuredClone([...entries.values()]),
    write: async told => {
      for (const entry of structuredClone(told)) entries.set(placeOf(entry), entry)
    },
  }
}

function put<T extends { readonly id: string }>(
  rows: Map<string, Stored<T>>,
  expected: number,
  row: T,
): Kept {
  if ((rows.get(row.id)?.revision ?? UNWRITTEN) !== expected) return 'behind'
  rows.set(row.id, structuredClone({ ...row, revision: expected + 1 }))
  return 'kept'
}
