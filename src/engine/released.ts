/** The standard sets of earlier releases, as they were written down, each made when it is first asked for. */
import type { Result } from './types.ts'

/** Finds a set by its hash. A set of ours that its own check refuses is a bug of ours. */
export function setsOf<C>(
  sets: Readonly<Record<string, unknown>>,
  check: (input: unknown) => Result<C>,
): (hash: string) => C | undefined {
  const made = new Map<string, C>()
  return hash => {
    const known = made.get(hash)
    if (known !== undefined || !Object.hasOwn(sets, hash)) return known
    const checked = check(sets[hash])
    if (!checked.ok) throw new Error(checked.refusal.reason)
    made.set(hash, checked.value)
    return checked.value
  }
}
