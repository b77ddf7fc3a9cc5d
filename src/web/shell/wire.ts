/** The line to the table: calls with one answer each, and what is pushed. */
import type { Refusal } from '../../engine/types.ts'
import type { CallName, Calls, Message } from '../../table/protocol.ts'

/** What the table said no to, as an error with its sentence. */
class Refused extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.reason)
    this.refusal = refusal
  }
}

type Push = Extract<Message, { push: string }>
type Waiting = { resolve(value: unknown): void; reject(error: Error): void }

const worker = new Worker(new URL('../worker.ts', import.meta.url), { type: 'module', name: 'table' })
const waiting = new Map<number, Waiting>()
const listeners = new Set<(push: Push) => void>()
let calls = 0

worker.addEventListener('message', ({ data }: MessageEvent<Message>) => {
  if ('push' in data) {
    for (const listener of listeners) listener(data)
    return
  }
  const caller = waiting.get(data.answer)
  waiting.delete(data.answer)
  if (data.ok) caller?.resolve(data.value)
  else caller?.reject(new Refused(data.refusal))
})

export function call<N extends CallName>(name: N, params: Calls[N]['takes']): Promise<Calls[N]['gives']> {
  return new Promise((resolve, reject) => {
    const number = ++calls
    waiting.set(number, { resolve: value => resolve(value as Calls[N]['gives']), reject })
    worker.postMessage({ call: number, name, params })
  })
}

/** Hears what the table pushes; the answer ends it. */
export function onPush(listener: (push: Push) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
