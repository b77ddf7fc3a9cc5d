/** What names a content: the hash of what the rules read of it. */
import { hash } from './hash.ts'
import type { AnyKit } from './types.ts'

const hashes = new WeakMap<object, string>()

/** Content never changes and is large, so it is hashed once. */
export function contentHash({ packs }: AnyKit, content: unknown): string {
  const essence = () => hash(packs.essence ? packs.essence(content) : content)
  if (typeof content !== 'object' || content === null) return essence()
  const made = hashes.get(content) ?? essence()
  hashes.set(content, made)
  return made
}
