/** Threads that play games of a tournament, or pieces of a study, side by side. */
import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import type { GameTask } from './game-thread.ts'
import type { ChunkTask } from './lab/chunk-thread.ts'
import type { Chunk } from './lab/play-chunk.ts'
import type { Range } from './lab/range.ts'
import type { Study } from './lab/study.ts'
import type { PlayOne } from './play-all.ts'
import type { Played } from './played.ts'
import type { TournamentSetup } from './setup.ts'

/** In a package all of it is built, and lies in one folder; sources need what reads TypeScript before them. */
const IS_SOURCE = import.meta.url.endsWith('.ts')

export interface Threads<T, R> {
  readonly play: PlayOne<T, R>
  /** Ends what is still played. */
  close(): Promise<void>
}

export function gameThreads(setup: TournamentSetup, count: number): Threads<number, Played> {
  const pool = poolOf<GameTask, Played>('', 'game-thread', 'playGame', count)
  return { play: number => pool.run({ setup, number }), close: () => pool.destroy() }
}

export function chunkThreads(study: Study, count: number): Threads<Range, Chunk> {
  const threads = studyThreads(count)
  return { play: range => threads.play({ study, range }), close: () => threads.close() }
}

/** For pieces of whatever study comes. */
export function studyThreads(count: number): Threads<ChunkTask, Chunk> {
  const pool = poolOf<ChunkTask, Chunk>('lab/', 'chunk-thread', 'playChunk', count)
  return { play: task => pool.run(task), close: () => pool.destroy() }
}

function poolOf<Task, Answer>(
  folder: string,
  file: string,
  name: string,
  count: number,
): Piscina<Task, Answer> {
  const [entry, thread] = IS_SOURCE
    ? ['../../bin/source-thread.js', `${folder}${file}.ts`]
    : [`${file}.js`, `${file}.js`]
  return new Piscina<Task, Answer>({
    filename: fileURLToPath(new URL(entry, import.meta.url)),
    workerData: new URL(thread, import.meta.url).href,
    name,
    minThreads: 0,
    maxThreads: count,
    // A worker of a farm waits a little between two pieces; a new thread would load everything anew.
    idleTimeout: 60_000,
  })
}
