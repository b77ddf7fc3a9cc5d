/** The door to the page: every call is checked and gets one answer, in the language that the page speaks. */
import { clipped } from '../../engine/limits.ts'
import { parseWith } from '../../engine/parse.ts'
import { refusalIn } from '../../engine/result.ts'
import { messageOf } from '../../engine/thrown.ts'
import type { Language, Result } from '../../engine/types.ts'
import { MESSAGES } from '../../table/messages.ts'
import type { Call, CallName, Calls, Message } from '../../table/protocol.ts'
import { HANDLERS } from './calls.ts'
import type { Host } from './seating.ts'
import { refuse } from './text/index.ts'

export function answering(host: Promise<Host>): (call: Call) => Promise<Message> {
  // Known here too: where the store does not open there is no host to ask.
  let language: Language = 'en'
  return async ({ call, name, params }) => {
    const spoken = name === 'speak' ? MESSAGES.speak.safeParse(params) : null
    if (spoken?.success) ({ language } = spoken.data)
    const result = await host.then(ready => answer(ready, name, params)).catch(sorry)
    return result.ok
      ? { answer: call, ok: true, value: result.value }
      : { answer: call, ok: false, refusal: refusalIn(language, result.refusal) }
  }
}

async function answer<N extends CallName>(
  host: Host,
  name: N,
  params: unknown,
): Promise<Result<Calls[N]['gives']>> {
  if (!Object.hasOwn(HANDLERS, name)) return refuse('unknown', t => t.noCall(clipped(name)))
  const taken = parseWith(MESSAGES[name], params, 'options')
  return taken.ok ? HANDLERS[name](host, taken.value) : taken
}

/** A fault of our own, or of the browser's store, as a sentence. */
function sorry(error: unknown): Result<never> {
  const fault = messageOf(error)
  return refuse('unknown', t => t.failed(fault))
}
