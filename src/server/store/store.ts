/**
 * What a server keeps: matches as every house does, and beside them who gathers for one, who may do what at it, what
 * was said there, whom it waits for, and the deals of the day. Link secrets and device keys are here as hashes only.
 */
import type { SeatHolder } from '../../engine/log.ts'
import type { Json, MatchResult, Seat } from '../../engine/types.ts'
import type { Phase, Wish } from '../../table/online/protocol.ts'
import type { MatchId } from '../../table/protocol.ts'
import type { Kept, MatchStore, Stored, StoredMatch } from '../../table/store.ts'

/** A device, by the hash of its key. */
export type DeviceId = string

export interface ServerMatches extends MatchStore {
  /** Records without their entries, of those that are there. */
  records(ids: readonly MatchId[]): Promise<readonly StoredMatch[]>
  /** Matches that are not over and were touched since then: what a server that starts has to look after. */
  unfinished(since: number): Promise<readonly MatchId[]>
  /** Matches that ended since then, and whose gathering does not say so: a server stopped in between. */
  unsettled(since: number): Promise<readonly MatchId[]>
}

/** A seat of a match that has not begun. */
export interface GatheredSeat {
  readonly holder: SeatHolder
  /** Whose it is; an open seat is nobody's, or is kept for somebody who played the last match. */
  readonly device?: DeviceId
  /** What its person has committed to on sitting down, and shown at the start. */
  readonly sealed?: string
  readonly salt?: string
  /** A campaign sheet that was brought along. */
  readonly sheet?: Json
}

/** Nobody's seat. */
export const OPEN: GatheredSeat = { holder: { kind: 'open', name: '' } }

/** People who gather for a match; it has the id that the match will have. */
export interface Gathering {
  readonly id: MatchId
  readonly game: string
  readonly options: Readonly<Record<string, Json>>
  readonly seats: readonly GatheredSeat[]
  readonly phase: Phase
  /** Whether the lobby lists it. */
  readonly isPublic: boolean
  /** It is played without hints. */
  readonly withoutHints?: true
  readonly secret: string
  readonly commitment: string
  readonly touched: number
  /** Seats whose people are away: bots play there until they are back. */
  readonly lent: readonly Seat[]
  readonly wish: KeptWish | null
}

/** What somebody wants to be done if everybody agrees. */
export interface KeptWish {
  readonly id: string
  readonly by: Seat
  readonly what: Wish['what']
  /** The version of the match that it was made at. */
  readonly version: number
  readonly agreed: readonly Seat[]
}

export interface Gatherings {
  read(id: MatchId): Promise<Stored<Gathering> | null>
  write(expected: number, gathering: Gathering): Promise<Kept>
  /** Public ones that have not begun, newest first. */
  listed(most: number): Promise<readonly Gathering[]>
  many(ids: readonly MatchId[]): Promise<readonly Gathering[]>
  remove(id: MatchId): Promise<void>
}

export const ROLES = ['host', 'seat', 'watch', 'invite'] as const
export type Role = (typeof ROLES)[number]

/** What a link, or a device that once opened it, may do at a match. Only a seat's has a seat. */
export interface Right {
  readonly match: MatchId
  readonly role: Role
  readonly seat: Seat | null
}

export interface Rights {
  /** What a link opens, by the hash of its secret. */
  behind(link: string): Promise<Right | null>
  addLink(link: string, right: Right): Promise<void>
  /** The links of this role, and of this seat, lead nowhere any more. */
  dropLinks(right: Right): Promise<void>
  grant(device: DeviceId, right: Right): Promise<void>
  /** Nobody has this right any more, or this one device has not. */
  revoke(right: Right, device?: DeviceId): Promise<void>
  of(device: DeviceId, match?: MatchId): Promise<readonly Right[]>
  at(match: MatchId): Promise<readonly (Right & { readonly device: DeviceId })[]>
}

/** What somebody said at a match. */
export interface Said {
  /** Counts what was said at this match, from 1. */
  readonly number: number
  readonly match: MatchId
  readonly device: DeviceId
  /** Null: a spectator. */
  readonly seat: Seat | null
  readonly name: string
  readonly text: string
  readonly at: number
}

export interface Chat {
  add(said: Omit<Said, 'number'>): Promise<Said>
  /** The latest so many, oldest first. */
  latest(match: MatchId, most: number): Promise<readonly Said[]>
}

export interface Devices {
  /** What the device told us to keep for it: name, notices. */
  read(device: DeviceId): Promise<Json | null>
  write(device: DeviceId, data: Json): Promise<void>
  /** Everything there is of it, for whoever asks for it. */
  everything(device: DeviceId): Promise<Json>
  /** Rights, settings, and its name in what was said; seats it held are nobody's. Logs stay, for the others. */
  erase(device: DeviceId): Promise<void>
}

/** One deal for all on one day. */
export interface Day {
  readonly game: string
  /** YYYY-MM-DD, by the server's day (UTC). */
  readonly day: string
  readonly secret: string
  readonly commitment: string
}

export interface Attempt {
  readonly game: string
  readonly day: string
  readonly device: DeviceId
  readonly match: MatchId
  readonly name: string
  /** The first is ranked, later ones are free. */
  readonly ranked: boolean
  /** Null while it goes on. */
  readonly result: MatchResult | null
  readonly score: number | null
  readonly begun: number
}

export interface Days {
  /** Keeps the first that is written for a game and day, and gives what stands. */
  settle(day: Day): Promise<Day>
  read(game: string, day: string): Promise<Day | null>
  /** Ranked is, while the ranking is open, whoever is the first of its device; the store decides. */
  begin(attempt: Omit<Attempt, 'ranked' | 'result' | 'score'>, isOpen: boolean): Promise<Attempt>
  conclude(match: MatchId, result: MatchResult, score: number): Promise<void>
  ofMatch(match: MatchId): Promise<Attempt | null>
  /** Ranked ones that are over, best first. */
  ranking(game: string, day: string, most: number): Promise<readonly Attempt[]>
  of(device: DeviceId, game: string, day: string): Promise<readonly Attempt[]>
}

/** That a seat is waited for since this version of a match. */
export interface Wait {
  readonly match: MatchId
  readonly seat: Seat
  readonly version: number
}

/** A wait of which a device hears when its quiet hours are over. */
export interface Due extends Wait {
  readonly device: DeviceId
  readonly at: number
}

export interface Waits {
  /**
   * Whoever is the first to tell a seat of this wait gets it, and nobody after. `acted` is the version that the last
   * thing the seat did has led to: what it was told of before that was another wait.
   */
  claim(wait: Wait, acted: number): Promise<boolean>
  /** A device hears once of a match and a seat: the later wait takes the place of the one before. */
  put(due: Due): Promise<void>
  due(now: number): Promise<readonly Due[]>
  /** Of all who would tell it, one takes it away, if it is still as it was read. */
  take(due: Due): Promise<boolean>
}

export interface ServerStore {
  readonly matches: ServerMatches
  readonly gatherings: Gatherings
  readonly rights: Rights
  readonly chat: Chat
  readonly devices: Devices
  readonly days: Days
  readonly waits: Waits
  /** Keys of the server itself, such as those of Web Push: made once, by whoever comes first. */
  own(name: string, make: () => Promise<string>): Promise<string>
  close(): Promise<void>
}
