/** The door: every call is checked, gets one answer, and that in the language of whoever asked. */
import { clipped } from '../engine/limits.ts'
import { parseWith } from '../engine/parse.ts'
import { refusalIn } from '../engine/result.ts'
import { messageOf } from '../engine/thrown.ts'
import type { Language, Result } from '../engine/types.ts'
import { HANDLERS } from './calls/index.ts'
import type { House, Session } from './house.ts'
import { GROUPS, MESSAGES } from './messages.ts'
import type { Call, CallName, Calls, Message } from './protocol.ts'
import { refuse } from './text/index.ts'

export interface Connection {
  readonly house: House
  readonly session: Session
}

export function answering(connected: Promise<Connection>): (call: Call) => Promise<Message> {
  // Known here too: where the store does not open there is no session to ask.
  let language: Language = 'en'
  return async ({ call, name, params }) => {
    const hello = name === 'hello' ? MESSAGES.hello.safeParse(params) : null
    if (hello?.success) language = hello.data.language ?? language
    const result = await connected.then(to => answer(to, name, params)).catch(sorry)
    return result.ok
      ? { answer: call, ok: true, value: result.value }
      : { answer: call, ok: false, refusal: refusalIn(language, result.refusal) }
  }
}

async function answer<N extends CallName>(
  { house, session }: Connection,
  name: N,
  params: unknown,
): Promise<Result<Calls[N]['gives']>> {
  if (!Object.hasOwn(HANDLERS, name)) return refuse('unknown', t => t.noCall(clipped(name)))
  if (!mayCall(session, name)) return refuse('unknown', t => t.notForGuests(name))
  const taken = parseWith(MESSAGES[name], params, 'options')
  return taken.ok ? HANDLERS[name](house, session, taken.value) : taken
}

/** Whoever the matches belong to may do everything; a guest plays and looks. */
function mayCall({ isOwner }: Session, name: CallName): boolean {
  return isOwner || GROUPS[name] === 'table' || GROUPS[name] === 'lobby'
}

/** A fault of our own, or of the store, as a sentence. */
function sorry(error: unknown): Result<never> {
  const fault = messageOf(error)
  return refuse('unknown', t => t.failed(fault))
}
