/**
 * The store of a browser that may refuse to keep anything, or have no room left. What it could not write goes on in
 * memory from what it had read, and that is told: nothing is shown that is neither kept nor said not to be.
 */

import type { Refusal } from '../../engine/types.ts'
import { matchesInMemory, sheetsInMemory } from '../../table/memory-store.ts'
import type { MatchId } from '../../table/protocol.ts'
import type { Kept, MatchStore, SheetStore, Store } from '../../table/store.ts'
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
  const { matches, sheets } = await open().catch(() => CLOSED)
  return {
    matches: shelteredMatches(matches, match =>
      tell({ match, refusal: refuse('unknown', t => t.matchUnkept).refusal }),
    ),
    sheets: shelteredSheets(sheets, () =>
      tell({ match: null, refusal: refuse('unknown', t => t.sheetUnkept).refusal }),
    ),
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
}

function shelteredMatches(disk: MatchStore, tell: (id: string) => void): MatchStore {
  const { write, ...rest } = sheltered(disk, matchesInMemory, tell)
  return {
    ...rest,
    append: (expected, record, entries) => write(record.id, to => to.append(expected, record, entries)),
  }
}

function shelteredSheets(disk: SheetStore, tell: (id: string) => void): SheetStore {
  const { write, ...rest } = sheltered(disk, sheetsInMemory, tell)
  return { ...rest, write: (expected, sheet) => write(sheet.id, to => to.write(expected, sheet)) }
}

interface Rows<Listed, Read> {
  list(): Promise<readonly Listed[]>
  read(id: string): Promise<Read | null>
  remove(id: string): Promise<void>
}

/** The rows of a store, each of them in memory from the first time that it could not be written. */
function sheltered<Listed extends { readonly id: string }, Read, S extends Rows<Listed, Read>>(
  disk: S & Rows<Listed, Read>,
  inMemory: (begun: Read | null) => S,
  tell: (id: string) => void,
) {
  const afloat = new Map<string, S>()

  /** What cannot be read either is a fault like any other. Two who write at once float together. */
  async function float(id: string, fault: unknown): Promise<S> {
    const read = await disk.read(id).catch(() => Promise.reject(fault))
    const held = afloat.get(id)
    if (held) return held
    const begun = inMemory(read)
    afloat.set(id, begun)
    tell(id)
    return begun
  }

  return {
    list: async (): Promise<readonly Listed[]> => {
      const kept = await disk.list()
      const held = await Promise.all([...afloat.values()].map(each => each.list()))
      return [...kept.filter(({ id }) => !afloat.has(id)), ...held.flat()]
    },
    read: (id: string): Promise<Read | null> => (afloat.get(id) ?? disk).read(id),
    write: async (id: string, write: (to: S) => Promise<Kept>): Promise<Kept> => {
      const held = afloat.get(id)
      if (held) return write(held)
      try {
        return await write(disk)
      } catch (fault) {
        return write(await float(id, fault))
      }
    },
    remove: async (id: string): Promise<void> => {
      await disk.remove(id)
      afloat.delete(id)
    },
  }
}
