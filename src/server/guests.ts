/** Everybody on a line to this node, found by their device and by the matches that they have to do with. */
import type { MatchId } from '../table/protocol.ts'
import type { Guest } from './guest.ts'
import type { DeviceId } from './store/store.ts'

export interface Guests extends Iterable<Guest> {
  add(guest: Guest): void
  delete(guest: Guest): void
  /** From now on it is this device, or nobody's. */
  greet(guest: Guest, device: DeviceId | null): void
  /** The lines of a device. */
  of(device: DeviceId): readonly Guest[]
  /** It may do something at this match, or attends it. */
  note(guest: Guest, match: MatchId): void
  /** It has to do with nothing any more. */
  forget(guest: Guest): void
  /** Those who have been noted there. */
  at(match: MatchId): readonly Guest[]
}

export function noGuests(): Guests {
  const all = new Set<Guest>()
  const [devices, matches] = [groups<DeviceId>(), groups<MatchId>()]
  const forget = (guest: Guest) => {
    for (const match of [...guest.attends, ...guest.rights.keys()]) matches.leave(match, guest)
  }
  const greet = (guest: Guest, device: DeviceId | null) => {
    if (guest.device !== null) devices.leave(guest.device, guest)
    if (device !== null) devices.join(device, guest)
    guest.device = device
  }
  return {
    [Symbol.iterator]: () => all.values(),
    add: guest => void all.add(guest),
    delete: guest => {
      all.delete(guest)
      forget(guest)
      greet(guest, null)
    },
    greet,
    of: devices.in,
    note: (guest, match) => matches.join(match, guest),
    forget,
    at: matches.in,
  }
}

interface Groups<K> {
  readonly join: (key: K, guest: Guest) => void
  readonly leave: (key: K, guest: Guest) => void
  readonly in: (key: K) => readonly Guest[]
}

/** A group that nobody is in is none. */
function groups<K>(): Groups<K> {
  const members = new Map<K, Set<Guest>>()
  return {
    join: (key, guest) => void members.set(key, (members.get(key) ?? new Set()).add(guest)),
    leave: (key, guest) => {
      const left = members.get(key)
      if (left?.delete(guest) && left.size === 0) members.delete(key)
    },
    in: key => [...(members.get(key) ?? [])],
  }
}
