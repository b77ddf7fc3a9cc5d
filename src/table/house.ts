/** The rooms of one process, those who are connected to it, and the world around it. */

import type { Digest } from '../engine/hash.ts'
import { done } from '../engine/result.ts'
import type { Action, AnyKit, Language, Refusal, Result, Seat, View } from '../engine/types.ts'
import type { AskBot } from './bot.ts'
import type { HousePush } from './house-protocol.ts'
import type { MatchId } from './protocol.ts'
import type { Store, Stored, StoredMatch } from './store.ts'
import type { Table } from './table.ts'
import { refuse } from './text/index.ts'

/** What a house needs of the machine it stands on, so that tests can bring their own. */
export interface World {
  readonly store: Store
  readonly kits: Readonly<Record<string, () => Promise<AnyKit>>>
  /** Tells the others who share the store, such as another tab, that a match has changed. */
  changed(match: MatchId): void
  /** Milliseconds by a clock that nobody sets and that only runs on: for time that passes. */
  now(): number
  /** Milliseconds by the clock on the wall, as whoever owns it has set it: for lists. */
  date(): number
  wait(milliseconds: number): Promise<void>
  /** What the machine has for it that is quicker than our own. */
  readonly digest?: Digest
  newId(): string
  newSeed(): number
  /** Asks a bot, in a thread of its own where it may take long; after the signal nobody waits for what it says. */
  readonly askBot: AskBot
  /** Checks content that is not our own without holding up the answers to others. */
  provePack(game: string, pack: unknown): Promise<Result<null>>
}

export interface House {
  readonly world: World
  readonly rooms: Map<MatchId, Room>
  readonly sessions: Set<Session>
  /** Old matches are being read into the chronicle. */
  reading: boolean
  /** Those among them that could not be read: nobody waits for them. */
  readonly unreadable: Set<MatchId>
  /** Whether dice, bots and clocks go on while nobody looks. */
  readonly runs: 'while looked at' | 'always'
}

/** One connection: a page, a terminal, a socket. */
export interface Session {
  /** For lists and sheets, which are worded here; sights have no language. */
  language: Language
  /** What leaves no choice is done without asking. */
  forced: boolean
  /** Bots are to be quick: what happens is shown quickly too. */
  hurried: boolean
  /** True on the device that the matches lie on. */
  readonly isOwner: boolean
  /** Whose seat it may take at this match. */
  maySit(match: MatchId, seat: Seat): boolean
  /** Whether it may look on; whoever has a seat may. */
  mayLook(match: MatchId): boolean
  /** Counts the sights that it was sent. */
  shown: number
  /** Matches that it looks at. */
  readonly looksAt: Set<MatchId>
  /** Matches whose content it has been told. */
  readonly packs: Set<MatchId>
  send(push: HousePush): void
  /** Where what is pushed leaves as text: for what was written once for several. */
  readonly write?: (text: string) => void
}

/** One match in play. */
export interface Room {
  table: Table
  record: Stored<StoredMatch>
  /** The version that the sitting began with. */
  readonly opened: number
  readonly viewers: Map<Session, Viewer>
  /** When the clock of this sitting began to run. */
  since: number
  running: boolean
  /** Ends what a bot thinks about the table as it is. */
  thinking: AbortController | null
  /** No bot is asked for a while, because the last one failed. */
  resting: boolean
  /** Counts the alarms that were set; only the last one rings. */
  alarm: number
  /** In memory only: a match to be looked at, or to learn by. */
  readonly unsaved: boolean
  /** Prepared dice and cards, in the order in which chance is asked. */
  readonly prepared: readonly Action[]
  /** What was answered to the latest commands, by seat and id. */
  readonly verdicts: Map<string, Promise<Judgement>>
  /** Calls that are just being answered here. */
  busy: number
  /** Everything that changes the match happens one after the other. */
  queue: Promise<unknown>
}

/** What became of a command; one that came too late is answered with the table as it is by then. */
export type Judgement =
  | { readonly kind: 'accepted'; readonly version: number }
  | { readonly kind: 'rejected'; readonly refusal: Refusal }
  | { readonly kind: 'stale' }

/** Someone who looks at a room: through whose eyes, and what they have been shown already. */
export interface Viewer {
  readonly session: Session
  readonly seat: Seat | null
  /** The number of the last sight, and its view. */
  number: number
  view: View
  /** Steps that they know. */
  known: number
}

export function houseOf(world: World, runs: House['runs'] = 'while looked at'): House {
  return { world, rooms: new Map(), sessions: new Set(), reading: false, unreadable: new Set(), runs }
}

/** What a session may do, as whoever lets it in says. */
export type Allowed = Pick<Session, 'isOwner' | 'maySit' | 'mayLook'>

/** The device itself sits on every seat. */
export const OWNER: Allowed = { isOwner: true, maySit: () => true, mayLook: () => true }

/** A connection of the device itself, which sits on every seat. */
export function ownSession(house: House, send: Session['send']): Session {
  return joinHouse(house, { ...OWNER, send })
}

export function joinHouse(house: House, who: Allowed & Pick<Session, 'send' | 'write'>): Session {
  const session: Session = {
    language: 'en',
    forced: false,
    hurried: false,
    shown: 0,
    looksAt: new Set(),
    packs: new Set(),
    ...who,
  }
  house.sessions.add(session)
  return session
}

export async function kitFor({ world }: House, game: string): Promise<Result<AnyKit>> {
  const load = Object.hasOwn(world.kits, game) ? world.kits[game] : undefined
  return load ? done(await load()) : refuse('unknown', t => t.noGame(game))
}

export function allKits({ world }: House): Promise<AnyKit[]> {
  return Promise.all(Object.values(world.kits).map(load => load()))
}

/** The list of matches has changed. */
export function tellLists({ sessions }: House): void {
  for (const session of sessions) session.send({ push: 'tables' })
}
