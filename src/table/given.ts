/** A house of one's own for a test, with one page that looks in. */
import { vi } from 'vitest'
import { done } from '../engine/result.ts'
import type { Result } from '../engine/types.ts'
import { LOADERS } from '../games/loaders.ts'
import { type Connection, doorOf } from './answer.ts'
import { botsOver } from './bot.ts'
import { connect, type House, houseOf, type Session, type World } from './house.ts'
import { memoryStore } from './memory-store.ts'
import type { Answer, CallName, Calls, Push } from './protocol.ts'
import { questions } from './questions.ts'
import { readingOf } from './reading/index.ts'
import type { Store } from './store.ts'

export interface Page extends Connection {
  /** What was pushed. */
  readonly told: Push[]
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
  }
}

/** Another tab of the same device, where the world is. */
export function pageIn(world: World): Page {
  return pageAt(houseOf(world))
}

/** One more who is connected to this house; by default as the device itself. */
export function pageAt(house: House, who: Pick<Session, 'isOwner' | 'maySit'> = OWNER): Page {
  const session = connect(house, { ...who, send: push => reading.hear(push) })
  const { reading, ...page } = readerOf(house.world.kits, Promise.resolve({ house, session }))
  return { house, session, ...page }
}

const OWNER = { isOwner: true, maySit: () => true }

/** The reader's side of a connection, and a page that asks it. */
export function readerOf(kits: World['kits'], connected: Promise<Connection>) {
  const told: Push[] = []
  const waiting = questions<Answer>()
  const reading = readingOf(kits, doorOf(connected), message => {
    if ('push' in message) told.push(message)
    else waiting.answer(message.answer, message)
  })
  const ask = async <N extends CallName>(name: N, params: Calls[N]['takes']) => {
    const answer = await waiting.ask(call => void reading.ask({ call, name, params }))
    return answer.ok ? done(answer.value as Calls[N]['gives']) : answer
  }
  return { reading, told, ask }
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
