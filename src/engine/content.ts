/** The content that a header, a question or a sight names by its hash, or brings along. */
import { done } from './result.ts'
import type { AnyKit, Json, Result } from './types.ts'

export function contentOf({ packs }: AnyKit, content: string, pack?: Json): Result<unknown> {
  return pack === undefined ? done(packs.released?.(content) ?? packs.standard) : packs.check(pack)
}
