/** A worker of one's own for a test, over an empty store. */
import { done } from '../../engine/result.ts'
import type { Result } from '../../engine/types.ts'
import { LOADERS } from '../../games/loaders.ts'
import type { Message } from '../../table/protocol.ts'
import type { Host, World } from './seating.ts'
import { openStore } from './store.ts'

export async function newHost(kits: World['kits'] = LOADERS): Promise<Host & { readonly told: Message[] }> {
  const told: Message[] = []
  let ids = 0
  const world = {
    store: await openStore(`test ${Math.random()}`),
    kits,
    post: (message: Message) => void told.push(message),
    tellTabs: () => told.push({ push: 'tables' }),
    now: () => 0,
    wait: () => Promise.resolve(),
    newId: () => `${++ids}`,
    newSeed: () => 5,
    provePack: async () => done(null),
  }
  return { world, language: 'en', pause: 0, seatings: new Map(), told }
}

/** What was answered, or the reason it was refused. */
export function given<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.refusal.reason)
  return result.value
}
