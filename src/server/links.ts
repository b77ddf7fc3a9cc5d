/** Links: what they open is kept under the hash of their secret, which is told once. */
import type { Seat } from '../engine/types.ts'
import type { MatchId } from '../table/protocol.ts'
import { hashOf, newKey } from './secrets.ts'
import type { Server } from './server.ts'
import type { Role } from './store/store.ts'

/** A new secret behind a link; what is kept is its hash. */
export async function linkFor(
  { store }: Server,
  match: MatchId,
  role: Role,
  seat: Seat | null = null,
): Promise<string> {
  const key = newKey()
  await store.rights.addLink(hashOf(key), { match, role, seat })
  return key
}

/** Nobody has this seat any more, and no link leads to it. */
export async function voidSeat({ store }: Server, match: MatchId, seat: Seat): Promise<void> {
  await store.rights.revoke({ match, role: 'seat', seat })
  await store.rights.dropLinks({ match, role: 'seat', seat })
}
