/** Where a device keeps what it has of online play: the few things that it must not lose, by their names. */
import type { Json } from '../../engine/types.ts'

export interface Keepsake {
  /** Undefined where nothing was kept. */
  read(key: string): Promise<Json | undefined>
  /** Puts something else in the place of what is there, and nobody comes between; undefined takes it away. */
  change(key: string, next: (before: Json | undefined) => Json | undefined): Promise<void>
  clear(): Promise<void>
}

/** Forgets everything: for tests, and where nothing else can be had. */
export function memoryKeepsake(): Keepsake {
  const kept = new Map<string, Json>()
  return {
    read: async key => structuredClone(kept.get(key)),
    change: async (key, next) => {
      const value = next(structuredClone(kept.get(key)))
      if (value === undefined) kept.delete(key)
      else kept.set(key, structuredClone(value))
    },
    clear: async () => kept.clear(),
  }
}
