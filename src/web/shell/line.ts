/** The line to a table: calls with one answer each, and what is pushed. The table stands in a worker, or behind a socket. */
import type { Refusal } from '../../engine/types.ts'
import type { Answer, Call, CallName, Calls, Message, Push } from '../../table/protocol.ts'
import { questions } from '../../table/questions.ts'

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

export interface Line {
  readonly call: <N extends CallName>(name: N, params: Calls[N]['takes']) => Promise<Calls[N]['gives']>
  /** Hears what the table pushes; the answer ends it. */
  readonly onPush: (listener: (push: Push) => void) => () => void
}

export function connect(port: Port): Line {
  const waiting = questions<Answer>()
  const listeners = new Set<(push: Push) => void>()
  port.listen(message => {
    if ('answer' in message) waiting.answer(message.answer, message)
    else for (const listener of listeners) listener(message)
  })
  return {
    call: async <N extends CallName>(name: N, params: Calls[N]['takes']) => {
      const told = await waiting.ask(call => port.send({ call, name, params }))
      if (!told.ok) throw new Refused(told.refusal)
      // The schema of the call stands on the other side; what comes back is its answer.
      return told.value as Calls[N]['gives']
    },
    onPush: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
