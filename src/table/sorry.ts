/** A fault of our own, of the store or of a thread, as a sentence. */
import { messageOf } from '../engine/error-message.ts'
import type { Refusal, Refused } from '../engine/types.ts'
import { refuse } from './text/index.ts'

/** Thrown where the reason is known in every language. */
export class Regret extends Error {
  readonly refusal: Refusal

  constructor({ refusal }: Refused, cause?: unknown) {
    super(refusal.reason, { cause })
    this.refusal = refusal
  }
}

export function sorry(error: unknown): Refused {
  if (error instanceof Regret) return { ok: false, refusal: error.refusal }
  const fault = messageOf(error)
  return refuse('unknown', t => t.failed(fault))
}
