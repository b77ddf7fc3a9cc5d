/** A fault of our own, of the store or of a thread, as a sentence. */
import { messageOf } from '../engine/error-message.ts'
import type { Refused } from '../engine/types.ts'
import { refuse } from './text/index.ts'

export function sorry(error: unknown): Refused {
  const fault = messageOf(error)
  return refuse('unknown', t => t.failed(fault))
}
