/** Threads that play games of a tournament side by side. */
import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import type { GameTask } from './game-thread.ts'
import type { PlayOne } from './play-all.ts'
import type { Played } from './played.ts'
import type { TournamentSetup } from './setup.ts'

/** In a package it is built, and lies beside this file; sources need what reads TypeScript before them. */
const IS_SOURCE = import.meta.url.endsWith('.ts')
const [ENTRY, THREAD] = IS_SOURCE
  ? ['../../bin/source-thread.js', 'game-thread.ts']
  : ['game-thread.js', 'game-thread.js']

export interface GameThreads {
  readonly play: PlayOne
  /** Ends what is still played. */
  close(): Promise<void>
}

export function gameThreads(setup: TournamentSetup, count: number): GameThreads {
  const pool = new Piscina<GameTask, Played>({
    filename: fileURLToPath(new URL(ENTRY, import.meta.url)),
    workerData: new URL(THREAD, import.meta.url).href,
    name: 'playGame',
    minThreads: 0,
    maxThreads: count,
  })
  return { play: number => pool.run({ setup, number }), close: () => pool.destroy() }
}
