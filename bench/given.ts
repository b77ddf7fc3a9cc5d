/** What every measurement needs. */
import type { AnyKit, Result } from '../src/engine/types.ts'
import { KITS } from '../src/games/index.ts'

export function kitOf(id: string): AnyKit {
  const found = KITS.find(({ facts }) => facts.id === id)
  if (!found) throw new Error(`There is no game "${id}"`)
  return found
}

export function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.refusal.reason)
  return result.value
}

/** Milliseconds of the best of so many tries: what else the machine does can only slow one down. */
export function best(tries: number, work: () => unknown): number {
  const times = Array.from({ length: tries }, () => {
    const started = performance.now()
    work()
    return performance.now() - started
  })
  return Math.min(...times)
}
