/** Which rooms there are: matches that are looked at or just asked about, and new ones. */
import type { Entry } from '../engine/match.ts'
import { done } from '../engine/result.ts'
import type { Opened } from '../engine/resume.ts'
import type { Action, AnyKit, Result } from '../engine/types.ts'
import { type House, type Judgement, type Room, type Session, tellLists, type Viewer } from './house.ts'
import type { MatchId } from './protocol.ts'
import { recordOf } from './record.ts'
import { loaded } from './room.ts'
import { UNWRITTEN } from './store.ts'
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
    if (room !== but && !room.unsaved && !room.running && room.busy === 0 && room.viewers.size === 0)
      rooms.delete(id)
}

function fresh({ world }: House) {
  return {
    viewers: new Map<Session, Viewer>(),
    since: world.now(),
    running: false,
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
  prepared: readonly Action[] = [],
): MatchId {
  const id = `held-${house.world.newId()}`
  const table = tableWith(id, kit, opened)
  const record = { ...recordOf(house, table, []), revision: UNWRITTEN }
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
