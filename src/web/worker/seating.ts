/** A match that somebody looks at: loading it, keeping every step before it is shown, and telling the page. */
import type { Entry } from '../../engine/match.ts'
import { done } from '../../engine/result.ts'
import { type Opened, open } from '../../engine/resume.ts'
import {
  type Action,
  type AnyKit,
  LANGUAGES,
  type Language,
  type Result,
  type Seat,
} from '../../engine/types.ts'
import { pictureOf, summaryOf } from '../../table/picture.ts'
import type { MatchId, Message, Picture } from '../../table/protocol.ts'
import { inLanguage, limitOf, type Table, tableOf } from '../../table/table.ts'
import { append, type Kept, readMatch, type Store } from './store.ts'
import { refuse } from './text/index.ts'

/** The world around the worker, so that tests can bring their own. */
export interface World {
  readonly store: Store
  readonly kits: Readonly<Record<string, () => Promise<AnyKit>>>
  post(message: Message): void
  /** Tells the other tabs that a match has changed. */
  tellTabs(match: MatchId): void
  now(): number
  wait(milliseconds: number): Promise<void>
  newId(): string
  newSeed(): number
  /** Checks content that is not our own without holding up the answers to others. */
  provePack(game: string, pack: unknown): Promise<Result<null>>
}

export interface Host {
  readonly world: World
  language: Language
  /** Milliseconds between the steps of bots. */
  pause: number
  readonly seatings: Map<MatchId, Seating>
}

export interface Seating {
  table: Table
  kept: Kept
  /** Whose eyes the page shows it through; undefined while nobody looks. */
  seat: Seat | null | undefined
  /** Steps whose lines the page has. */
  known: number
  /** When the clock of this sitting began to run. */
  since: number
  /** Bots play on without pause until a person is asked. */
  hurry: boolean
  running: boolean
  /** Held in memory only: a match to be looked at, or to learn by. */
  readonly fleeting: boolean
  /** Prepared dice and cards, in the order in which chance is asked. */
  readonly chance: readonly Action[]
  /** Everything that changes the match happens one after the other. */
  queue: Promise<unknown>
}

/** The match as this tab knows it, or as the store has it. */
export async function seatingOf(host: Host, id: MatchId): Promise<Result<Seating>> {
  const known = host.seatings.get(id)
  if (known) return done(known)
  const read = await loaded(host, id)
  if (!read.ok) return read
  const seating: Seating = { ...read.value, ...fresh(host), fleeting: false, chance: [] }
  host.seatings.set(id, seating)
  return done(seating)
}

function fresh(host: Host) {
  return {
    seat: undefined,
    known: 0,
    since: host.world.now(),
    hurry: false,
    running: false,
    queue: Promise.resolve(),
  }
}

async function loaded(host: Host, id: MatchId): Promise<Result<{ table: Table; kept: Kept }>> {
  const read = await readMatch(host.world.store, id)
  if (!read) return refuse('unknown', t => t.noMatch)
  const kit = await kitFor(host, read.kept.header.game)
  if (!kit.ok) return kit
  // Played again under the rules, so that a damaged store is noticed and not built upon.
  const opened = open(kit.value, read.kept.header, read.entries)
  if (!opened.ok) return opened
  const { match, stopped } = opened.value
  return done({ table: tableOf(id, kit.value, match, host.language, stopped), kept: read.kept })
}

export async function kitFor(host: Host, game: string): Promise<Result<AnyKit>> {
  const load = Object.hasOwn(host.world.kits, game) ? host.world.kits[game] : undefined
  return load ? done(await load()) : refuse('unknown', t => t.noGame(game))
}

/** A match that is not kept: it lives as long as somebody looks. */
export function hold(
  host: Host,
  kit: AnyKit,
  { match, stopped }: Opened,
  chance: readonly Action[] = [],
): MatchId {
  const id = `held-${host.world.newId()}`
  const table = tableOf(id, kit, match, host.language, stopped)
  const kept: Kept = { id, header: match.header, ...listed(host, table), used: 0, sheets: [] }
  host.seatings.set(id, { table, kept, ...fresh(host), fleeting: true, chance })
  return id
}

/** The match as a list shows it, in whatever language the list will be read. */
function listed({ world }: Host, table: Table): Pick<Kept, 'summary' | 'texts'> {
  const texts = LANGUAGES.map(language => {
    return [language, summaryOf(inLanguage(table, language), 0).text] as const
  })
  return { summary: summaryOf(table, world.now()), texts: Object.fromEntries(texts) }
}

/** Reads the match again, after another tab has written to it. */
export async function reload(host: Host, seating: Seating): Promise<void> {
  const read = await loaded(host, seating.table.id)
  if (!read.ok) return
  seating.table = read.value.table
  seating.kept = read.value.kept
  seating.known = 0
  show(host, seating)
}

/** Keeps what is new and only then shows it. False when another tab was first; then its history stands. */
export async function commit(host: Host, seating: Seating, next: Table): Promise<boolean> {
  const from = seating.table.match.version
  const kept: Kept = {
    ...seating.kept,
    header: next.match.header,
    ...listed(host, next),
    used: secondsUsed(host, seating),
  }
  const entries = next.match.log.slice(from, next.match.version)
  if (!seating.fleeting && !(await append(host.world.store, kept, from, entries))) {
    await reload(host, seating)
    return false
  }
  seating.since = host.world.now()
  seating.kept = kept
  seating.table = next
  if (!seating.fleeting) host.world.tellTabs(next.id)
  show(host, seating)
  return true
}

export function show(host: Host, seating: Seating): void {
  if (seating.seat === undefined) return
  host.world.post({ push: 'picture', picture: freshPicture(host, seating, seating.seat) })
}

export function freshPicture(host: Host, seating: Seating, seat: Seat | null): Picture {
  const picture = pictureOf(seating.table, seat, seating.known, secondsLeft(host, seating))
  seating.known = picture.at
  return picture
}

function secondsUsed(host: Host, { kept, since, seat }: Seating): number {
  return kept.used + (seat === undefined ? 0 : Math.max(0, host.world.now() - since) / 1000)
}

export function secondsLeft(host: Host, seating: Seating): number | null {
  const limit = limitOf(seating.table)
  return limit && Math.max(0, limit.minutes * 60 - secondsUsed(host, seating))
}

/** One after the other, whatever each of them ends with. */
export function inTurn<T>(seating: Seating, deed: () => Promise<T>): Promise<T> {
  const result = seating.queue.then(deed, deed)
  seating.queue = result.catch(() => null)
  return result
}

/** A new match on this device; of one that stopped, what no longer holds is kept as well. */
export async function settle(
  host: Host,
  kit: AnyKit,
  { match, stopped }: Opened,
  entries: readonly Entry[] = match.log.slice(0, match.version),
  sheets: readonly string[] = [],
): Promise<MatchId> {
  const id = `m-${host.world.newId()}`
  const table = tableOf(id, kit, match, host.language, stopped)
  const kept: Kept = { id, header: match.header, ...listed(host, table), used: 0, sheets }
  await append(host.world.store, kept, 0, entries)
  host.world.post({ push: 'tables' })
  return id
}
