/** A device at a server: what it needs, and what it has at hand. */
import type { House } from '../house.ts'
import type { Door } from '../house-protocol.ts'
import type { MatchId } from '../protocol.ts'
import { sorry } from '../sorry.ts'
import type { Keepsake } from './keepsake.ts'
import type { FarHouse } from './remote-door.ts'

export interface Visiting extends Pick<FarHouse, 'connect' | 'wait' | 'random' | 'hear'> {
  readonly keepsake: Keepsake
  /** The house of this device, with its sheets and its chronicle. */
  readonly house: () => Promise<House>
  /** So many bytes that nobody can guess. */
  readonly bytes: (count: number) => Uint8Array
}

export interface Visit extends Visiting {
  /** The server itself. */
  readonly far: Door
  /** What is just being done, and must not be done twice at a time. */
  readonly busy: Set<string>
}

/** Does something that nobody waits for, one at a time; a fault is said. */
export function aside({ busy, hear }: Visit, match: MatchId, what: string, work: () => Promise<void>): void {
  const key = `${what} ${match}`
  if (busy.has(key)) return
  busy.add(key)
  void work()
    .catch((error: unknown) => hear({ push: 'unkept', match, refusal: sorry(error).refusal }))
    .finally(() => busy.delete(key))
}
