/** One match in play: loading it, keeping every step before it is shown, and doing one thing after the other. */
import type { Entry } from '../engine/match.ts'
import { done } from '../engine/result.ts'
import { endsOtherwise, open, refold, refoldFrom } from '../engine/resume.ts'
import type { AnyKit, Result } from '../engine/types.ts'
import { secondsUsed } from './clock.ts'
import { type House, kitFor, type Room } from './house.ts'
import type { MatchId } from './protocol.ts'
import { recordAfter } from './record.ts'
import type { ReadMatch, StoredMatch } from './store.ts'
import { type Table, tableOf, tableWith, travelled } from './table.ts'
import { refuse } from './text/index.ts'
import { translated } from './translated.ts'
import { isFurther, knownStill, show } from './viewer.ts'

/** The match as the store has it. */
export async function loaded(house: House, id: MatchId): Promise<Result<Pick<Room, 'table' | 'record'>>> {
  const read = await readMatch(house, id)
  if (!read.ok) return read
  const { kit, record, entries } = read.value
  const whole = record.hash === undefined ? null : refold(kit, record.header, entries, record.hash)
  if (whole) return done({ table: tableOf(id, kit, whole, record.sealed?.secret), record })
  // Played again under the rules, so that a damaged store is noticed and not built upon.
  const opened = open(kit, record.header, entries)
  if (!opened.ok) return opened
  const { result, differs = result !== undefined && endsOtherwise(opened.value.match, result) } = record
  return done({ table: tableWith(id, kit, { ...opened.value, differs }, record.sealed?.secret), record })
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

/** What was entered since: nothing of an older format, which only ever stands before what this house has read. */
async function readSince({ world }: House, { id, match: { version } }: Table): Promise<ReadMatch | null> {
  const read = await world.store.matches.read(id, version)
  return read && (read.record.format1 ?? Number.POSITIVE_INFINITY) <= version ? read : null
}

/** Reads the match again, after somebody else has written to it; refused where it is gone. */
export async function reload(house: House, room: Room): Promise<Result<null>> {
  const { id, match } = room.table
  const since = await readSince(house, room.table)
  const further = since && furtherFrom(room.table, since)
  const read = further ? done({ table: further, record: since.record }) : await loaded(house, id)
  if (!read.ok) return read
  const { table, record } = read.value
  // Who wrote it has counted the time up to then.
  if (record.used !== room.record.used) room.since = house.world.now()
  Object.assign(room, { table, record })
  room.thinking?.abort()
  for (const viewer of room.viewers.values())
    viewer.known = knownStill(table, { version: match.version, at: viewer.known })
  show(house, room)
  return done(null)
}

/** Where it only went on from a table that is known, nobody plays the whole match again; null where it did not. */
function furtherFrom(known: Table, { record, entries }: ReadMatch): Table | null {
  if (known.stopped || record.hash === undefined || !entries.every(isFurther)) return null
  const match = refoldFrom(known.match, entries, record.hash)
  return match && travelled(known, match)
}

/** Keeps what is new and only then shows it. False when somebody else was first; then their history stands. */
export async function commit(house: House, room: Room, next: Table): Promise<Result<boolean>> {
  const entries = next.match.log.slice(room.table.match.version, next.match.version)
  const record = {
    ...recordAfter(house, room.record, next, secondsUsed(house, room)),
    ...linked(room, entries),
  }
  if (!(await kept(house, room, record, entries))) {
    const again = await reload(house, room)
    return again.ok ? done(false) : again
  }
  room.since = house.world.now()
  room.table = next
  room.thinking?.abort()
  if (!room.unsaved) house.world.changed(next.id)
  show(house, room)
  return done(true)
}

/** The chain over the entries of a sealed match, with the new ones. */
function linked({ table: { sealed }, record }: Room, entries: readonly Entry[]): Pick<StoredMatch, 'sealed'> {
  if (!sealed || !record.sealed) return {}
  const { chain } = sealed
  const link = entries.reduce((before, entry) => chain.next(before, entry), record.sealed.link)
  return { sealed: { ...record.sealed, link } }
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
