/** One match in play: loading it, keeping every step before it is shown, and doing one thing after the other. */
import type { Entry } from '../engine/match.ts'
import { done } from '../engine/result.ts'
import { endsOtherwise, open, refold } from '../engine/resume.ts'
import type { AnyKit, Result } from '../engine/types.ts'
import { secondsUsed } from './clock.ts'
import { type House, kitFor, type Room } from './house.ts'
import type { MatchId } from './protocol.ts'
import { listed } from './record.ts'
import type { ReadMatch, StoredMatch } from './store.ts'
import { type Table, tableOf, tableWith } from './table.ts'
import { refuse } from './text/index.ts'
import { translated } from './translated.ts'
import { show } from './viewer.ts'

/** The match as the store has it. */
export async function loaded(house: House, id: MatchId): Promise<Result<Pick<Room, 'table' | 'record'>>> {
  const read = await readMatch(house, id)
  if (!read.ok) return read
  const { kit, record, entries } = read.value
  const whole = record.hash === undefined ? null : refold(kit, record.header, entries, record.hash)
  if (whole) return done({ table: tableOf(id, kit, whole), record })
  // Played again under the rules, so that a damaged store is noticed and not built upon.
  const opened = open(kit, record.header, entries)
  if (!opened.ok) return opened
  const { result, differs = result !== undefined && endsOtherwise(opened.value.match, result) } = record
  return done({ table: tableWith(id, kit, { ...opened.value, differs }), record })
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

/** Reads the match again, after somebody else has written to it; refused where it is gone. */
export async function reload(house: House, room: Room): Promise<Result<null>> {
  const read = await loaded(house, room.table.id)
  if (!read.ok) return read
  room.table = read.value.table
  room.record = read.value.record
  for (const viewer of room.viewers.values()) viewer.known = 0
  show(house, room)
  return done(null)
}

/** Keeps what is new and only then shows it. False when somebody else was first; then their history stands. */
export async function commit(house: House, room: Room, next: Table): Promise<Result<boolean>> {
  const record: StoredMatch = {
    ...room.record,
    ...listed(house, next),
    used: secondsUsed(house, room),
  }
  const { version } = room.table.match
  if (!(await kept(house, room, record, next.match.log.slice(version, next.match.version)))) {
    const again = await reload(house, room)
    return again.ok ? done(false) : again
  }
  room.since = house.world.now()
  room.table = next
  if (!room.unsaved) house.world.changed(next.id)
  show(house, room)
  return done(true)
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
