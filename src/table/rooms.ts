/** Which rooms there are: matches that are looked at or just asked about, and new ones. */
import type { Entry } from '../engine/match.ts'
import { done } from '../engine/result.ts'
import type { Opened } from '../engine/resume.ts'
import type { Action, AnyKit, Result } from '../engine/types.ts'
import { isAwake } from './clock.ts'
import { type House, type Judgement, type Room, type Session, tellLists, type Viewer } from './house.ts'
import { keepWords } from './list.ts'
import type { MatchId } from './protocol.ts'
import { recordOf } from './record.ts'
import { enqueue, loaded } from './room.ts'
import { type StoredMatch, UNWRITTEN } from './store.ts'
import { tableWith } from './table.ts'
import { refuse } from './text/index.ts'

/** Does something with the match as this process knows it, or as the store has it. */
export async function withRoom<T>(
  house: House,
  id: MatchId,
  run: (room: Room) => Result<T> | Promise<Result<T>>,
): Promise<Result<T>> {
  const entered = await enterRoom(house, id)
  if (!entered.ok) return entered
  const room = entered.value
  try {
    return await run(room)
  } finally {
    room.busy -= 1
  }
}

async function enterRoom(house: House, id: MatchId): Promise<Result<Room>> {
  const read = house.rooms.has(id) ? null : await loaded(house, id)
  if (read && !read.ok) return read
  // Somebody may have been quicker; there is one room for everybody.
  const room = house.rooms.get(id) ?? (read && roomFrom(house, read.value))
  if (!room) return refuse('unknown', t => t.noMatch)
  room.busy += 1
  house.rooms.set(id, room)
  letGo(house, room)
  return done(room)
}

function roomFrom(house: House, read: Pick<Room, 'table' | 'record'>): Room {
  return { ...read, ...fresh(house), opened: read.table.match.version, unsaved: false, prepared: [] }
}

/** A room that nobody looks at is kept until another is asked for: whoever replays a match asks for the same again. */
function letGo({ rooms, runs }: House, but: Room): void {
  if (runs === 'always') return
  for (const [id, room] of rooms)
    if (room !== but && isIdle(room) && room.viewers.size === 0) rooms.delete(id)
}

/** A line is gone: whoever was on it looks at nothing any more. */
export function leaveHouse(house: House, session: Session): void {
  house.sessions.delete(session)
  lookAway(house, session)
}

/** It looks at nothing any more. */
export function lookAway(house: House, session: Session): void {
  for (const match of session.looksAt) {
    const room = house.rooms.get(match)
    if (room) lookAwayFrom(house, room, session)
  }
  session.looksAt.clear()
}

/** Where nobody looks nothing goes on, so no bot need think. */
export function lookAwayFrom(house: House, room: Room, session: Session): void {
  room.viewers.delete(session)
  if (!isAwake(house, room)) room.thinking?.abort()
}

/** Rooms that nobody looks at, in which nothing moves and no clock runs, are closed: the store has all of them. */
export async function closeIdle(house: House): Promise<void> {
  const isLeft = (room: Room) => isIdle(room) && room.viewers.size === 0 && room.table.limit === null
  for (const [id, room] of house.rooms) {
    if (!isLeft(room)) continue
    await enqueue(room, () => keepWords(house, room))
    if (isLeft(room)) house.rooms.delete(id)
  }
}

function isIdle({ unsaved, running, busy }: Room): boolean {
  return !unsaved && !running && busy === 0
}

function fresh({ world }: House) {
  return {
    viewers: new Map<Session, Viewer>(),
    since: world.now(),
    running: false,
    thinking: null,
    resting: false,
    alarm: 0,
    verdicts: new Map<string, Promise<Judgement>>(),
    busy: 0,
    queue: Promise.resolve(),
  }
}

/** A match that is not kept: it lives as long as somebody looks. */
export function openUnsaved(
  house: House,
  kit: AnyKit,
  opened: Opened,
  about: Pick<StoredMatch, 'withoutHints'> = {},
  prepared: readonly Action[] = [],
): MatchId {
  const id = `held-${house.world.newId()}`
  const table = tableWith(id, kit, opened)
  const record = { ...recordOf(house, table, []), ...about, revision: UNWRITTEN }
  const { version } = table.match
  house.rooms.set(id, { table, record, ...fresh(house), opened: version, unsaved: true, prepared })
  return id
}

/** A new match in the store; of one that stopped, what no longer holds is kept as well. */
export async function createMatch(
  house: House,
  kit: AnyKit,
  opened: Opened,
  entries: readonly Entry[] = opened.match.log.slice(0, opened.match.version),
  sheets: readonly string[] = [],
): Promise<MatchId> {
  const id = `m-${house.world.newId()}`
  const table = tableWith(id, kit, opened)
  await house.world.store.matches.append(UNWRITTEN, recordOf(house, table, sheets), entries)
  tellLists(house)
  return id
}
