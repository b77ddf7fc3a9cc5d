/** Pieces that somebody waits for. Each is answered once, however often its answer comes. */
import { done, refuse } from '../../engine/result.ts'
import type { Result } from '../../engine/types.ts'
import type { Chunk } from '../lab/play-chunk.ts'
import type { Range } from '../lab/range.ts'
import { FarmFault } from './fault.ts'
import { readAnswer } from './letters.ts'
import { nameOf } from './names.ts'

export interface Waiting {
  /** What is still waited for, by its name. */
  readonly ranges: ReadonlyMap<string, Range>
  waitFor(range: Range): Promise<Chunk>
  /** An answer has come; whether it is one that failed. */
  receive(name: string, bytes: Uint8Array): boolean
  /** No answer will come any more. */
  readonly giveUp: (fault: FarmFault) => void
}

interface Ends {
  readonly resolve: (chunk: Chunk) => void
  readonly reject: (fault: FarmFault) => void
}

export function newWaiting(): Waiting {
  const [ranges, ends] = [new Map<string, Range>(), new Map<string, Ends>()]
  return {
    ranges,
    waitFor: range =>
      new Promise((resolve, reject) => {
        ranges.set(nameOf(range), range)
        ends.set(nameOf(range), { resolve, reject })
      }),
    receive(name, bytes) {
      const [range, end] = [ranges.get(name), ends.get(name)]
      if (!range || !end) return false
      ranges.delete(name)
      ends.delete(name)
      const chunk = chunkIn(bytes, range)
      if (chunk.ok) end.resolve(chunk.value)
      else end.reject(new FarmFault(unplayable(range, chunk.refusal.reason)))
      return !chunk.ok
    },
    giveUp(fault) {
      for (const { reject } of ends.values()) reject(fault)
      ranges.clear()
      ends.clear()
    },
  }
}

function chunkIn(bytes: Uint8Array, range: Range): Result<Chunk> {
  const answer = readAnswer(bytes)
  if (!answer.ok) return answer
  if ('failed' in answer.value) return refuse('file', answer.value.failed)
  const { chunk } = answer.value
  return nameOf(chunk.range) === nameOf(range) ? done(chunk) : refuse('file', 'others were played instead')
}

function unplayable({ from, to }: Range, why: string): string {
  return `No worker can play the games ${from} to ${to - 1}: ${why.replace(/\.$/, '')}.`
}
