/** A house of one's own for a test, with one page that looks in. */
import { vi } from 'vitest'
import { done } from '../engine/result.ts'
import type { Result } from '../engine/types.ts'
import { LOADERS } from '../games/loaders.ts'
import type { Connection } from './answer.ts'
import { botsOver } from './bot.ts'
import { type House, houseOf, type Session, type World } from './house.ts'
import { lineAt } from './local-line.ts'
import { memoryStore } from './memory-store.ts'
import type { Line } from './page-line.ts'
import type { Push } from './protocol.ts'
import type { Store } from './store.ts'

export interface Page extends Connection {
  /** What was pushed. */
  readonly told: Push[]
  readonly ask: Line['ask']
}

export function newWorld(kits: World['kits'] = LOADERS, store: Store = memoryStore()): World {
  let ids = 0
  return {
    store,
    kits,
    changed: () => undefined,
    now: () => 0,
    date: () => 0,
    wait: () => new Promise(resolve => setTimeout(resolve)),
    newId: () => `${++ids}`,
    newSeed: () => 5,
    askBot: botsOver(kits),
    provePack: async () => done(null),
  }
}

/** Another tab of the same device, where the world is. */
export function pageIn(world: World): Page {
  return pageAt(houseOf(world))
}

/** One more who is connected to this house. */
export function pageAt(house: House, who?: Pick<Session, 'isOwner' | 'maySit'>): Page {
  const { session, ask, onPush } = lineAt(house, who && { mayLook: () => true, ...who })
  const told: Push[] = []
  onPush(push => told.push(push))
  return { house, session, told, ask }
}

export function newPage(kits: World['kits'] = LOADERS): Page {
  return pageIn(newWorld(kits))
}

/** However busy the machine is, what comes at all comes in this time. */
export function until<T>(check: () => T | Promise<T>) {
  return vi.waitUntil(check, { timeout: 60_000 })
}

/** What was answered, or the reason it was refused. */
export function given<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.refusal.reason)
  return result.value
}
