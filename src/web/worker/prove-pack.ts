/** A pack may come from anybody: it is checked beside the thread that answers, for as long as an honest one could take. */
import { done } from '../../engine/result.ts'
import type { Refusal, Result } from '../../engine/types.ts'
import { refuse } from './text/index.ts'

export interface PackQuestion {
  readonly game: string
  readonly pack: unknown
}

/** A thread that checks one pack: the worker of `prover.ts`, or what a test puts in its place. */
export interface Prover {
  ask(question: PackQuestion): Promise<Refusal | null>
  end(): void
}

export async function provePack(
  prover: Prover,
  question: PackQuestion,
  limit: Promise<void>,
): Promise<Result<null>> {
  const answer = await Promise.race([prover.ask(question), limit.then(() => TOO_LONG)])
  prover.end()
  return answer ? { ok: false, refusal: answer } : done(null)
}

const TOO_LONG = refuse('content', t => t.packTooLong).refusal

export function proverIn(worker: Worker): Prover {
  return {
    ask: question =>
      new Promise((resolve, reject) => {
        worker.addEventListener('message', ({ data }: MessageEvent<Refusal | null>) => resolve(data))
        worker.addEventListener('error', ({ message }) => reject(new Error(message)))
        worker.postMessage(question)
      }),
    end: () => worker.terminate(),
  }
}
