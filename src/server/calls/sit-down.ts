/** Sitting down and getting up, and where the host puts bots. */
import type { SeatHolder } from '../../engine/log.ts'
import { done } from '../../engine/result.ts'
import type { Json, Result } from '../../engine/types.ts'
import { faultOfHolder, faultOfName } from '../../table/names.ts'
import type { OnlineCalls } from '../../table/online/protocol.ts'
import type { MatchId } from '../../table/protocol.ts'
import { campaignOf } from '../../table/sheets.ts'
import { tellCompany } from '../company.ts'
import { seatsOf } from '../guest.ts'
import { lateSeat } from '../late-seat.ts'
import { linkFor, voidSeat } from '../links.ts'
import { admitAnew, type Server } from '../server.ts'
import { begin, faultOfSetup } from '../start.ts'
import { type GatheredSeat, type Gathering, OPEN } from '../store/store.ts'
import { refuse } from '../text/index.ts'
import { changeGathering, faultOfHost, gatheringOf, type Known, type OnlineHandlers } from './handlers.ts'

export const SEAT_CALLS: OnlineHandlers<'takeSeat' | 'leaveSeat' | 'arrange'> = {
  takeSeat: (server, guest, wanted) => takeSeat(server, guest, wanted),
  leaveSeat: async (server, guest, { match }) => {
    const mine = seatsOf(guest, match)
    if (mine.length === 0) return refuse('turn', t => t.noSeatYours)
    const left = await changeGathering(server, match, gathering =>
      gathering.phase === 'gathering'
        ? done({
            ...gathering,
            seats: gathering.seats.map(seat => (seat.device === guest.device ? OPEN : seat)),
          })
        : refuse('turn', t => t.alreadyBegun),
    )
    if (!left.ok) return left
    for (const seat of mine)
      if (left.value.seats[seat]?.holder.kind === 'open') await voidSeat(server, match, seat)
      else await server.store.rights.revoke({ match, role: 'seat', seat }, guest.device)
    await server.store.rights.grant(guest.device, { match, role: 'invite', seat: null })
    await changed(server, match)
    return done(null)
  },
  arrange: async (server, guest, { match, seat, holder }) => {
    const wrong = faultOfHost(guest, match)
    if (wrong) return wrong
    const gathering = await gatheringOf(server, match)
    if (!gathering.ok) return gathering
    return gathering.value.phase === 'begun'
      ? lateSeat(server, guest, { match, seat, holder: botOrOpen(holder, gathering.value.seats[seat]) })
      : arrange(server, { match, seat, holder })
  },
}

async function takeSeat(
  server: Server,
  guest: Known,
  wanted: OnlineCalls['takeSeat']['takes'],
): Promise<Result<{ link: string }>> {
  const { match, seat } = wanted
  if ((guest.rights.get(match) ?? []).every(({ role }) => role === 'watch'))
    return refuse('unknown', t => t.noMatchForYou)
  const sheet = await sheetIn(server, wanted)
  if (!sheet.ok) return sheet
  const gathering = await gatheringOf(server, match)
  if (!gathering.ok) return gathering
  if (gathering.value.seats.some((each, at) => at !== seat && isSeatOf(guest, each)))
    return refuse('turn', t => t.oneSeatEach)
  const holder: SeatHolder = { kind: 'person', name: wanted.name }
  const taken =
    gathering.value.phase === 'begun'
      ? await lateSeat(server, guest, { match, seat, holder })
      : await changeGathering(server, match, now => seated(now, guest, wanted, sheet.value))
  if (!taken.ok) return taken
  // What led to this seat before belongs to whoever sat there.
  await voidSeat(server, match, seat)
  await server.store.rights.grant(guest.device, { match, role: 'seat', seat })
  const link = await linkFor(server, match, 'seat', seat)
  await changed(server, match)
  await startWhenFull(server, match)
  return done({ link })
}

function isSeatOf({ device }: Known, seat: GatheredSeat): boolean {
  return seat.device === device && seat.holder.kind === 'person'
}

/** Once it is played, whoever comes to an open seat takes it over with its name. */
function botOrOpen(holder: SeatHolder, before: GatheredSeat | undefined): SeatHolder {
  return holder.kind === 'bot' ? holder : { kind: 'open', name: before?.holder.name ?? '' }
}

function seated(
  gathering: Gathering,
  guest: Known,
  { seat, name, sealed }: OnlineCalls['takeSeat']['takes'],
  sheet: Json | undefined,
): Result<Gathering> {
  const { device } = guest
  const at = gathering.seats[seat]
  if (gathering.phase !== 'gathering') return refuse('turn', t => t.alreadyBegun)
  if (at?.holder.kind !== 'open' || (at.device !== undefined && at.device !== device))
    return refuse('turn', t => t.seatTaken)
  const others = gathering.seats.toSpliced(seat, 1)
  if (others.some(other => isSeatOf(guest, other))) return refuse('turn', t => t.oneSeatEach)
  const unnamed = faultOfName(name, others.map(({ holder }) => holder.name).filter(Boolean))
  if (unnamed) return unnamed
  const holder: SeatHolder = { kind: 'person', name }
  const mine: GatheredSeat = { holder, device, sealed, ...(sheet === undefined ? {} : { sheet }) }
  return done({ ...gathering, seats: gathering.seats.with(seat, mine) })
}

/** A sheet that was brought along, if it can be read and played beside those of the others. */
async function sheetIn(
  server: Server,
  { match, seat, sheet }: OnlineCalls['takeSeat']['takes'],
): Promise<Result<Json | undefined>> {
  if (sheet === undefined) return done(undefined)
  const gathering = await gatheringOf(server, match)
  if (!gathering.ok) return gathering
  const { game, options, seats } = gathering.value
  const campaign = await campaignOf(server.house, game)
  if (!campaign.ok) return campaign
  const parsed = campaign.value.parse(sheet)
  if (!parsed.ok) return parsed
  const brought: Json = JSON.parse(JSON.stringify(parsed.value))
  const withMine = seats.map((each, at) => (at === seat ? { ...each, sheet: brought } : each))
  const wrong = await faultOfSetup(server, { game, options, seats: withMine })
  return wrong ?? done(brought)
}

/** The last seat is taken: nobody is waited for any more. */
async function startWhenFull(server: Server, match: MatchId): Promise<void> {
  const gathering = await gatheringOf(server, match)
  if (!gathering.ok || gathering.value.phase !== 'gathering') return
  if (gathering.value.seats.every(({ holder }) => holder.kind !== 'open')) await begin(server, { match })
}

async function arrange(
  server: Server,
  { match, seat, holder }: OnlineCalls['arrange']['takes'],
): Promise<Result<null>> {
  const set = await changeGathering(server, match, gathering => {
    if (gathering.phase !== 'gathering') return refuse('turn', t => t.alreadyBegun)
    if (!gathering.seats[seat]) return refuse('unknown', t => t.noPersonThere)
    if (holder.kind !== 'bot') return done({ ...gathering, seats: gathering.seats.with(seat, OPEN) })
    const others = gathering.seats.toSpliced(seat, 1).map(other => other.holder)
    const wrong = faultOfHolder(
      holder,
      others.filter(({ name }) => name !== ''),
    )
    return wrong ?? done({ ...gathering, seats: gathering.seats.with(seat, { holder }) })
  })
  if (!set.ok) return set
  await voidSeat(server, match, seat)
  await changed(server, match)
  await startWhenFull(server, match)
  return done(null)
}

/** Who sits there has changed, and with it who may do what. */
async function changed(server: Server, match: MatchId): Promise<void> {
  await admitAnew(server, match)
  server.comeAndGo(match)
  await tellCompany(server, match)
}
