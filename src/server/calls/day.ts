/** Deals of the day: the ranking, an attempt, and the matches behind the places. */
import { done } from '../../engine/result.ts'
import type { Result } from '../../engine/types.ts'
import { savedFrom } from '../../table/calls/log.ts'
import { kitFor } from '../../table/house.ts'
import type { DayTable, OnlineCalls, RankedAttempt } from '../../table/online/protocol.ts'
import { withRoom } from '../../table/rooms.ts'
import { dayAfter, dealOf, todayAt } from '../day.ts'
import { beginDay, runningOf, SEAT } from '../day-match.ts'
import { admit, type Server } from '../server.ts'
import type { Attempt, Day, DeviceId } from '../store/store.ts'
import { refuse } from '../text/index.ts'
import type { Known, OnlineHandlers } from './handlers.ts'

export const DAY_CALLS: OnlineHandlers<'day' | 'playDay' | 'replayDay'> = {
  day: async (server, guest, { game, day }) => {
    const deal = await dealFor(server, game, day)
    return deal.ok ? done(await tableOf(server, guest, deal.value)) : deal
  },
  playDay: (server, guest, wanted) => playDay(server, guest, wanted),
  replayDay: async (server, { device }, { match }) => {
    const attempt = await server.store.days.ofMatch(match)
    if (!attempt || !mayReplay(attempt, device, todayAt(server)))
      return refuse('unknown', t => t.noMatchForYou)
    return withRoom(server.house, match, async room => done(await savedFrom(server.house, room)))
  },
}

/** The deal of a day that has come, for a game that there is. */
async function dealFor(server: Server, game: string, day: string): Promise<Result<Day>> {
  const kit = await kitFor(server.house, game)
  if (!kit.ok) return kit
  const deal = day > todayAt(server) ? null : await dealOf(server, game, day)
  return deal ? done(deal) : refuse('unknown', t => t.noDay)
}

async function playDay(
  server: Server,
  guest: Known,
  { game, name, day = todayAt(server) }: OnlineCalls['playDay']['takes'],
): Promise<Result<OnlineCalls['playDay']['gives']>> {
  const { device } = guest
  const deal = await dealFor(server, game, day)
  if (!deal.ok) return deal
  const running = await runningOf(server, await server.store.days.of(device, game, day))
  const attempt = running ? done(running) : await beginDay(server, deal.value, { device, name })
  if (!attempt.ok) return attempt
  const { match, ranked } = attempt.value
  // Also for whoever wanted to see it no more, and has come back to it.
  await server.store.rights.grant(device, { match, role: 'seat', seat: SEAT })
  await admit(server, guest, match)
  return done({ match, ranked })
}

/** So many places are shown. */
const PLACES = 100

async function tableOf(server: Server, { device }: Known, deal: Day): Promise<DayTable> {
  const { store } = server
  const { game, day, commitment, secret } = deal
  const today = todayAt(server)
  const [next, ranking, yours] = await Promise.all([
    dealOf(server, game, dayAfter(day)),
    store.days.ranking(game, day, PLACES),
    store.days.of(device, game, day),
  ])
  return {
    game,
    day,
    commitment,
    nextCommitment: next?.commitment ?? null,
    secret: day < today ? secret : null,
    ranking: ranking.map(attempt => placeOf(attempt, ranking, device, today)),
    yours: yours.map(({ match, ranked, score }) => ({ match, ranked, score })),
  }
}

/** Who have the same score share a place. */
function placeOf(
  attempt: Attempt,
  ranking: readonly Attempt[],
  device: DeviceId,
  today: string,
): RankedAttempt {
  const { name, match } = attempt
  const [score, result] = [attempt.score ?? 0, attempt.result ?? { winners: [], reason: '' }]
  return {
    place: ranking.filter(other => (other.score ?? 0) > score).length + 1,
    name,
    score,
    result,
    match: mayReplay(attempt, device, today) ? match : null,
    isYours: attempt.device === device,
  }
}

function mayReplay({ result, ranked, day, device: owner }: Attempt, device: DeviceId, today: string) {
  return result !== null && (owner === device || (ranked && day < today))
}
