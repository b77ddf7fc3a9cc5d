/** What a server consists of: a house that always runs, a store, those on the line, and the world outside. */
import type { House } from '../table/house.ts'
import type { MatchId } from '../table/protocol.ts'
import { lookAway } from '../table/rooms.ts'
import type { Bus } from './bus/bus.ts'
import type { Guest } from './guest.ts'
import type { Guests } from './guests.ts'
import type { Limits } from './limits.ts'
import type { NoticeBook } from './notices/book.ts'
import type { Sender } from './notices/sender.ts'
import type { Presence } from './presence.ts'
import type { DeviceId, ServerStore } from './store/store.ts'
import { refuse } from './text/index.ts'

export interface Server {
  readonly house: House
  readonly store: ServerStore
  readonly bus: Bus
  readonly limits: Limits
  readonly guests: Guests
  readonly presence: Presence
  /** What this node is called among the others. */
  readonly node: string
  /** The version that greets. */
  readonly version: string
  /** The public key of Web Push; null where there is none. */
  readonly pushKey: string | null
  /** The way out for notices; null where nobody is told anything. */
  readonly sender: Sender | null
  /** Whether a webhook may lead into the network that the server stands in. */
  readonly hasOpenWebhooks: boolean
  readonly notices: NoticeBook
  /** Somebody came to a match or went: presence is counted anew, and told. */
  readonly comeAndGo: (match: MatchId) => void
  /** Whether the device has said little enough at this match. */
  readonly mayTalk: (device: DeviceId, match: MatchId) => boolean
  /** A fault of our own goes to the log of the server. */
  readonly report: (error: unknown) => void
}

/** Those on the line here who attend this match. */
export function attending({ guests }: Server, match: MatchId): readonly Guest[] {
  return guests.at(match).filter(({ attends }) => attends.has(match))
}

/** What the device may do at this match, as the store has it now; of matches that are none of its business nothing is kept. */
export async function admit({ store, guests }: Server, guest: Guest, match: MatchId): Promise<void> {
  const rights = guest.device === null ? [] : await store.rights.of(guest.device, match)
  if (rights.length > 0) guest.rights.set(match, rights)
  else guest.rights.delete(match)
  if (rights.length > 0) guests.note(guest, match)
}

/** Rights at this match have changed: everybody here who has asked about it is asked about anew. */
export async function admitAnew(server: Server, match: MatchId): Promise<void> {
  const known = server.guests.at(match)
  await Promise.all(known.map(guest => admit(server, guest, match)))
  await sendAway(
    server,
    match,
    known.filter(({ rights, attends }) => attends.has(match) && !rights.has(match)),
  )
  const room = server.house.rooms.get(match)
  for (const [session, viewer] of room?.viewers ?? [])
    if (viewer.seat === null ? !session.mayLook(match) : !session.maySit(match, viewer.seat))
      room?.viewers.delete(session)
}

/** Who has no right any more attends only what is public, and is told so. */
async function sendAway({ store }: Server, match: MatchId, strangers: readonly Guest[]): Promise<void> {
  if (strangers.length === 0 || (await store.gatherings.read(match))?.isPublic) return
  const { refusal } = refuse('unknown', t => t.sentAway)
  for (const guest of strangers) {
    guest.attends.delete(match)
    guest.send({ push: 'trouble', match, refusal })
  }
}

/** Somebody turns away from everything on this line: nothing more is told. */
export function turnAway({ house, guests, comeAndGo }: Server, guest: Guest): void {
  const { session, rights, attends } = guest
  const left = [...attends]
  guests.forget(guest)
  attends.clear()
  rights.clear()
  lookAway(house, session)
  for (const match of left) comeAndGo(match)
}
