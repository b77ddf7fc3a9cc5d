/** What this browser keeps of online play, in IndexedDB; two tabs never write over each other. What was found out about a match goes with it. */
import { REMOTE } from '../../table/protocol.ts'
import { type Keepsake, memoryKeepsake } from '../../table/remote/keepsake.ts'
import { matchKeptAt } from '../../table/remote/kept.ts'
import { openDatabase } from './indexed-db.ts'

export async function indexedDbKeepsake(name?: string): Promise<Keepsake> {
  const db = await openDatabase(name)
  return {
    read: key => db.get('online', key),
    change: async (key, next) => {
      const transaction = db.transaction(['online', 'analyses'], 'readwrite')
      const online = transaction.objectStore('online')
      const value = next(await online.get(key))
      const match = value === undefined ? matchKeptAt(key) : null
      const written = value === undefined ? online.delete(key) : online.put(value, key)
      const found = match === null ? null : transaction.objectStore('analyses').delete(match)
      await Promise.all([written, found, transaction.done])
    },
    clear: async () => {
      const transaction = db.transaction(['online', 'analyses'], 'readwrite')
      const far = IDBKeyRange.bound(REMOTE, `${REMOTE}\uffff`)
      await Promise.all([
        transaction.objectStore('online').clear(),
        transaction.objectStore('analyses').delete(far),
        transaction.done,
      ])
    },
  }
}

/** Opened when it is first wanted; where the browser keeps nothing, it lasts as long as the page. */
export function shelteredKeepsake(open: () => Promise<Keepsake>): Keepsake {
  let opened: Promise<Keepsake> | null = null
  const keepsake = () => (opened ??= open().catch(memoryKeepsake))
  return {
    read: async key => (await keepsake()).read(key),
    change: async (key, next) => (await keepsake()).change(key, next),
    clear: async () => (await keepsake()).clear(),
  }
}
