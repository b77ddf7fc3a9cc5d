/** The door to the page: every call gets one answer, in the language that the page speaks. */

import { refusalIn } from '../../engine/result.ts'
import { messageOf } from '../../engine/thrown.ts'
import type { Language, Result } from '../../engine/types.ts'
import type { Call, Calls, Message } from '../../table/protocol.ts'
import { HANDLERS } from './calls.ts'
import type { Host } from './seating.ts'
import { refuse } from './text/index.ts'

export function answering(host: Promise<Host>): (call: Call) => Promise<Message> {
  // Known here too: where the store does not open there is no host to ask.
  let language: Language = 'en'
  return async ({ call, name, params }) => {
    if (name === 'speak') ({ language } = params as Calls['speak']['takes'])
    const handler = HANDLERS[name] as (host: Host, params: unknown) => Promise<Result<unknown>>
    const result = await host.then(ready => handler(ready, params)).catch(sorry)
    return result.ok
      ? { answer: call, ok: true, value: result.value }
      : { answer: call, ok: false, refusal: refusalIn(language, result.refusal) }
  }
}

/** A fault of our own, or of the browser's store, as a sentence. */
function sorry(error: unknown): Result<never> {
  const fault = messageOf(error)
  return refuse('unknown', t => t.failed(fault))
}
