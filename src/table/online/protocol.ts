/**
 * What people who play at a distance say to a server, beside the calls of every table (house-protocol.ts). The words on
 * the wire are the same: a call has one answer, and what happens is pushed. Keys and link secrets are 128 bits in
 * base64url; the server keeps their hashes.
 */
import type { Level } from '../../bots/names.ts'
import type { MatchFile } from '../../engine/file.ts'
import type { SeatHolder } from '../../engine/log.ts'
import type { Json, Language, MatchResult, Refusal, Seat } from '../../engine/types.ts'
import type { Witness } from '../../engine/verify.ts'
import type { MatchId, Summary } from '../shown.ts'

export const PROTOCOL = 1

/** A match of a server has an id that begins like this; those of a device never do. */
export const REMOTE = 'o-'

export type LinkRole = 'host' | 'seat' | 'watch' | 'invite'

/** What a link leads to, for whoever opens it. */
export interface Destination {
  readonly match: MatchId
  readonly role: LinkRole
  readonly seat: Seat | null
}

export interface NewGathering {
  readonly game: string
  readonly options?: Readonly<Record<string, unknown>>
  /** Bots where bots are to sit; everything else is open. */
  readonly seats: readonly SeatHolder[]
  readonly isPublic?: boolean
  /** Nobody is given a hint at it. */
  readonly withoutHints?: boolean
}

export type Phase = 'gathering' | 'starting' | 'begun' | 'over' | 'closed'

export interface CompanySeat {
  readonly holder: SeatHolder
  /** Whether a device of this seat is connected. */
  readonly isPresent: boolean
  /** When the last of them went, by the server's clock; null while one is there, and for bots. */
  readonly awaySince: number | null
  readonly isHost: boolean
  /** Before the start: its device has shown what it committed to. */
  readonly isReady: boolean
  /** It belongs to a person for whom a bot plays, and who can have it back. */
  readonly isLent: boolean
}

/** What the people at a match want together; it comes to pass when everybody agrees. */
export interface Wish {
  readonly id: string
  readonly by: Seat
  /** `back`: so many steps. `bot`: a bot for a seat whose person stays away. */
  readonly what:
    | { readonly kind: 'back'; readonly steps: number }
    | { readonly kind: 'bot'; readonly seat: Seat; readonly level?: Level }
  readonly agreed: readonly Seat[]
  /** Whose answer it waits for. */
  readonly waitsFor: readonly Seat[]
}

/** Who is at a match, before, while and after it is played, as one of them may know it. */
export interface Company {
  readonly match: MatchId
  readonly game: string
  readonly options: Readonly<Record<string, Json>>
  readonly phase: Phase
  readonly isPublic: boolean
  readonly withoutHints?: true
  readonly seats: readonly CompanySeat[]
  /** The seats of whoever this is sent to, and whether they are the host. */
  readonly yours: readonly Seat[]
  readonly youHost: boolean
  readonly watchers: number
  /** What the dice were committed to before anybody came. */
  readonly commitment: string
  readonly wish: Wish | null
  /** A short word to everybody, such as that the match was opened under older rules. */
  readonly notice: Refusal | null
}

/** What somebody said at a match. */
export interface Saying {
  readonly number: number
  readonly seat: Seat | null
  readonly name: string
  readonly text: string
  readonly at: number
}

/** A match of a server as a list shows it. */
export interface OnlineSummary extends Summary {
  readonly phase: Phase
  /** The seats of this device; none for whoever only watches. */
  readonly yours: readonly Seat[]
  /** Whose answer it waits for, and since when by the server's clock. */
  readonly waitsFor: readonly Seat[]
  readonly waitsSince: number
  /** There is no line to the server just now: this is what it said last. */
  readonly isLastKnown?: true
}

/** A match in the lobby. */
export interface LobbyEntry {
  readonly match: MatchId
  readonly game: string
  readonly host: string
  readonly taken: number
  readonly seats: number
  readonly touched: number
}

export interface Greeting {
  /** The version of the server, and its time in milliseconds. */
  readonly server: string
  readonly protocol: number
  readonly time: number
  /** The public key of its Web Push; null where it sends none. */
  readonly pushKey: string | null
  /** How long what is typed may be. */
  readonly limits: { readonly name: number; readonly saying: number }
}

/** When and how a device wants to hear that it is its turn. */
export interface NoticeWishes {
  /** A subscription as the browser gives it. */
  readonly push?: Json
  /** An address of the player's own that gets a POST. */
  readonly webhook?: string
  /** Minutes of the day in the zone of the player, from and to; nothing is sent in between. */
  readonly quiet?: { readonly from: number; readonly to: number; readonly zone: string }
  /** Where its page is: what is sent leads back there. */
  readonly page?: string
  readonly language?: Language
}

/** One place of a day's ranking. */
export interface RankedAttempt {
  readonly place: number
  readonly name: string
  readonly score: number
  readonly result: MatchResult
  /** Where it can be looked at: always one's own, the others' from the next day on. */
  readonly match: MatchId | null
  readonly isYours: boolean
}

export interface DayTable {
  readonly game: string
  readonly day: string
  readonly commitment: string
  /** What the deal of the next day is committed to; null where there was none. */
  readonly nextCommitment: string | null
  /** Shown from the next day on; until then the ranking is open. */
  readonly secret: string | null
  readonly ranking: readonly RankedAttempt[]
  readonly yours: readonly {
    readonly match: MatchId
    readonly ranked: boolean
    readonly score: number | null
  }[]
}

type Nothing = Record<string, never>
type OfMatch = { match: MatchId }

export interface OnlineCalls {
  /** First on every line. Whoever has no device key is a stranger, who may look at the lobby only. */
  greet: { takes: { protocol: number; device?: string }; gives: Greeting }
  /** Opens a link: from then on this device may do what it is for. */
  follow: { takes: { link: string }; gives: Destination }
  gather: { takes: NewGathering; gives: { match: MatchId; host: string; invite: string; watch: string } }
  /** Who is there; from then on changes are pushed, until `close`. */
  attend: { takes: OfMatch; gives: Company }
  /** Sits down before the start or on an open seat later; `sealed` is the commitment to a salt. Gives the seat's link. */
  takeSeat: {
    takes: { match: MatchId; seat: Seat; name: string; sealed: string; sheet?: unknown }
    gives: { link: string }
  }
  /** Gets up again before the start. */
  leaveSeat: { takes: OfMatch; gives: null }
  /**
   * The host begins: every person shows a salt; `without` those who have not, whose seats then go to bots, as open ones
   * do, of this level.
   */
  begin: { takes: { match: MatchId; without?: boolean; level?: Level }; gives: null }
  showSalt: { takes: { match: MatchId; salt: string }; gives: null }
  /** The host puts a bot on a seat or opens it; whoever sat there gets up. */
  arrange: { takes: { match: MatchId; seat: Seat; holder: SeatHolder }; gives: null }
  publish: { takes: { match: MatchId; isPublic: boolean }; gives: null }
  lobby: { takes: Nothing; gives: readonly LobbyEntry[] }
  /** Sits down at a public match as if by its invitation. */
  enter: { takes: OfMatch; gives: Destination }
  yours: { takes: Nothing; gives: readonly OnlineSummary[] }
  /** A new link in the place of the old one, which leads nowhere any more: the own seat's, or any for the host. */
  newLink: { takes: { match: MatchId; role: LinkRole; seat?: Seat }; gives: { link: string } }
  /** Another name: one's own, or anybody's for the host. */
  rename: { takes: { match: MatchId; seat: Seat; name: string }; gives: null }
  /** Makes the person of this seat the host. */
  handOver: { takes: { match: MatchId; seat: Seat }; gives: null }
  /** The host ends the match for everybody; its secret is shown. */
  shut: { takes: OfMatch; gives: null }
  /** This device wants to see it no more. */
  drop: { takes: OfMatch; gives: null }
  say: { takes: { match: MatchId; text: string }; gives: null }
  talk: { takes: OfMatch; gives: readonly Saying[] }
  wish: { takes: { match: MatchId; version: number; what: Wish['what'] }; gives: null }
  answerWish: { takes: { match: MatchId; wish: string; yes: boolean }; gives: null }
  /** The host gives the seat of somebody who is away to a bot. */
  lend: { takes: { match: MatchId; seat: Seat; level?: Level }; gives: null }
  /** The person comes back to a seat that a bot has played. */
  takeBack: { takes: OfMatch; gives: null }
  /** The same people, the same set-up; whoever opens it sits where they sat. */
  rematch: { takes: OfMatch; gives: { match: MatchId } }
  day: { takes: { game: string; day: string }; gives: DayTable }
  /**
   * Begins the deal of today, or of a day that is past. Today's is ranked the first time, and one that goes on is gone
   * on with.
   */
  playDay: {
    takes: { game: string; name: string; day?: string }
    gives: { match: MatchId; ranked: boolean }
  }
  /** The log behind a place of a ranking: always one's own, the others' from the next day on. */
  replayDay: { takes: OfMatch; gives: MatchFile }
  /** With the key that a browser needs to subscribe; null where the server sends no Web Push. */
  notices: { takes: Nothing; gives: { wishes: NoticeWishes; pushKey: string | null } }
  setNotices: { takes: NoticeWishes; gives: null }
  /** What the server has of this device, and the end of it. */
  exportDevice: { takes: Nothing; gives: Json }
  eraseDevice: { takes: Nothing; gives: null }
}

export type OnlineCallName = keyof OnlineCalls

/** The links that a device has of a match: what it was given when it gathered people, sat down or was invited. */
export interface KeptLinks {
  readonly host?: string
  readonly invite?: string
  readonly watch?: string
  readonly seats: readonly { readonly seat: Seat; readonly link?: string }[]
}

/** What the device of a reader answers by itself. */
export interface KeptCalls {
  links: { takes: OfMatch; gives: KeptLinks }
  /** The links of the chain that it was sent: with them and its file, anybody can check a match elsewhere. */
  witnesses: { takes: OfMatch; gives: readonly Witness[] }
}

/**
 * What a page says of all this. Greeting, and committing to a salt and showing it, are its device's affair; a campaign
 * sheet that is brought along is one of the device, by its id.
 */
export interface PageOnlineCalls extends Omit<OnlineCalls, 'greet' | 'showSalt' | 'takeSeat'>, KeptCalls {
  takeSeat: { takes: { match: MatchId; seat: Seat; name: string; sheet?: string }; gives: { link: string } }
}

/** What a server says unasked, beside what every house says. */
export type OnlinePush =
  | { readonly push: 'company'; readonly company: Company }
  | { readonly push: 'said'; readonly match: MatchId; readonly said: Saying }
  /** Somebody is waited for: one of your matches. */
  | { readonly push: 'turn'; readonly match: MatchId }
  /** The server stops: come back in so many milliseconds. */
  | { readonly push: 'goodbye'; readonly back: number }
