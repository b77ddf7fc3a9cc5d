/** The door of a house: every call is checked and gets one answer. */
import type { z } from 'zod'
import { clipped } from '../engine/limits.ts'
import { parseWith } from '../engine/parse.ts'
import type { Result } from '../engine/types.ts'
import { HANDLERS } from './calls/index.ts'
import type { House, Session } from './house.ts'
import type { Door, DoorCalls } from './house-protocol.ts'
import { GROUPS, MESSAGES } from './messages.ts'
import { sorry } from './sorry.ts'
import { refuse } from './text/index.ts'

export interface Connection {
  readonly house: House
  readonly session: Session
}

/** Where the store does not open there is no house; then every call is refused with the reason. */
export function doorOf(connected: Promise<Connection>): Door {
  return (name, params) => connected.then(to => answer(to, name, params)).catch(sorry)
}

type Known = { readonly [N in keyof DoorCalls]?: z.ZodType<DoorCalls[N]['takes']> }
type Handled = {
  readonly [N in keyof DoorCalls]?: (
    house: House,
    session: Session,
    params: DoorCalls[N]['takes'],
  ) => Promise<Result<DoorCalls[N]['gives']>>
}

const KNOWN: Known = MESSAGES
const HANDLED: Handled = HANDLERS

/** What only a server answers is unknown here. */
export async function answer<N extends keyof DoorCalls>(
  { house, session }: Connection,
  name: N,
  params: unknown,
): Promise<Result<DoorCalls[N]['gives']>> {
  const [handle, message] = Object.hasOwn(HANDLED, name) ? [HANDLED[name], KNOWN[name]] : []
  if (!handle || !message) return refuse('unknown', t => t.noCall(clipped(name)))
  if (!mayCall(session, name)) return refuse('unknown', t => t.notForGuests(name))
  const taken = parseWith(message, params, 'options')
  return taken.ok ? handle(house, session, taken.value) : taken
}

/** Whoever the matches belong to may do everything; a guest plays and looks, and has the log of what is over. */
function mayCall({ isOwner }: Session, name: string): boolean {
  return isOwner || GUESTS.has(name)
}

const GUESTS: ReadonlySet<string> = new Set(
  Object.entries(GROUPS).flatMap(([name, group]) => (group === 'device' || group === 'log' ? [] : [name])),
)
