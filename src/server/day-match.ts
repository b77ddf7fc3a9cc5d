/** A match of a day's deal: begun by one device, and when it is over counted by the server itself (S16). */
import { start } from '../engine/match.ts'
import { done } from '../engine/result.ts'
import { resultOf } from '../engine/seats.ts'
import type { Result } from '../engine/types.ts'
import { autoplay } from '../table/drive.ts'
import { kitFor } from '../table/house.ts'
import { faultOfName } from '../table/names.ts'
import { REMOTE } from '../table/online/protocol.ts'
import type { MatchId } from '../table/protocol.ts'
import { recordOf } from '../table/record.ts'
import { withRoom } from '../table/rooms.ts'
import { standardSetup } from '../table/standard-setup.ts'
import { UNWRITTEN } from '../table/store.ts'
import { tableOf } from '../table/table.ts'
import { taleOf } from '../table/tale.ts'
import { dayAt, endOf, fairOf } from './day.ts'
import type { Server } from './server.ts'
import type { Attempt, Day, DeviceId, Gathering } from './store/store.ts'

/** The seat of whoever plays it. */
export const SEAT = 0

interface Player {
  readonly device: DeviceId
  readonly name: string
}

/** A new attempt. What it counts as is kept before anybody can look at the match (S9). */
export async function beginDay(server: Server, deal: Day, player: Player): Promise<Result<Attempt>> {
  const { house, store } = server
  const unnamed = faultOfName(player.name, [])
  if (unnamed) return unnamed
  const match = `${REMOTE}${house.world.newId()}`
  const dealt = await dealtTo(server, deal, player, match)
  if (!dealt.ok) return dealt
  const { game, day } = deal
  const begun = house.world.date()
  const attempt = await store.days.begin({ game, day, ...player, match, begun }, begun < endOf(day))
  await withRoom(house, match, room => {
    void autoplay(house, room)
    return done(null)
  })
  return done(attempt)
}

/** The match and its gathering, as if one person had gathered and begun. */
async function dealtTo(server: Server, deal: Day, player: Player, id: MatchId): Promise<Result<null>> {
  const { house, store } = server
  const { game, day, secret, commitment } = deal
  const kit = await kitFor(house, game)
  if (!kit.ok) return kit
  const { options, seats } = standardSetup(kit.value.facts, player.name)
  const match = start(kit.value, { options, seats, fair: fairOf(deal) })
  if (!match.ok) return match
  const table = tableOf(id, kit.value, match.value, secret)
  const sealed = { secret, link: table.sealed?.chain.first ?? '', until: endOf(day) }
  await store.matches.append(UNWRITTEN, { ...recordOf(house, table, []), sealed }, [])
  const gathering: Gathering = {
    id,
    game,
    options,
    seats: seats.map((holder, seat) => (seat === SEAT ? { holder, device: player.device } : { holder })),
    phase: 'begun',
    isPublic: false,
    secret,
    commitment,
    touched: house.world.date(),
    lent: [],
    wish: null,
  }
  await store.gatherings.write(UNWRITTEN, gathering)
  return done(null)
}

/** The one that goes on, of those that the device has begun. */
export async function runningOf({ store }: Server, attempts: readonly Attempt[]): Promise<Attempt | null> {
  const records = await store.matches.records(attempts.map(({ match }) => match))
  const running = records.filter(({ summary, closed }) => !summary.over && !closed).map(({ id }) => id)
  return attempts.find(({ match }) => running.includes(match)) ?? null
}

/**
 * What a match that is over counts for. A ranking ends with its day: from then on the secret is shown, and whoever
 * still plays could know the dice.
 */
export async function countAttempt({ house, store }: Server, match: MatchId): Promise<void> {
  const attempt = await store.days.ofMatch(match)
  if (!attempt || attempt.result) return
  await withRoom(house, match, async ({ table, record }) => {
    const [result, tale] = [resultOf(table.match), taleOf(table, SEAT)]
    const isLate = attempt.ranked && dayAt(record.summary.touched) !== attempt.day
    if (result && tale && !isLate) await store.days.conclude(match, result, tale.score)
    return done(null)
  })
}
