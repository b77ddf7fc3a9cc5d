/** A house of one's own for a test, with one page that looks in. */
import { vi } from 'vitest'
import { done } from '../engine/result.ts'
import type { Result } from '../engine/types.ts'
import { LOADERS } from '../games/loaders.ts'
import type { Connection } from './answer.ts'
import { botsOver } from './bot.ts'
import { HANDLERS } from './calls/index.ts'
import { houseOf, ownSession, type World } from './house.ts'
import { memoryStore } from './memory-store.ts'
import type { CallName, Calls, Message } from './protocol.ts'
import type { Store } from './store.ts'

export interface Page extends Connection {
  /** What was pushed. */
  readonly told: Message[]
  ask<N extends CallName>(name: N, params: Calls[N]['takes']): Promise<Result<Calls[N]['gives']>>
}

export function newWorld(kits: World['kits'] = LOADERS, store: Store = memoryStore()): World {
  let ids = 0
  return {
    store,
    kits,
    changed: () => undefined,
    now: () => 0,
    wait: () => new Promise(resolve => setTimeout(resolve)),
    newId: () => `${++ids}`,
    newSeed: () => 5,
    askBot: botsOver(kits),
    provePack: async () => done(null),
    failed: error => {
      throw error
    },
  }
}

/** Another tab of the same device, where the world is. */
export function pageIn(world: World): Page {
  const told: Message[] = []
  const house = houseOf(world)
  const session = ownSession(house, message => told.push(message))
  return { house, session, told, ask: (name, params) => HANDLERS[name](house, session, params) }
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
