/** Who plays the games of a study: this process, its threads, or a farm. */
import { setImmediate } from 'node:timers/promises'
import type { Lab } from '../../sim/lab/lab.ts'
import { isSlow } from '../../sim/lab/pieces.ts'
import { type Chunk, playChunk } from '../../sim/lab/play-chunk.ts'
import type { Range } from '../../sim/lab/range.ts'
import { chunkThreads, type Threads } from '../../sim/threads.ts'
import type { Io } from '../io.ts'
import { farmHands } from './farm.ts'
import type { Hands } from './hands.ts'

export interface Means {
  readonly workers: number
  readonly farm?: string
}

export async function handsFor(io: Io, lab: Lab, { workers, farm }: Means): Promise<Hands> {
  if (farm !== undefined) return farmHands(io, farm, lab.study)
  // Who thinks for minutes would not let Ctrl-C be heard.
  const threads = workers > 1 || isSlow(lab.study) ? chunkThreads(lab.study, workers) : here(lab)
  return { ...threads, width: workers, told: () => '', forget: async () => undefined }
}

/** Without threads: between two pieces whoever wants out is heard. */
function here(lab: Lab): Threads<Range, Chunk> {
  return {
    play: async range => {
      await setImmediate()
      return playChunk(lab, range)
    },
    close: async () => undefined,
  }
}
