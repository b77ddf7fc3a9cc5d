/** Threads that play the pieces of a study, as many as the device can spare. */
import type { ChunkTask } from '../../../sim/lab/chunk-thread.ts'
import type { Chunk } from '../../../sim/lab/play-chunk.ts'
import type { Players } from '../../../sim/lab/play-study.ts'
import type { Study } from '../../../sim/lab/study.ts'

/** More would hardly be quicker, and each holds a game of its own. */
const MOST = 8

/** One is left for the page. */
export function widthFor(cores: number): number {
  return Math.max(1, Math.min(MOST, cores - 1))
}

/** Each piece has a thread to itself while it is played; ending them ends what is still played. */
export function playersIn(open: () => Worker, width: number, study: Study): Players & { end(): void } {
  const [all, idle]: [Worker[], Worker[]] = [[], []]
  const opened = () => {
    const worker = open()
    all.push(worker)
    return worker
  }
  return {
    width,
    async play(range) {
      const worker = idle.pop() ?? opened()
      const chunk = await answerOf(worker, { study, range })
      idle.push(worker)
      return chunk
    },
    end() {
      for (const worker of all) worker.terminate()
    },
  }
}

function answerOf(worker: Worker, task: ChunkTask): Promise<Chunk> {
  const answered = new AbortController()
  const { signal } = answered
  return new Promise<Chunk>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Chunk>) => resolve(data), { signal })
    worker.addEventListener('error', ({ message }) => reject(new Error(message)), { signal })
    worker.postMessage(task)
  }).finally(() => answered.abort())
}
