/**
 * The store of a browser that may refuse to keep anything, or have no room left. What it could not write goes on in
 * memory from what it had read, and that is told: nothing is shown that is neither kept nor said not to be. As soon as
 * there is room again, it is kept as if nothing had happened.
 */

import type { Refusal } from '../../engine/types.ts'
import { matchesInMemory, sheetsInMemory } from '../../table/memory-store.ts'
import type { MatchId } from '../../table/protocol.ts'
import {
  type MatchStore,
  type ReadMatch,
  type SheetStore,
  type Store,
  type Stored,
  type StoredSheet,
  UNWRITTEN,
} from '../../table/store.ts'
import { shelteredChronicle } from './sheltered-chronicle.ts'
import { type Kind, shelteredRows } from './sheltered-rows.ts'
import { refuse } from './text/index.ts'

export interface Unkept {
  /** Null for a sheet. */
  readonly match: MatchId | null
  readonly refusal: Refusal
}

export async function shelteredStore(
  open: () => Promise<Store>,
  tell: (unkept: Unkept) => void,
): Promise<Store> {
  const { matches, sheets, chronicle } = await open().catch(() => CLOSED)
  return {
    matches: shelteredMatches(matches, match =>
      tell({ match, refusal: refuse('unknown', t => t.matchUnkept).refusal }),
    ),
    sheets: shelteredSheets(sheets, () =>
      tell({ match: null, refusal: refuse('unknown', t => t.sheetUnkept).refusal }),
    ),
    chronicle: shelteredChronicle(chronicle),
  }
}

/** Where nothing can be opened there is nothing, and nothing can be written. */
const NOTHING = {
  list: async () => [],
  read: async () => null,
  remove: async () => undefined,
}
const CLOSED: Store = {
  matches: { ...NOTHING, append: () => Promise.reject(new Error('closed')) },
  sheets: { ...NOTHING, write: () => Promise.reject(new Error('closed')) },
  chronicle: { ...NOTHING, write: () => Promise.reject(new Error('closed')) },
}

const MATCHES: Kind<ReadMatch, MatchStore> = {
  inMemory: matchesInMemory,
  revisionOf: read => read?.record.revision ?? UNWRITTEN,
  later: ({ record, entries }, times) => ({ record: laterOf(record, times), entries }),
  land: (disk, begun, { record, entries }) =>
    disk.append(begun?.record.revision ?? UNWRITTEN, record, entries.slice(begun?.entries.length)),
}

const SHEETS: Kind<Stored<StoredSheet>, SheetStore> = {
  inMemory: sheetsInMemory,
  revisionOf: read => read?.revision ?? UNWRITTEN,
  later: laterOf,
  land: (disk, begun, sheet) => disk.write(begun?.revision ?? UNWRITTEN, sheet),
}

function laterOf<T>(row: Stored<T>, times: number): Stored<T> {
  return { ...row, revision: row.revision + times }
}

function shelteredMatches(disk: MatchStore, tell: (id: string) => void): MatchStore {
  const { write, ...rows } = shelteredRows(disk, MATCHES, tell)
  return {
    ...rows,
    append: (revision, record, entries) =>
      write(record.id, revision, (to, expected) => to.append(expected, record, entries)),
  }
}

function shelteredSheets(disk: SheetStore, tell: (id: string) => void): SheetStore {
  const { write, ...rows } = shelteredRows(disk, SHEETS, tell)
  return {
    ...rows,
    write: (revision, sheet) => write(sheet.id, revision, (to, expected) => to.write(expected, sheet)),
  }
}
