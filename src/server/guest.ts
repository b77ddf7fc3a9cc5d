/** Somebody on a line to this server: which device, what it may do at which match, and what it attends. */
import { type House, joinHouse, type Session } from '../table/house.ts'
import type { DoorPush } from '../table/house-protocol.ts'
import type { MatchId } from '../table/protocol.ts'
import type { DeviceId, Right } from './store/store.ts'

export interface Guest {
  /** Null until it has greeted, and for strangers. */
  device: DeviceId | null
  hasGreeted: boolean
  readonly session: Session
  /** What the device may do at the matches that it has asked about. */
  readonly rights: Map<MatchId, readonly Right[]>
  /** Where it is told who comes and goes. */
  readonly attends: Set<MatchId>
  send(push: DoorPush): void
}

export function newGuest(house: House, write: (text: string) => void): Guest {
  const send: Guest['send'] = push => write(JSON.stringify(push))
  const rights = new Map<MatchId, readonly Right[]>()
  const session = joinHouse(house, {
    isOwner: false,
    maySit: (match, seat) => rights.get(match)?.some(right => right.seat === seat) ?? false,
    mayLook: match => rights.get(match)?.some(({ role }) => role !== 'invite') ?? false,
    send,
    write,
  })
  return { device: null, hasGreeted: false, session, rights, attends: new Set(), send }
}

export function isHost({ rights }: Guest, match: MatchId): boolean {
  return rights.get(match)?.some(({ role }) => role === 'host') ?? false
}

/** The seats of this device at a match. */
export function seatsOf({ rights }: Guest, match: MatchId): readonly number[] {
  const seats = rights.get(match)?.flatMap(({ seat }) => (seat === null ? [] : [seat])) ?? []
  return [...new Set(seats)].toSorted((a, b) => a - b)
}
