/** How fast the laboratory studies, how much two threads help, and that it remembers no game. */
import { labOf } from '../src/sim/lab/lab.ts'
import { piecesOf } from '../src/sim/lab/pieces.ts'
import { playChunk } from '../src/sim/lab/play-chunk.ts'
import { type Progress, unbegun, withChunk } from '../src/sim/lab/record.ts'
import type { Study } from '../src/sim/lab/study.ts'
import { playAll } from '../src/sim/play-all.ts'
import { chunkThreads } from '../src/sim/threads.ts'
import { pigKit } from '../src/testing/pig.ts'
import { kitOf, must } from './given.ts'

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

/** Threads that have played a while: what it takes to begin is not counted. */
export async function labScaling(id: string): Promise<Scaling> {
  return { one: await rateWith(id, 1), two: await rateWith(id, 2) }
}

/** Games of each thread: fewer would measure how code warms up, which every thread does for itself. */
const WARM = 1000
const TIMED = 8000

async function rateWith(id: string, count: number): Promise<number> {
  const study = standardStudy(id)
  const threads = chunkThreads(study, count)
  const play = async (from: number, to: number) => {
    const pieces = piecesOf(study, to, from === 0 ? [] : [{ from: 0, to: from }])
    for await (const chunk of playAll(pieces, threads.play, count, new Promise<null>(() => {}))) void chunk
  }
  try {
    await play(0, WARM * count)
    const began = performance.now()
    await play(WARM * count, (WARM + TIMED) * count)
    return (1000 * TIMED * count) / (performance.now() - began)
  } finally {
    await threads.close()
  }
}

export interface LabMemory {
  readonly games: number
  /** Bytes of heap after a hundredth of the games, and after all of them. */
  readonly early: number
  readonly late: number
}

/** Many short games, every one counted and added as a study adds them. */
export async function labMemory(games: number): Promise<LabMemory> {
  const study = studyOf('pig', { goal: 20 }, 2)
  const lab = must(labOf(pigKit, study, () => performance.now()))
  let progress: Progress = unbegun(study)
  const upTo = async (wanted: number) => {
    const pieces = piecesOf(study, wanted, progress.played)
    const play = async (range: (typeof pieces)[number]) => playChunk(lab, range)
    for await (const chunk of playAll(pieces, play, 2, new Promise<null>(() => {})))
      progress = withChunk(progress, chunk)
    globalThis.gc?.()
    return process.memoryUsage().heapUsed
  }
  const early = await upTo(Math.ceil(games / 100))
  return { games, early, late: await upTo(games) }
}
