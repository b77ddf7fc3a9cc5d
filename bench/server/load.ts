/** What our server does under load: real matches, rules, sights for four seats each, and everything on the disk. */
import { newKey } from '../../src/server/secrets.ts'
import { ourServer } from './child.ts'
import { kept } from './long-match.ts'
import { matchOf, newTally, type Player, player, type Tally } from './player.ts'

const SEATS = 4
const PARTY = ['warrior', 'mage', 'rogue', 'archer']
const GAMES = [
  ['dungeon', {}],
  ['onedeck', { heroes: PARTY }],
] as const

export interface Throughput {
  /** A second. */
  readonly steps: number
  /** How much of its core the server had, and what it would do with all of it. */
  readonly busy: number
  readonly perCpu: number
  readonly sights: number
  readonly latency: Spread
  readonly sightBytes: number
}

/** Durable steps a second, with so many matches that play as fast as they are answered. */
export async function throughput(
  mode: 'grouped' | 'single' | 'plain',
  matches: number,
  seconds: number,
  env: NodeJS.ProcessEnv = {},
): Promise<Throughput> {
  const server = await ourServer([mode], env)
  const tally = newTally()
  const tables = []
  for (let index = 0; index < matches; index++) tables.push(await seated(server.url, tally, index))
  await Promise.all(tables.map(table => table.begin(0)))
  await pause(2000)
  const before = reset(tally)
  const { cpu } = await server.usage()
  const started = performance.now()
  await pause(seconds * 1000)
  const took = (performance.now() - started) / 1000
  const played = versions(tally) - before
  const busy = ((await server.usage()).cpu - cpu) / 1e6
  const told = {
    steps: played / took,
    busy: busy / took,
    perCpu: played / busy,
    sights: tally.sights / took,
    latency: spreadOf(tally.latencies),
    sightBytes: median(tally.sizes),
  }
  for (const { players } of tables) for (const each of players) each.close()
  await server.stop()
  return told
}

/** How long an answer takes while so many people each play every two seconds. */
export async function calmly(clients: number, seconds: number): Promise<Spread> {
  const server = await ourServer(['grouped'])
  const tally = newTally()
  const tables = []
  for (let index = 0; index < clients / SEATS; index++) tables.push(await seated(server.url, tally, index))
  await Promise.all(tables.map(table => table.begin(2000)))
  await pause(2000)
  reset(tally)
  await pause(seconds * 1000)
  await server.stop()
  return spreadOf(tally.latencies)
}

/** Bytes that a match costs which nobody plays, with one line to each. */
export async function idle(matches: number): Promise<{ readonly before: number; readonly after: number }> {
  const server = await ourServer(['grouped'])
  const { memory: before } = await server.usage()
  const players: Player[] = []
  for (let index = 0; index < matches; index++) {
    const each = await player(server.url, newTally(), index)
    const match = await matchOf([each], 'dungeon', {})
    await each.ask('open', { match, seat: 0 })
    players.push(each)
  }
  await pause(5000)
  const { memory: after } = await server.usage()
  for (const each of players) each.close()
  await server.stop()
  return { before, after }
}

async function seated(url: string, tally: Tally, index: number) {
  const [game, options] = GAMES[index % GAMES.length] ?? GAMES[0]
  const players = await Promise.all(
    Array.from({ length: SEATS }, (_, seat) => player(url, tally, index * SEATS + seat + 1)),
  )
  const match = await matchOf(players, game, options)
  return {
    match,
    players,
    begin: (rest: number) => Promise.all(players.map((each, seat) => each.play(match, seat, rest))),
  }
}

/** Milliseconds. */
export interface Spread {
  readonly median: number
  readonly p99: number
}

function spreadOf(times: readonly number[]): Spread {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { median: at(0.5), p99: at(0.99) }
}

/** Forgets what was counted so far; gives the entries that there are. */
function reset(tally: Tally): number {
  tally.sights = 0
  tally.latencies.length = 0
  return versions(tally)
}

const versions = (tally: Tally): number => [...tally.version.values()].reduce((sum, each) => sum + each, 0)

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}

function pause(milliseconds: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, milliseconds))
}

/** Many look at one match: how many sights a second come out of one that goes on as fast as it can. */
export async function crowd(watchers: number, seconds: number): Promise<number> {
  const server = await ourServer(['grouped'])
  const tally = newTally()
  const { players, begin, match } = await seated(server.url, tally, 0)
  const [host] = players
  const { link } = (await host?.ask('newLink', { match, role: 'watch' })) ?? { link: '' }
  for (let index = players.length; index < watchers; index++) {
    const each = await player(server.url, tally, index)
    await each.ask('follow', { link })
    await each.ask('open', { match, seat: null })
  }
  await begin(0)
  await pause(2000)
  reset(tally)
  await pause(seconds * 1000)
  await server.stop()
  return tally.sights / seconds
}

/** Milliseconds until a match of so many entries is on the table, from the disk, and those of the processor. */
interface Opening {
  readonly took: number
  readonly cpu: number
}

/** The median of several servers that have just started: the same code is quicker when it has run for a while. */
export async function opening(entries: number, servers = 7): Promise<Opening> {
  const device = newKey()
  const { data, match } = await kept(device, entries)
  const all: Opening[] = []
  for (let index = 0; index < servers; index++) all.push(await openedOnce(data, match, device, entries))
  return { took: median(all.map(({ took }) => took)), cpu: median(all.map(({ cpu }) => cpu)) }
}

async function openedOnce(data: string, match: string, device: string, entries: number): Promise<Opening> {
  const server = await ourServer(['grouped', data])
  const one = await player(server.url, newTally(), 7, device)
  const other = await matchOf([one], 'dungeon', {})
  await one.ask('open', { match: other, seat: 0 })
  await pause(500)
  const before = await server.usage()
  const started = performance.now()
  await one.ask('open', { match, seat: 0, known: { version: entries, at: entries } })
  const took = performance.now() - started
  const { cpu } = await server.usage()
  await server.stop()
  return { took, cpu: (cpu - before.cpu) / 1000 }
}
