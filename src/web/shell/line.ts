/** The line to a table: calls with one answer each, and what is pushed. The table stands in a worker, or behind a socket. */
import type { Refusal } from '../../engine/types.ts'
import type { Call, CallName, Calls, Message } from '../../table/protocol.ts'

/** What the table said no to, as an error with its sentence. */
class Refused extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.reason)
    this.refusal = refusal
  }
}

/** Where messages go out and come in. */
export interface Port {
  send(call: Call): void
  listen(hear: (message: Message) => void): void
}

export type Push = Extract<Message, { push: string }>

export interface Line {
  readonly call: <N extends CallName>(name: N, params: Calls[N]['takes']) => Promise<Calls[N]['gives']>
  /** Hears what the table pushes; the answer ends it. */
  readonly onPush: (listener: (push: Push) => void) => () => void
}

type Waiting = { resolve(value: unknown): void; reject(error: Error): void }

export function connect(port: Port): Line {
  const waiting = new Map<number, Waiting>()
  const listeners = new Set<(push: Push) => void>()
  let calls = 0
  port.listen(message => {
    if ('push' in message) {
      for (const listener of listeners) listener(message)
      return
    }
    const caller = waiting.get(message.answer)
    waiting.delete(message.answer)
    if (message.ok) caller?.resolve(message.value)
    else caller?.reject(new Refused(message.refusal))
  })
  return {
    call: <N extends CallName>(name: N, params: Calls[N]['takes']) =>
      new Promise<Calls[N]['gives']>((resolve, reject) => {
        const number = ++calls
        // The schema of the call stands on the other side; what comes back is its answer.
        waiting.set(number, { resolve: value => resolve(value as Calls[N]['gives']), reject })
        port.send({ call: number, name, params })
      }),
    onPush: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
