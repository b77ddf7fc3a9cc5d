/** Who works at a farm: workers say so again and again, and whoever falls silent is gone. */

import type { Farm } from './farm.ts'
import { ALL_ALIVE, aliveOf, lastOf } from './names.ts'

/** Milliseconds between two signs of life, and after how many of them without one somebody is gone. */
const PULSE_MS = 1000
const MISSED = 5

interface Sign {
  readonly worker: string
  /** How many it plays side by side; none when it goes. */
  readonly threads: number
}

/** How many play, of the own build and of others. */
export interface Company {
  readonly own: number
  readonly others: number
}

/** Says that somebody is there; answers how to say goodbye. */
export function pulse({ connection, build }: Farm, worker: string, threads: number): () => void {
  const say = (count: number) => {
    const sign: Sign = { worker, threads: count }
    if (!connection.isClosed()) connection.publish(aliveOf(build), JSON.stringify(sign))
  }
  say(threads)
  const timer = setInterval(say, PULSE_MS, threads)
  timer.unref()
  return () => {
    clearInterval(timer)
    say(0)
  }
}

/** Listens to who is there, for as long as the line is open. */
export function companyAt({ connection, build }: Farm, now: () => number): () => Company {
  const heard = new Map<string, Sign & { readonly build: string; readonly at: number }>()
  connection.subscribe(ALL_ALIVE, {
    callback: (error, message) => {
      if (error) return
      const sign = message.json<Sign>()
      heard.set(sign.worker, { ...sign, build: lastOf(message.subject), at: now() })
    },
  })
  return () => {
    const there = [...heard.values()].filter(({ at }) => now() - at < MISSED * PULSE_MS)
    const count = (signs: typeof there) => signs.reduce((sum, { threads }) => sum + threads, 0)
    const own = count(there.filter(sign => sign.build === build))
    return { own, others: count(there) - own }
  }
}
