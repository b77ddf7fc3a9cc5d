import type { LabMemory, Scaling } from './lab.ts'
import type { Latency } from './latency.ts'
import type { LongMatch } from './long-match.ts'
import type { PlacementLatency } from './placements.ts'
import type { SightCosts } from './sights.ts'
import type { StartUps } from './start-up.ts'
import { GAMES } from './subjects.ts'

/** Nanoseconds for a unit of a subject's work. */
export type Times = (name: string) => number

export interface Row {
  readonly what: string
  readonly value: string
  readonly number: number
  readonly wanted?: string
  readonly isMet?: boolean
}

/** A roll in boardgame.io is one move and two of our steps, so whole decisions are compared: 1.5 steps each. */
const STEPS_A_MOVE = 1.5

/** What the processes of the subjects told. */
export interface Measured {
  readonly times: Times
  readonly memory: (id: string) => number
  readonly searchMemory: (id: string) => number
  readonly busiest: (id: string) => number
  readonly placement: PlacementLatency
  readonly doors: Latency
  readonly long: LongMatch
  readonly scaling: (id: string) => Scaling
  readonly labMemory: (id: string) => LabMemory
  readonly sights: SightCosts
  readonly start: StartUps
}

export function report(measured: Measured): Row[] {
  const { times, placement, doors, long, sights, start } = measured
  const move = times('pig kernel') * STEPS_A_MOVE
  return [
    speed('Pig, bare loop without a kernel', times('pig bare loop'), 'steps'),
    speed('Pig, kernel with the log on', times('pig kernel'), 'steps'),
    speed('Pig, kernel, every step checked and immutable', times('pig checked play'), 'steps'),
    speed('Pig, boardgame.io reducer', times('pig boardgame.io reducer'), 'moves'),
    speed('Pig, boardgame.io client', times('pig boardgame.io client'), 'moves'),
    ratio('Kernel against boardgame.io reducer, by moves', times('pig boardgame.io reducer') / move, 1000),
    ratio('Kernel against boardgame.io client, by moves', times('pig boardgame.io client') / move),
    ratio(
      'Checked play against boardgame.io reducer, by moves',
      times('pig boardgame.io reducer') / (times('pig checked play') * STEPS_A_MOVE),
    ),
    ratio('Kernel as a part of the bare loop', times('pig bare loop') / times('pig kernel'), 1 / 6),
    ratio(
      'Step 200,000 of a match against its first (1: no growth)',
      times('step late') / times('step early'),
    ),
    ...GAMES.flatMap(id => [...gameRows(id, measured), ...botRows(id, measured)]),
    ...placementRows(placement),
    milliseconds('onedeck: odds at a door, late parties, median', doors.median, 300),
    milliseconds('onedeck: odds at a door, late parties, worst', doors.worst, 300),
    ...labRows(measured),
    ...longRows(long),
    ...sightRows(sights),
    ...startRows(start),
  ]
}

function labRows({ scaling, labMemory }: Measured): Row[] {
  return GAMES.flatMap(id => [...scalingRows(id, scaling(id)), grownRow(id, labMemory(id))])
}

/** A policy remembers so much of what it worked out, and then forgets it. */
const REMEMBERED: Readonly<Record<string, number>> = { dungeon: 10_000_000, onedeck: 80_000_000 }

function grownRow(id: string, { games, early, late }: LabMemory): Row {
  const grown = Math.max(0, late - early)
  const most = REMEMBERED[id] ?? 1_000_000
  return bytes(`${id}: heap grown over ${games.toLocaleString('en')} studied games`, grown, most)
}

/** Two threads need two idle cores. */
function scalingRows(id: string, { one, two }: Scaling): Row[] {
  return [
    speed(`${id}: studied on 1 worker`, 1e9 / one, 'games'),
    speed(`${id}: studied on 2 workers`, 1e9 / two, 'games'),
    ratio(`${id}: 2 workers against 1`, two / one, 1.8),
  ]
}

/** The ratio says what it costs; the milliseconds are for a quiet machine. */
function longRows({ fold, ...costs }: LongMatch): Row[] {
  const what = 'dungeon: 6,000 steps of 8 seats'
  const most = { resume: 150, table: 200, course: 300 }
  return (['resume', 'table', 'course'] as const).flatMap(name => [
    milliseconds(`${what}, ${name}`, costs[name], most[name]),
    ratio(`${what}, ${name} against a bare fold`, costs[name] / fold),
  ])
}

function sightRows({ dungeon, onedeck, whole, next, opening }: SightCosts): Row[] {
  return [
    hundredths('dungeon: sights of one step, 4 seats', dungeon, 0.2),
    hundredths('onedeck: sights of one step, 4 heroes', onedeck, 0.25),
    bytes('onedeck: a whole sight, 4 heroes, median', whole, 6000),
    bytes('onedeck: the next sight, 4 heroes, median', next),
    ...Object.entries(opening).map(([id, cost]) =>
      milliseconds(`${id}: a match of 1,000 entries, opened from the store`, cost, 20),
    ),
  ]
}

/** The ratio compares with a process that does nothing; the milliseconds are for a quiet machine. */
function startRows({ node, ...ways }: StartUps): Row[] {
  return (['sources', 'built'] as const).flatMap(way => [
    milliseconds(`terminal, ${way}: its version`, ways[way].version, 500),
    ratio(`terminal, ${way}: its version against bare node`, ways[way].version / node),
    milliseconds(`terminal, ${way}: the first question of a game`, ways[way].question, 1500),
    ratio(`terminal, ${way}: the first question against bare node`, ways[way].question / node),
  ])
}

function placementRows({ median, worst, exact }: PlacementLatency): Row[] {
  const what = 'onedeck: best placement, 12 dice, 5 skills, a potion'
  return [
    milliseconds(`${what}, median`, median, 5),
    milliseconds(`${what}, worst`, worst, 200),
    { what: `${what}, proven best`, value: `${(exact * 100).toFixed(0)} %`, number: exact },
  ]
}

function milliseconds(what: string, number: number, most: number): Row {
  return { what, value: `${number.toFixed(1)} ms`, number, wanted: `under ${most} ms`, isMet: number < most }
}

function hundredths(what: string, number: number, most: number): Row {
  return { ...milliseconds(what, number, most), value: `${number.toFixed(2)} ms` }
}

/** How much slower than Pig a game's random play may be; One Deck Dungeon has the most to think about. */
const PART_OF_PIG: Readonly<Record<string, number>> = { onedeck: 1 / 20 }

/** Only Dungeon! has positions with very many actions. */
const BUSIEST: Readonly<Record<string, number>> = { dungeon: 20 }

/** A check looks at everything a few times; one that looked at pairs would take hundreds of times as long. */
const PACK_CHECK = 30

function gameRows(id: string, { times, memory, busiest }: Measured): Row[] {
  const part = times('pig kernel') / times(`${id} random steps`)
  return [
    speed(`${id}: random play`, times(`${id} random steps`), 'steps'),
    speed(`${id}: random play`, times(`${id} random games`), 'games'),
    speed(`${id}: advised play`, times(`${id} advised games`), 'games'),
    ratio(`${id}: random steps as a part of Pig steps`, part, PART_OF_PIG[id] ?? 1 / 12),
    speed(`${id}: clone`, times(`${id} clone`), 'states'),
    ratio(
      `${id}: clone against a JSON round trip`,
      times(`${id} JSON round trip`) / times(`${id} clone`),
      25,
    ),
    speed(`${id}: replay of a recorded match, every step checked`, times(`${id} replay`), 'steps'),
    most(
      `${id}: check of the biggest pack against parsing its JSON`,
      times(`${id} pack check`) / times(`${id} pack parse`),
      PACK_CHECK,
    ),
    most(`${id}: slowest list of actions against the median`, busiest(id), BUSIEST[id]),
    bytes(`${id}: heap of a live match beside its log`, memory(id), 10_000),
  ]
}

/** A policy is for playing on: a step by it may cost so many random steps. */
const POLICY_STEP = 10

function botRows(id: string, { times, searchMemory }: Measured): Row[] {
  return [
    ...policyRows(id, times),
    most(
      `${id}: a step by policy against a random one`,
      times(`${id} policy steps`) / times(`${id} random steps`),
      POLICY_STEP,
    ),
    ratio(
      `${id}: studied games as a part of games by policy`,
      times(`${id} policy games`) / times(`${id} studied games`),
      0.7,
    ),
    speed(`${id}: search`, times(`${id} search iterations`), 'iterations'),
    bytes(`${id}: what a search remembers of an iteration`, searchMemory(id)),
  ]
}

/** So many games a second; in Dungeon! as many as four play, who take longer than the two of its other rows. */
const POLICY_GAMES: Readonly<Record<string, number>> = { dungeon: 200, onedeck: 150, tin: 300 }

function policyRows(id: string, times: Times): Row[] {
  const usual = speed(`${id}: play by policy`, times(`${id} policy games`), 'games')
  const wanted = POLICY_GAMES[id]
  if (id !== 'dungeon') return [atLeast(usual, wanted)]
  const four = speed(`${id}: play by policy, 4 seats`, times(`${id} policy games of four`), 'games')
  return [usual, atLeast(four, wanted)]
}

function atLeast(row: Row, least: number | undefined): Row {
  return least === undefined ? row : { ...row, wanted: `${least} games/s`, isMet: row.number >= least }
}

function speed(what: string, nanoseconds: number, unit: string): Row {
  const number = 1e9 / nanoseconds
  return { what, value: `${Math.round(number).toLocaleString('en')} ${unit}/s`, number }
}

function ratio(what: string, number: number, wanted?: number): Row {
  const value = number < 1 ? `1/${(1 / number).toFixed(1)}` : `${number.toFixed(number < 10 ? 2 : 0)} x`
  if (wanted === undefined) return { what, value, number }
  return {
    what,
    value,
    number,
    wanted: wanted < 1 ? `1/${Number((1 / wanted).toFixed(1))}` : `${wanted} x`,
    isMet: number >= wanted,
  }
}

function most(what: string, number: number, limit: number | undefined): Row {
  if (limit === undefined) return { what, value: `${number.toFixed(1)} x`, number }
  return {
    what,
    value: `${number.toFixed(1)} x`,
    number,
    wanted: `at most ${limit} x`,
    isMet: number <= limit,
  }
}

function bytes(what: string, number: number, most?: number): Row {
  const value = `${(number / 1000).toFixed(1)} kB`
  if (most === undefined) return { what, value, number }
  return { what, value, number, wanted: `under ${most / 1000} kB`, isMet: number < most }
}
