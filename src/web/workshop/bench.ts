/** The line to the thread that knows the content of a game. */
import type { Fault, Json } from '../../engine/types.ts'
import type { Schema } from './schema.ts'

/** Without a pack it asks for the standard set. */
export interface BenchQuestion {
  readonly game: string
  readonly pack?: Json
}

export interface Laid {
  readonly standard: Json
  readonly schema: Schema
}

export interface BenchAnswer {
  /** Null where the game has nothing to edit. */
  readonly laid?: Laid | null
  readonly faults?: readonly Fault[]
}

export interface Bench {
  lay(): Promise<Laid | null>
  faultsOf(pack: Json): Promise<readonly Fault[]>
  end(): void
}

/** Answers come in the order in which was asked. */
export function openBench(game: string): Bench {
  const worker = new Worker(new URL('../workbench.ts', import.meta.url), {
    type: 'module',
    name: 'workbench',
  })
  const waiting: ((answer: BenchAnswer) => void)[] = []
  worker.addEventListener('message', ({ data }: MessageEvent<BenchAnswer>) => waiting.shift()?.(data))
  const ask = (question: BenchQuestion) =>
    new Promise<BenchAnswer>(resolve => {
      waiting.push(resolve)
      worker.postMessage(question)
    })
  return {
    lay: async () => (await ask({ game })).laid ?? null,
    faultsOf: async pack => (await ask({ game, pack })).faults ?? [],
    end: () => worker.terminate(),
  }
}
