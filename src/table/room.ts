/** One match in play: loading it, keeping every step before it is shown, and doing one thing after the other. */
import { hash } from '../engine/hash.ts'
import type { Entry } from '../engine/match.ts'
import { done } from '../engine/result.ts'
import { type Opened, open, refold } from '../engine/resume.ts'
import { resultOf } from '../engine/seats.ts'
import { type Action, type AnyKit, LANGUAGES, type Result } from '../engine/types.ts'
import { secondsUsed } from './clock.ts'
import { type House, kitFor, type Room, type Session, tellLists, type Viewer } from './house.ts'
import { summaryOf } from './picture.ts'
import type { MatchId, Verdict } from './protocol.ts'
import { type ReadMatch, type StoredMatch, UNWRITTEN } from './store.ts'
import { type Table, tableOf } from './table.ts'
import { refuse } from './text/index.ts'
import { translated } from './translated.ts'
import { show } from './viewer.ts'

/** The match as this process knows it, or as the store has it. */
export async function roomOf(house: House, id: MatchId): Promise<Result<Room>> {
  const known = house.rooms.get(id)
  if (known) return done(known)
  const read = await loaded(house, id)
  if (!read.ok) return read
  const room: Room = { ...read.value, ...fresh(house), unsaved: false, prepared: [] }
  // Somebody may have been quicker; there is one room for everybody.
  const first = house.rooms.get(id) ?? room
  house.rooms.set(id, first)
  return done(first)
}

function fresh({ world }: House) {
  return {
    viewers: new Map<Session, Viewer>(),
    since: world.now(),
    hurry: false,
    running: false,
    alarm: 0,
    verdicts: new Map<string, Promise<Result<Verdict>>>(),
    queue: Promise.resolve(),
  }
}

async function loaded(house: House, id: MatchId): Promise<Result<Pick<Room, 'table' | 'record'>>> {
  const read = await readMatch(house, id)
  if (!read.ok) return read
  const { kit, record, entries } = read.value
  const whole = record.hash === undefined ? null : refold(kit, record.header, entries, record.hash)
  if (whole) return done({ table: tableOf(id, kit, whole), record })
  // Played again under the rules, so that a damaged store is noticed and not built upon.
  const opened = open(kit, record.header, entries)
  if (!opened.ok) return opened
  return done({ table: tableOf(id, kit, opened.value.match, opened.value.stopped), record })
}

/** What the store has of a match, in the format of now. */
export async function readMatch(
  house: House,
  id: MatchId,
): Promise<Result<ReadMatch & { readonly kit: AnyKit }>> {
  const read = await house.world.store.matches.read(id)
  if (!read) return refuse('unknown', t => t.noMatch)
  const kit = await kitFor(house, read.record.header.game)
  if (!kit.ok) return kit
  const now = translated(kit.value, read)
  return now.ok ? done({ ...now.value, kit: kit.value }) : now
}

/** A match that is not kept: it lives as long as somebody looks. */
export function openUnsaved(
  house: House,
  kit: AnyKit,
  { match, stopped }: Opened,
  prepared: readonly Action[] = [],
): MatchId {
  const id = `held-${house.world.newId()}`
  const table = tableOf(id, kit, match, stopped)
  const record = { ...recordOf(house, table, []), revision: UNWRITTEN }
  house.rooms.set(id, { table, record, ...fresh(house), unsaved: true, prepared })
  return id
}

/** A new match in the store; of one that stopped, what no longer holds is kept as well. */
export async function createMatch(
  house: House,
  kit: AnyKit,
  { match, stopped }: Opened,
  entries: readonly Entry[] = match.log.slice(0, match.version),
  sheets: readonly string[] = [],
): Promise<MatchId> {
  const id = `m-${house.world.newId()}`
  const table = tableOf(id, kit, match, stopped)
  await house.world.store.matches.append(UNWRITTEN, recordOf(house, table, sheets), entries)
  tellLists(house)
  return id
}

function recordOf(house: House, table: Table, sheets: readonly string[]): StoredMatch {
  return { id: table.id, ...listed(house, table), format1: 0, used: 0, sheets }
}

/** The match as a list shows it, in whatever language the list will be read, and what it must fold to. */
function listed(
  { world }: House,
  table: Table,
): Pick<StoredMatch, 'header' | 'summary' | 'texts' | 'hash' | 'result'> {
  const { match, stopped } = table
  const summary = summaryOf(table, 'en', world.now())
  const texts = LANGUAGES.map(language => [language, summaryOf(table, language, 0).text] as const)
  return {
    header: match.header,
    summary,
    texts: Object.fromEntries(texts),
    result: resultOf(match),
    ...(stopped ? {} : { hash: hash(match.state) }),
  }
}

/** Reads the match again, after somebody else has written to it. */
export async function reload(house: House, room: Room): Promise<void> {
  const read = await loaded(house, room.table.id)
  if (!read.ok) return
  room.table = read.value.table
  room.record = read.value.record
  for (const viewer of room.viewers.values()) viewer.known = 0
  show(house, room)
}

/** Keeps what is new and only then shows it. False when somebody else was first; then their history stands. */
export async function commit(house: House, room: Room, next: Table): Promise<boolean> {
  const record: StoredMatch = {
    ...room.record,
    ...listed(house, next),
    used: secondsUsed(house, room),
  }
  const { version } = room.table.match
  if (!(await kept(house, room, record, next.match.log.slice(version, next.match.version)))) {
    await reload(house, room)
    return false
  }
  room.since = house.world.now()
  room.table = next
  if (!room.unsaved) house.world.changed(next.id)
  show(house, room)
  return true
}

/** Writes a record and entries that follow from what this room knows. */
export async function kept(
  { world }: House,
  room: Room,
  record: StoredMatch,
  entries: readonly Entry[],
): Promise<boolean> {
  const { revision } = room.record
  if (!room.unsaved && (await world.store.matches.append(revision, record, entries)) === 'behind')
    return false
  room.record = { ...record, revision: revision + 1 }
  return true
}

/** One after the other, whatever each of them ends with. */
export function enqueue<T>(room: Room, run: () => Promise<T>): Promise<T> {
  const result = room.queue.then(run, run)
  room.queue = result.catch(() => null)
  return result
}
