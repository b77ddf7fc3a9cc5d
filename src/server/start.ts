/** From people who gather to a match: everybody shows a salt, and the dice are sealed (S24). */

import { BEST, type Level } from '../bots/names.ts'
import type { Fair, SeatHolder } from '../engine/log.ts'
import { type Match, start } from '../engine/match.ts'
import { done } from '../engine/result.ts'
import type { Refused, Result } from '../engine/types.ts'
import { autoplay } from '../table/drive.ts'
import { kitFor } from '../table/house.ts'
import type { OnlineCalls } from '../table/online/protocol.ts'
import type { MatchId } from '../table/protocol.ts'
import { recordOf } from '../table/record.ts'
import { withRoom } from '../table/rooms.ts'
import { campaignOf } from '../table/sheets.ts'
import { UNWRITTEN } from '../table/store.ts'
import { tableOf } from '../table/table.ts'
import { changeGathering } from './calls/handlers.ts'
import { tellCompany } from './company.ts'
import { admitAnew, type Server } from './server.ts'
import { type GatheredSeat, type Gathering, OPEN } from './store/store.ts'
import { refuse } from './text/index.ts'

/**
 * Nobody sits down any more, and everybody is asked for a salt. `without`: whoever has not shown one loses the seat.
 * Bots that fill seats are of this level.
 */
export async function begin(
  server: Server,
  { match, without = false, level = BEST }: OnlineCalls['begin']['takes'],
): Promise<Result<null>> {
  const starting = await changeGathering(server, match, gathering => {
    if (gathering.phase !== 'gathering' && gathering.phase !== 'starting')
      return refuse('turn', t => t.alreadyBegun)
    const seats = without ? gathering.seats.map(shownOrLost) : gathering.seats
    if (!seats.some(isPersons)) return refuse('turn', t => t.nobodyThere)
    return done({ ...gathering, phase: 'starting' as const, seats: seats.map(filledWith(level)) })
  })
  if (!starting.ok) return starting
  await tellCompany(server, match)
  return startIfReady(server, match)
}

function isPersons({ holder }: GatheredSeat): boolean {
  return holder.kind === 'person'
}

function shownOrLost(seat: GatheredSeat): GatheredSeat {
  return isPersons(seat) && seat.salt === undefined ? OPEN : seat
}

/** A seat that is still open goes to a bot. */
function filledWith(
  level: Level,
): (seat: GatheredSeat, index: number, seats: readonly GatheredSeat[]) => GatheredSeat {
  return (seat, index, seats) =>
    seat.holder.kind === 'open' ? { holder: { kind: 'bot', name: botName(index, seats), level } } : seat
}

function botName(index: number, seats: readonly GatheredSeat[]): string {
  const taken = seats.map(({ holder }) => holder.name)
  const name = [BOT, ...Array.from(seats, (_, number) => `${BOT} ${number + 1}`)].find(
    (each, number) => (number === 0 ? seats.length === 1 : number > index) && !taken.includes(each),
  )
  return name ?? `${BOT} ${index + 1}`
}

/** The same word in every language. */
const BOT = 'Bot'

/** Where everybody has shown a salt it begins. */
export async function startIfReady(server: Server, match: MatchId): Promise<Result<null>> {
  const gathering = await server.store.gatherings.read(match)
  if (gathering?.phase !== 'starting') return done(null)
  if (gathering.seats.some(seat => isPersons(seat) && seat.salt === undefined)) {
    await tellCompany(server, match)
    return done(null)
  }
  const begun = await startedFrom(server, gathering)
  if (!begun.ok) return begun
  const set = await changeGathering(server, match, now =>
    now.phase === 'starting'
      ? done({ ...now, phase: 'begun' as const })
      : refuse('turn', t => t.alreadyBegun),
  )
  if (!set.ok) return done(null)
  await admitAnew(server, match)
  await tellCompany(server, match)
  await withRoom(server.house, match, room => {
    void autoplay(server.house, room)
    return done(null)
  })
  return done(null)
}

async function startedFrom(server: Server, gathering: Gathering): Promise<Result<Match>> {
  const { house, store } = server
  const kit = await kitFor(house, gathering.game)
  if (!kit.ok) return kit
  const options = await optionsWith(server, gathering)
  if (!options.ok) return options
  const seats: SeatHolder[] = gathering.seats.map(({ holder }) => holder)
  const match = start(kit.value, { options: options.value, seats, fair: fairOf(gathering) })
  if (!match.ok) return match
  const { id, secret, withoutHints } = gathering
  const table = tableOf(id, kit.value, match.value, secret)
  const link = table.sealed?.chain.first ?? ''
  const agreed = withoutHints ? { withoutHints } : {}
  const record = { ...recordOf(house, table, []), ...agreed, sealed: { secret, link } }
  // Another node may have been quicker: then it is the same match, from the same gathering.
  await store.matches.append(UNWRITTEN, record, [])
  return match
}

function fairOf({ id, commitment, seats }: Gathering): Fair {
  const salts = seats.map(({ salt, sealed }) =>
    salt === undefined || sealed === undefined ? null : { salt, commitment: sealed },
  )
  return { match: id, commitment, salts }
}

type Setting = Pick<Gathering, 'game' | 'options' | 'seats'>

/** Why a match could not begin like this, whoever comes to its open seats. */
export async function faultOfSetup(server: Server, setting: Setting): Promise<Refused | null> {
  const kit = await kitFor(server.house, setting.game)
  if (!kit.ok) return kit
  const options = await optionsWith(server, setting)
  if (!options.ok) return options
  const seats = setting.seats.map((_, seat) => ({ kind: 'person', name: `${seat}` }) as const)
  const tried = start(kit.value, { options: options.value, seats })
  return tried.ok ? null : tried
}

/** The options with what the sheets of its people bring in, each for its own seat. */
async function optionsWith(
  { house }: Server,
  { game, options, seats }: Setting,
): Promise<Result<Readonly<Record<string, unknown>>>> {
  const sheets = seats.map(({ sheet }) => sheet ?? null)
  if (sheets.every(sheet => sheet === null)) return done(options)
  const campaign = await campaignOf(house, game)
  return campaign.ok ? done(campaign.value.enterBySeat(options, sheets)) : campaign
}
