/** What this browser keeps of online play, in IndexedDB; two tabs never write over each other. */
import { type Keepsake, memoryKeepsake } from '../../table/remote/keepsake.ts'
import { openDatabase } from './indexed-db.ts'

export async function indexedDbKeepsake(name?: string): Promise<Keepsake> {
  const db = await openDatabase(name)
  return {
    read: key => db.get('online', key),
    change: async (key, next) => {
      const transaction = db.transaction('online', 'readwrite')
      const value = next(await transaction.store.get(key))
      const written = value === undefined ? transaction.store.delete(key) : transaction.store.put(value, key)
      await Promise.all([written, transaction.done])
    },
    clear: () => db.clear('online'),
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
