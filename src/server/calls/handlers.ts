/** What a handler of a server's call is, and how it changes a gathering. */
import { done } from '../../engine/result.ts'
import type { Refused, Result } from '../../engine/types.ts'
import type { OnlineCallName, OnlineCalls } from '../../table/online/protocol.ts'
import type { MatchId } from '../../table/protocol.ts'
import { type Guest, isHost } from '../guest.ts'
import type { Server } from '../server.ts'
import type { DeviceId, Gathering } from '../store/store.ts'
import { refuse } from '../text/index.ts'

/** Whoever has told a device key; strangers get no further than the lobby. */
export type Known = Guest & { readonly device: DeviceId }

export type OnlineHandlers<N extends OnlineCallName = OnlineCallName> = {
  readonly [K in N]: (
    server: Server,
    guest: Known,
    params: OnlineCalls[K]['takes'],
  ) => Promise<Result<OnlineCalls[K]['gives']>>
}

export async function gatheringOf({ store }: Server, match: MatchId): Promise<Result<Gathering>> {
  const gathering = await store.gatherings.read(match)
  return gathering ? done(gathering) : refuse('unknown', t => t.noMatchForYou)
}

/**
 * Changes a gathering as it is now: where somebody was quicker, the change is made to what they left. One that stays as
 * it is is not written, so that nobody who says the same again and again holds up those who have something to say.
 */
export async function changeGathering(
  { store, house }: Server,
  match: MatchId,
  change: (gathering: Gathering) => Result<Gathering>,
): Promise<Result<Gathering>> {
  for (;;) {
    const read = await store.gatherings.read(match)
    if (!read) return refuse('unknown', t => t.noMatchForYou)
    const { revision, ...gathering } = read
    const next = change(gathering)
    if (!next.ok || next.value === gathering) return next
    const touched = { ...next.value, touched: house.world.date() }
    if ((await store.gatherings.write(revision, touched)) === 'kept') return done(touched)
  }
}

export function faultOfHost(guest: Guest, match: MatchId): Refused | null {
  return isHost(guest, match) ? null : refuse('turn', t => t.hostOnly)
}
