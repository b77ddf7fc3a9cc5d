/** Threads with hard limits for what a stranger can make slow: the bots of a match, and content packs (S13, S26). */
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { MessageChannel } from 'node:worker_threads'
import { Piscina } from 'piscina'
import { done } from '../../engine/result.ts'
import type { Refusal } from '../../engine/types.ts'
import type { BotAnswer, BotQuestion } from '../../table/bot.ts'
import type { World } from '../../table/house.ts'
import { Regret } from '../../table/sorry.ts'
import type { Limits } from '../limits.ts'
import { refuse } from '../text/index.ts'
import type { PackQuestion, Task } from './thread.ts'

export interface Threads extends Pick<World, 'askBot' | 'provePack'> {
  close(): Promise<void>
}

type Bounds = Pick<Limits, 'botTime' | 'packTime' | 'threadMemory'>

/** In a package it is built, and lies beside this file; sources need what reads TypeScript before them. */
const IS_SOURCE = import.meta.url.endsWith('.ts')
const [ENTRY, THREAD] = IS_SOURCE
  ? ['../../../bin/source-thread.js', 'thread.ts']
  : ['thread.js', 'thread.js']

/** Packs have threads of their own, so that no bot waits for one. `thread`: the module, where a test has planted one. */
export function threadsOf(
  bounds: Bounds,
  report: (error: unknown) => void,
  thread = new URL(THREAD, import.meta.url),
): Threads {
  const [most, memory] = [Math.max(2, availableParallelism()), bounds.threadMemory]
  const bots = poolOf<BotQuestion, BotAnswer>(thread, 'askBot', most, memory)
  const packs = poolOf<PackQuestion, Refusal | null>(thread, 'provePack', 2, memory)
  // A thread that falls while nobody waits for it.
  for (const pool of [bots, packs]) pool.on('error', report)
  return {
    askBot: (question, unwanted) =>
      within(bots, question, bounds.botTime, unwanted).catch((error: unknown) => {
        if (!unwanted.aborted) report(error)
        throw new Regret(
          refuse('unknown', t => t.botEnded),
          error,
        )
      }),
    provePack: async (game, pack) => {
      try {
        const fault = await within(packs, { game, pack }, bounds.packTime)
        return fault ? { ok: false, refusal: fault } : done(null)
      } catch (error) {
        report(error)
        return refuse('content', t => t.packEnded)
      }
    },
    close: async () => void (await Promise.all([bots.destroy(), packs.destroy()])),
  }
}

type Pool<Question, Answer> = Piscina<Task<Question>, Answer>

/** A minute without work ends a thread. */
const IDLE_MS = 60_000

function poolOf<Q, A>(thread: URL, name: string, maxThreads: number, megabytes: number): Pool<Q, A> {
  return new Piscina({
    filename: fileURLToPath(new URL(ENTRY, import.meta.url)),
    workerData: thread.href,
    name,
    minThreads: 0,
    maxThreads,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  })
}

/**
 * The answer of a thread; one that takes longer is ended, and another takes its place. One whose answer is not wanted any
 * more is told so and stops by itself, for a thread is dear; what had not begun never does.
 */
async function within<Q, A>(
  pool: Pool<Q, A>,
  question: Q,
  milliseconds: number,
  unwanted?: AbortSignal,
): Promise<A> {
  unwanted?.throwIfAborted()
  const { port1: word, port2 } = new MessageChannel()
  const ending = new AbortController()
  let alarm: NodeJS.Timeout | undefined
  word.once('message', () => void (alarm = setTimeout(() => ending.abort(), milliseconds)))
  const stop = () => (alarm ? word.postMessage(null, []) : ending.abort())
  unwanted?.addEventListener('abort', stop)
  try {
    const task = { question, word: port2, asked: Date.now() }
    return await pool.run(task, { signal: ending.signal, transferList: [port2] })
  } finally {
    unwanted?.removeEventListener('abort', stop)
    clearTimeout(alarm)
    word.close()
  }
}
