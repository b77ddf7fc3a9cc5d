/** The line from a page to its reader's side, in a worker or in the same process: calls with one answer each, and what is pushed. */
import { done } from '../engine/result.ts'
import type { Refusal, Result } from '../engine/types.ts'
import type { Answer, Call, CallName, Calls, Message, Push } from './protocol.ts'
import { questions } from './questions.ts'

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
  readonly ask: <N extends CallName>(name: N, params: Calls[N]['takes']) => Promise<Result<Calls[N]['gives']>>
  /** The same for whoever lets a refusal be thrown. */
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
  const ask: Line['ask'] = async <N extends CallName>(name: N, params: Calls[N]['takes']) => {
    const told = await waiting.ask(call => port.send({ call, name, params }))
    // The schema of the call stands on the other side; what comes back is its answer.
    return told.ok ? done(told.value as Calls[N]['gives']) : { ok: false, refusal: told.refusal }
  }
  return {
    ask,
    call: async (name, params) => {
      const told = await ask(name, params)
      if (!told.ok) throw new Refused(told.refusal)
      return told.value
    },
    onPush: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
