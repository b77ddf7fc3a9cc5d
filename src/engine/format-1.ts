/**
 * Matches of format 1 named the entries of content by their position. They are translated when they are opened, each
 * by its own content set, and from then on say what they say by ids.
 */

import { contentHash } from './content-hash.ts'
import { hash } from './hash.ts'
import type { Entry, Header } from './log.ts'
import { plain } from './plain.ts'
import { done } from './result.ts'
import { refuse } from './text/index.ts'
import type { AnyKit, Format1, Result } from './types.ts'

/** A match as it is written down. */
export interface Written {
  readonly header: Header
  readonly entries: readonly Entry[]
}

/** The same match in the format of now. Games that never named anything by position have nothing to translate. */
export function fromFormat1(kit: AnyKit, { header, entries }: Written): Result<Written> {
  const { format1 } = kit.packs
  if (!format1) return done({ header, entries })
  const content = contentIn(kit, format1, header)
  if (!content.ok) return content
  return done({
    header: {
      ...header,
      content: contentHash(kit, content.value),
      ...(header.pack === undefined ? {} : { pack: plain(content.value) }),
    },
    entries: entriesFromFormat1(kit, content.value, { header, entries }),
  })
}

/** Entries that were written before the match was first played on in the format of now. */
export function entriesFromFormat1(
  { packs: { format1 } }: AnyKit,
  content: unknown,
  { header: { options }, entries }: Written,
): readonly Entry[] {
  if (!format1) return entries
  return entries.map(entry =>
    'action' in entry ? { ...entry, action: format1.action(entry.action, content, options) } : entry,
  )
}

function contentIn({ packs }: AnyKit, format1: Format1<unknown>, { content, pack }: Header): Result<unknown> {
  if (pack !== undefined)
    return hash(pack) === content ? packs.check(format1.pack(pack)) : refuse('content', t => t.otherContent)
  const known = format1.content(content)
  return known === undefined ? refuse('content', t => t.otherContent) : done(known)
}
