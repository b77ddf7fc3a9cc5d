/** Between nodes: what this one tells of itself, and what it does when another has told something. */
import { autoplay } from '../table/drive.ts'
import type { House, Room } from '../table/house.ts'
import type { MatchId } from '../table/protocol.ts'
import { enqueue, reload } from '../table/room.ts'
import type { Heard } from './bus/bus.ts'
import { tellSaid } from './calls/talk.ts'
import { tellCompany } from './company.ts'
import { seatsOf } from './guest.ts'
import type { Nodes } from './nodes.ts'
import { pushTurn } from './notices/tell.ts'
import { admitAnew, attending, type Server } from './server.ts'

export async function heard(server: Server, nodes: Nodes, note: Heard): Promise<void> {
  if (note.note === 'alive') nodes.heard(note.node)
  else if (note.note === 'who') for (const match of attended(server)) tellHere(server, match)
  else if (note.note === 'missed') await catchUp(server)
  else if (note.note === 'changed') await follow(server, note.match, note.revision)
  else if (note.note === 'said') tellSaid(server, note.match, note.said)
  else if (note.note === 'turn') pushTurn(server, note.match, note.devices)
  else if (note.note === 'company') await companyChanged(server, note.match)
  else if (server.presence.set(note.match, note.node, note)) await tellCompany(server, note.match, false)
}

export function tellChanged({ bus, house }: Server, match: MatchId): void {
  bus.tell({ note: 'changed', match, revision: house.rooms.get(match)?.record.revision ?? 0 })
}

export function tellHere(server: Server, match: MatchId): void {
  server.bus.tell({ note: 'here', match, node: server.node, ...presentHere(server, match) })
}

/** The seats of a match that somebody on this node has, and how many look on. */
export function presentHere(server: Server, match: MatchId) {
  const seatsOfEach = attending(server, match).map(guest => seatsOf(guest, match))
  const seats = [...new Set(seatsOfEach.flat())].toSorted((a, b) => a - b)
  return { seats, watchers: seatsOfEach.filter(each => each.length === 0).length }
}

export async function tellCompanies(server: Server, matches: readonly MatchId[]): Promise<void> {
  for (const match of matches) await tellCompany(server, match, false)
}

function attended({ guests }: Server): ReadonlySet<MatchId> {
  return new Set([...guests].flatMap(({ attends }) => [...attends]))
}

async function companyChanged(server: Server, match: MatchId): Promise<void> {
  await admitAnew(server, match)
  await tellCompany(server, match, false)
}

/** Another node has written to a match that may be open here. */
async function follow({ house }: Server, match: MatchId, revision: number): Promise<void> {
  const room = house.rooms.get(match)
  if (!room) return
  await enqueue(room, async () => {
    if (room.record.revision < revision) await reload(house, room)
  })
  void takeOver(house, room)
}

/** Milliseconds after which a match stands still that another node should drive. */
const GRACE = 2000

/** Whoever wrote goes on with it; only where it then stands still does this node drive it. */
async function takeOver(house: House, room: Room): Promise<void> {
  const { version } = room.table.match
  await house.world.wait(GRACE)
  const isOpen = house.rooms.get(room.table.id) === room
  if (isOpen && room.table.match.version === version) await autoplay(house, room)
}

/** Notes were lost, to us and from us: everything that is open here is looked at anew, and the others are told. */
async function catchUp(server: Server): Promise<void> {
  server.bus.tell({ note: 'who' })
  for (const match of server.house.rooms.keys()) {
    await follow(server, match, Number.POSITIVE_INFINITY)
    tellChanged(server, match)
  }
  for (const match of attended(server)) {
    tellHere(server, match)
    await companyChanged(server, match)
  }
}
