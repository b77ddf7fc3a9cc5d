/** Matches that are over enter the chronicle: each when it ends, and those of before when somebody asks for them. */
import { done } from '../engine/result.ts'
import { personsOf, resultOf } from '../engine/seats.ts'
import type { Seat } from '../engine/types.ts'
import { type House, kitFor, type Room, tellLists } from './house.ts'
import type { ChronicleEntry, MatchId } from './protocol.ts'
import { enqueue, kept } from './room.ts'
import { withRoom } from './rooms.ts'
import type { StoredMatch } from './store.ts'
import { dealIn } from './summary.ts'
import type { Table } from './table.ts'
import { taleOf } from './tale.ts'

/** What its people can tell is kept, and then its record says by which version. Practice counts for nothing. */
export async function enterChronicle(house: House, room: Room): Promise<void> {
  const { record, table, unsaved } = room
  const version = table.kit.tales?.version
  if (unsaved || version === undefined || !isUntold(record, version)) return
  const { touched } = record.summary
  const entries = seatsOf(room).flatMap(seat => chronicleEntry(table, seat, touched) ?? [])
  if (entries.length > 0) await house.world.store.chronicle.write(entries)
  await kept(house, room, { ...record, told: version }, [])
}

function isUntold({ summary, header, told = 0, foreign }: StoredMatch, version: number): boolean {
  return summary.over && !header.practice && !foreign && told < version
}

/** People who gave up have a match to tell of, too. */
function seatsOf({ table: { match } }: Room): readonly Seat[] {
  return [...personsOf(match), ...match.resigned.map(({ seat }) => seat)]
}

/** What a seat has to tell of a match that ended then; null where there is nothing. */
export function chronicleEntry(table: Table, seat: Seat, ended: number): ChronicleEntry | null {
  const { id, match, kit } = table
  const { game, options } = match.header
  const deal = dealIn(match.header)
  const tale = taleOf(table, seat)
  return (
    tale && {
      match: id,
      game,
      ended,
      seats: match.seats,
      seat,
      won: resultOf(match)?.winners.includes(seat) ?? false,
      ...(deal ? { seed: deal.seed } : {}),
      options,
      steps: match.line.length,
      tale,
      version: kit.tales?.version ?? 0,
    }
  )
}

/** The matches of this device that came to their end and have not been told as they would be today. */
export async function untoldIn(house: House): Promise<readonly MatchId[]> {
  const matches = await house.world.store.matches.list()
  const versions = new Map<string, number>()
  for (const game of new Set(matches.map(({ header }) => header.game))) {
    const kit = await kitFor(house, game)
    if (kit.ok && kit.value.tales) versions.set(game, kit.value.tales.version)
  }
  return matches
    .filter(record => isUntold(record, versions.get(record.header.game) ?? 0))
    .map(({ id }) => id)
    .filter(id => !house.unreadable.has(id))
}

/** One after the other, and between them whoever asks is answered. A match that cannot be read is left out. */
export async function readIn(house: House, matches: readonly MatchId[]): Promise<void> {
  if (house.reading || matches.length === 0) return
  house.reading = true
  try {
    for (const match of matches) {
      await house.world.wait(0)
      if (!(await isReadIn(house, match))) house.unreadable.add(match)
    }
  } finally {
    house.reading = false
    tellLists(house)
  }
}

async function isReadIn(house: House, match: MatchId): Promise<boolean> {
  try {
    const read = await withRoom(house, match, async room => {
      await enqueue(room, () => enterChronicle(house, room))
      return done(null)
    })
    return read.ok
  } catch {
    return false
  }
}
