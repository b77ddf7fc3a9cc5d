/** Calls that wait for their answers on one connection. */
import type { Result } from '../../engine/types.ts'

/** What was answered, or that the line broke before. */
export type Told<T> = Result<T> | 'lost'

export interface Unanswered {
  ask(send: (call: number) => void): Promise<Told<unknown>>
  answer(call: number, told: Result<unknown>): void
  /** Time passes; true when a call has waited for more than one whole beat. */
  beat(): boolean
  lose(): void
}

export function unanswered(): Unanswered {
  const asked = new Map<number, { readonly at: number; readonly settle: (told: Told<unknown>) => void }>()
  let [calls, now] = [0, 0]
  return {
    ask: send =>
      new Promise(settle => {
        const call = ++calls
        asked.set(call, { at: now, settle })
        send(call)
      }),
    answer(call, told) {
      asked.get(call)?.settle(told)
      asked.delete(call)
    },
    beat() {
      now += 1
      return [...asked.values()].some(({ at }) => at < now - 1)
    },
    lose() {
      for (const { settle } of asked.values()) settle('lost')
      asked.clear()
    },
  }
}
