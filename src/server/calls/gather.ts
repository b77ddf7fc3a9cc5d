/** Before a match: inviting people to it, and beginning. */
import { commitmentTo, saltCommitment } from '../../engine/fair.ts'
import type { SeatHolder } from '../../engine/log.ts'
import { start } from '../../engine/match.ts'
import { done } from '../../engine/result.ts'
import type { Result } from '../../engine/types.ts'
import { provenPack } from '../../table/calls/begin.ts'
import { kitFor } from '../../table/house.ts'
import { faultOfNames } from '../../table/names.ts'
import { type NewGathering, REMOTE } from '../../table/online/protocol.ts'
import { UNWRITTEN } from '../../table/store.ts'
import { companyFor, tellCompany } from '../company.ts'
import { faultOfHosting } from '../hosting.ts'
import { linkFor } from '../links.ts'
import { newSecret } from '../secrets.ts'
import { admit, admitAnew, type Server } from '../server.ts'
import { begin, startIfReady } from '../start.ts'
import { type Gathering, OPEN } from '../store/store.ts'
import { refuse } from '../text/index.ts'
import { changeGathering, faultOfHost, gatheringOf, type Known, type OnlineHandlers } from './handlers.ts'

type Name = 'gather' | 'attend' | 'begin' | 'showSalt' | 'publish' | 'enter'

export const GATHER_CALLS: OnlineHandlers<Name> = {
  gather: async (server, guest, wanted) => {
    const made = await gathered(server, guest, wanted)
    if (!made.ok) return made
    const { id } = made.value
    const [host, invite, watch] = await Promise.all([
      linkFor(server, id, 'host'),
      linkFor(server, id, 'invite'),
      linkFor(server, id, 'watch'),
    ])
    return done({ match: id, host, invite, watch })
  },
  attend: async (server, guest, { match }) => {
    const rights = guest.rights.get(match) ?? []
    const gathering = await gatheringOf(server, match)
    if (!gathering.ok) return gathering
    if (rights.length === 0 && !gathering.value.isPublic) return refuse('unknown', t => t.noMatchForYou)
    guest.attends.add(match)
    server.guests.note(guest, match)
    server.comeAndGo(match)
    return done(await companyFor(server, guest, gathering.value))
  },
  begin: async (server, guest, asked) => {
    const wrong = faultOfHost(guest, asked.match)
    return wrong ?? begin(server, asked)
  },
  showSalt: async (server, guest, { match, salt }) => {
    const shown = await changeGathering(server, match, gathering => withSalt(gathering, guest, salt))
    if (!shown.ok) return shown
    return startIfReady(server, match)
  },
  publish: async (server, guest, { match, isPublic }) => {
    const wrong = faultOfHost(guest, match)
    if (wrong) return wrong
    const set = await changeGathering(server, match, gathering => done({ ...gathering, isPublic }))
    if (!set.ok) return set
    await admitAnew(server, match)
    await tellCompany(server, match)
    return done(null)
  },
  enter: async (server, guest, { match }) => {
    const gathering = await gatheringOf(server, match)
    if (!gathering.ok) return gathering
    if (!gathering.value.isPublic) return refuse('turn', t => t.notPublic)
    await server.store.rights.grant(guest.device, { match, role: 'invite', seat: null })
    await admit(server, guest, match)
    return done({ match, role: 'invite', seat: null })
  },
}

async function gathered(server: Server, { device }: Known, wanted: NewGathering): Promise<Result<Gathering>> {
  const { store, house } = server
  const full = await faultOfHosting(server, device)
  if (full) return full
  const sound = await soundSetup(server, wanted)
  if (!sound.ok) return sound
  const secret = newSecret()
  const gathering: Gathering = {
    id: `${REMOTE}${house.world.newId()}`,
    game: wanted.game,
    options: sound.value,
    seats: wanted.seats.map(holder => (holder.kind === 'bot' ? { holder } : OPEN)),
    phase: 'gathering',
    isPublic: wanted.isPublic ?? false,
    ...(wanted.withoutHints ? { withoutHints: true } : {}),
    secret,
    commitment: commitmentTo(secret),
    touched: house.world.date(),
    lent: [],
    wish: null,
  }
  await store.gatherings.write(UNWRITTEN, gathering)
  await store.rights.grant(device, { match: gathering.id, role: 'host', seat: null })
  return done(gathering)
}

/** What could not be played is refused before anybody is invited to it. */
async function soundSetup(
  { house }: Server,
  { game, options = {}, seats }: NewGathering,
): Promise<Result<Gathering['options']>> {
  const kit = await kitFor(house, game)
  if (!kit.ok) return kit
  const bots = seats.filter(({ kind }) => kind === 'bot')
  const unnamed = faultOfNames(bots)
  if (unnamed) return unnamed
  const proved = await provenPack(house, kit.value, options['content'])
  if (!proved.ok) return proved
  const tried = start(kit.value, { options, seats: seats.map(person) })
  if (!tried.ok) return tried
  const json: Gathering['options'] = JSON.parse(JSON.stringify(options))
  return done(json)
}

function person(_holder: SeatHolder, seat: number): SeatHolder {
  return { kind: 'person', name: `${seat}` }
}

function withSalt(gathering: Gathering, { device }: Known, salt: string): Result<Gathering> {
  if (gathering.phase !== 'starting') return refuse('turn', t => t.notStarting)
  const seat = gathering.seats.findIndex(each => each.device === device && each.holder.kind === 'person')
  const mine = gathering.seats[seat]
  if (!mine) return refuse('turn', t => t.noSeatYours)
  if (salt === mine.salt) return done(gathering)
  if (saltCommitment(salt) !== mine.sealed) return refuse('fair', t => t.saltFalse)
  return done({ ...gathering, seats: gathering.seats.with(seat, { ...mine, salt }) })
}
