/** The door of a house: every call is checked and gets one answer. */
import { clipped } from '../engine/limits.ts'
import { parseWith } from '../engine/parse.ts'
import type { Result } from '../engine/types.ts'
import { HANDLERS } from './calls/index.ts'
import type { House, Session } from './house.ts'
import type { Door, HouseCallName, HouseCalls } from './house-protocol.ts'
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

async function answer<N extends HouseCallName>(
  { house, session }: Connection,
  name: N,
  params: unknown,
): Promise<Result<HouseCalls[N]['gives']>> {
  if (!Object.hasOwn(HANDLERS, name)) return refuse('unknown', t => t.noCall(clipped(name)))
  if (!mayCall(session, name)) return refuse('unknown', t => t.notForGuests(name))
  const taken = parseWith(MESSAGES[name], params, 'options')
  return taken.ok ? HANDLERS[name](house, session, taken.value) : taken
}

/** Whoever the matches belong to may do everything; a guest plays and looks. */
function mayCall({ isOwner }: Session, name: HouseCallName): boolean {
  return isOwner || GROUPS[name] === 'table' || GROUPS[name] === 'lobby'
}
