/** The content that a header, a question or a sight names by its hash, or brings along. */
import { contentHash } from './content-hash.ts'
import { done } from './result.ts'
import type { AnyKit, Json, Result } from './types.ts'

/** Where nobody knows the hash it is today's set, and whoever compares finds that it is another. */
export function contentOf(kit: AnyKit, hash: string, pack?: Json): Result<unknown> {
  const { packs } = kit
  if (pack !== undefined) return packs.check(pack)
  const isToday = hash === contentHash(kit, packs.standard)
  return done((isToday ? undefined : packs.released?.(hash)) ?? packs.standard)
}
