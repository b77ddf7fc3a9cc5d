/** Puts a server together, without the sockets: those who are on the line are handed in. */
import { randomBytes } from 'node:crypto'
import { done } from '../engine/result.ts'
import { autoplay, watchClock } from '../table/drive.ts'
import { houseOf } from '../table/house.ts'
import type { MatchId } from '../table/protocol.ts'
import { closeIdle, withRoom } from '../table/rooms.ts'
import { type Bus, localBus } from './bus/bus.ts'
import { tellCompany } from './company.ts'
import { settleDays } from './day.ts'
import { conclude } from './ending.ts'
import { noGuests } from './guests.ts'
import { heard, presentHere, tellChanged, tellCompanies, tellHere } from './heard.ts'
import { LIMITS, type Limits } from './limits.ts'
import { nodesOn } from './nodes.ts'
import type { Sender } from './notices/sender.ts'
import { tellDue, tellWaiting } from './notices/tell.ts'
import { paceOf } from './pace.ts'
import { presenceSince } from './presence.ts'
import type { Server } from './server.ts'
import type { ServerStore } from './store/store.ts'
import type { Threads } from './threads/threads.ts'
import { worldOf } from './world.ts'

export interface Opening {
  readonly store: ServerStore
  readonly version: string
  readonly threads: Threads
  readonly bus?: Bus
  readonly limits?: Partial<Limits>
  readonly pushKey?: string | null
  readonly report?: (error: unknown) => void
  readonly sender?: Sender
  readonly hasOpenWebhooks?: boolean
  /** The clock on the wall. */
  readonly date?: () => number
}

export interface OpenServer extends Server {
  /** Looks after matches that wait for dice, a bot or a clock. */
  wake(): Promise<void>
  close(): Promise<void>
}

export function openServer(opening: Opening): OpenServer {
  const { store, version, threads, bus = localBus(), pushKey = null, report = () => undefined } = opening
  const limits: Limits = { ...LIMITS, ...opening.limits }
  const node = randomBytes(8).toString('hex')
  const guests = noGuests()
  const house = houseOf(
    worldOf({
      store,
      threads,
      report,
      changed: match => {
        tellChanged(server, match)
        void afterChange(server, match).catch(report)
      },
      ...(opening.date ? { date: opening.date } : {}),
    }),
    'always',
  )
  const presence = presenceSince(() => house.world.date())
  const paces = new Map<string, () => boolean>()
  const server: Server = {
    house,
    store,
    bus,
    limits,
    guests,
    presence,
    version,
    pushKey,
    sender: opening.sender ?? null,
    hasOpenWebhooks: opening.hasOpenWebhooks ?? false,
    notices: new Map(),
    report,
    node,
    comeAndGo: match => {
      if (!presence.set(match, node, presentHere(server, match))) return
      tellHere(server, match)
      void tellCompany(server, match, false).catch(report)
    },
    mayTalk: (device, match) => {
      const key = `${device} ${match}`
      const pace = paces.get(key) ?? paceOf(limits.sayings / 60, limits.sayings, () => house.world.now())
      paces.set(key, pace)
      return pace()
    },
  }
  const nodes = nodesOn(bus, node, presence, left => void tellCompanies(server, left).catch(report))
  bus.hear(note => void heard(server, nodes, note).catch(report))
  nodes.beat()
  bus.tell({ note: 'who' })
  const beats = setInterval(() => nodes.beat(), limits.beat)
  beats.unref()
  const sweep = setInterval(() => {
    void closeIdle(house).catch(report)
    paces.clear()
    void settleDays(server).catch(report)
    void tellDue(server).catch(report)
  }, limits.sweep)
  sweep.unref()
  return {
    ...server,
    wake: () => wake(server),
    close: async () => {
      clearInterval(sweep)
      clearInterval(beats)
      const open = [...house.rooms.values()]
      house.rooms.clear()
      await Promise.all(open.map(room => room.queue))
      await threads.close()
      await bus.close()
      await store.close()
    },
  }
}

/** What has to be done when a match has changed here. */
async function afterChange(server: Server, match: MatchId): Promise<void> {
  const room = server.house.rooms.get(match)
  if (room?.record.summary.over) await conclude(server, match)
  else if (room) await tellWaiting(server, room)
}

/** A month: who comes back later wakes the match by looking at it. */
const RECENT = 31 * 24 * 3_600_000

async function wake(server: Server): Promise<void> {
  const { house, store } = server
  await settleDays(server)
  for (const match of await store.matches.unsettled(house.world.date() - RECENT))
    await conclude(server, match)
  for (const match of await store.matches.unfinished(house.world.date() - RECENT))
    await withRoom(house, match, room => {
      void autoplay(house, room)
      void watchClock(house, room)
      return done(null)
    })
}
