/** How fast the laboratory studies, how much two threads help, and that it remembers no game. */
import { labOf } from '../src/sim/lab/lab.ts'
import { piecesOf } from '../src/sim/lab/pieces.ts'
import { playChunk } from '../src/sim/lab/play-chunk.ts'
import { type Progress, unbegun, withChunk } from '../src/sim/lab/record.ts'
import type { Study } from '../src/sim/lab/study.ts'
import { playAll } from '../src/sim/play-all.ts'
import { chunkThreads } from '../src/sim/threads.ts'
import { kitOf, must } from './given.ts'
import { latencyOf } from './latency.ts'

function studyOf(game: string, options: Readonly<Record<string, unknown>>, seats: number): Study {
  return {
    game,
    rulesVersion: 1,
    bots: ['policy'],
    seats,
    seed: 1,
    budget: { iterations: 1 },
    lots: [],
    arms: [{ name: '', options, any: [] }],
  }
}

function standardStudy(id: string): Study {
  const { bounded = {} } = kitOf(id).facts
  return studyOf(id, bounded, id === 'dungeon' ? 2 : 1)
}

/** Games that are listened to and counted, beside those of `policy games`. */
export async function studiedGames(id: string): Promise<() => number> {
  const lab = must(labOf(kitOf(id), standardStudy(id), () => performance.now()))
  let next = 0
  return () => {
    playChunk(lab, { from: next, to: next + 5 })
    next += 5
    return 5
  }
}

export interface Scaling {
  /** Games in a second, by the number of threads. */
  readonly one: number
  readonly two: number
}

/**
 * One thread and two in turns, and the median of each: what else the machine does, and how fast it happens to be, then
 * meets both alike. All have played a while before: what it takes to begin is not counted.
 */
export async function labScaling(id: string, seconds = TIMED): Promise<Scaling> {
  const study = standardStudy(id)
  const pools = [playersOf(study, 1), playersOf(study, 2)] as const
  const [one, two]: [number[], number[]] = [[], []]
  try {
    for (const pool of pools) await pool.rate(WARM)
    const games = Math.ceil((await pools[0].rate(WARM)) * seconds)
    for (let turn = 0; turn < TURNS; turn++) {
      one.push(await pools[0].rate(games))
      two.push(await pools[1].rate(games))
    }
  } finally {
    for (const pool of pools) await pool.close()
  }
  return { one: latencyOf(one).median, two: latencyOf(two).median }
}

/** Games of each thread: fewer would measure how code warms up, which every thread does for itself. */
const WARM = 1000
/** Seconds of a turn. */
const TIMED = 10
/** An odd number, so that there is one in the middle. */
const TURNS = 3

interface Players {
  /** Lets each thread play so many games more, and tells how many they played in a second. */
  rate(games: number): Promise<number>
  close(): Promise<void>
}

function playersOf(study: Study, count: number): Players {
  const threads = chunkThreads(study, count)
  let played = 0
  return {
    async rate(games) {
      const [from, to] = [played, played + games * count]
      const pieces = piecesOf(study, to, from === 0 ? [] : [{ from: 0, to: from }])
      const began = performance.now()
      for await (const chunk of playAll(pieces, threads.play, count, new Promise<null>(() => {}))) void chunk
      played = to
      return (1000 * (to - from)) / (performance.now() - began)
    },
    close: () => threads.close(),
  }
}

export interface LabMemory {
  readonly games: number
  /** Bytes of heap after a tenth of the games, when code is warm and nearly every length has been seen, and after all of them. */
  readonly early: number
  readonly late: number
}

/** What games differ by most. */
const DRAWN: Readonly<Record<string, readonly string[]>> = { onedeck: ['dungeon', 'edition'] }

/** Whole games by policy, listened to, every one counted and added as a study adds them. */
export async function labMemory(id: string, games: number): Promise<LabMemory> {
  const study = { ...standardStudy(id), arms: [{ name: '', options: {}, any: DRAWN[id] ?? [] }] }
  const lab = must(labOf(kitOf(id), study, () => performance.now()))
  let progress: Progress = unbegun(study)
  const upTo = async (wanted: number) => {
    const pieces = piecesOf(study, wanted, progress.played)
    const play = async (range: (typeof pieces)[number]) => playChunk(lab, range)
    for await (const chunk of playAll(pieces, play, 2, new Promise<null>(() => {})))
      progress = withChunk(progress, chunk)
    globalThis.gc?.()
    return process.memoryUsage().heapUsed
  }
  const early = await upTo(Math.ceil(games / 10))
  return { games, early, late: await upTo(games) }
}
