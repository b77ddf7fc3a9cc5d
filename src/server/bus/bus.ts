/** What the nodes of a server tell each other; one alone tells itself nothing. */
import type { Seat } from '../../engine/types.ts'
import type { Saying } from '../../table/online/protocol.ts'
import type { MatchId } from '../../table/protocol.ts'
import type { DeviceId } from '../store/store.ts'

export type Note =
  /** There are new entries; it has been written so often by now. */
  | { readonly note: 'changed'; readonly match: MatchId; readonly revision: number }
  /** Who sits there, or who may, has changed. */
  | { readonly note: 'company'; readonly match: MatchId }
  | { readonly note: 'said'; readonly match: MatchId; readonly said: Saying }
  /** These devices are waited for, wherever they are connected. */
  | { readonly note: 'turn'; readonly match: MatchId; readonly devices: readonly DeviceId[] }
  /** Who is connected to that node. */
  | {
      readonly note: 'here'
      readonly match: MatchId
      readonly node: string
      readonly seats: readonly Seat[]
      readonly watchers: number
    }
  /** That node is there; said again and again. */
  | { readonly note: 'alive'; readonly node: string }
  /** Somebody wants to know who is connected where. */
  | { readonly note: 'who' }

/** What one hears oneself when the bus was broken for a while. */
export type Heard = Note | { readonly note: 'missed' }

export interface Bus {
  tell(note: Note): void
  /** Hears what other nodes tell, never oneself. */
  hear(listener: (note: Heard) => void): void
  close(): Promise<void>
}

export function localBus(): Bus {
  return { tell: () => undefined, hear: () => undefined, close: async () => undefined }
}
