/**
 * Stored matches of format 1 are translated whenever they are read. What is on the disk stays as it was written: the
 * record says how many of its entries that concerns, and new ones follow in the format of now.
 */
import { contentOf } from '../engine/content.ts'
import { entriesFromFormat1, fromFormat1 } from '../engine/format-1.ts'
import { done } from '../engine/result.ts'
import type { AnyKit, Result } from '../engine/types.ts'
import type { ReadMatch } from './store.ts'

export function translated(kit: AnyKit, read: ReadMatch): Result<ReadMatch> {
  const { format1 } = read.record
  if (format1 === 0) return done(read)
  return format1 === undefined ? whole(kit, read) : beginning(kit, read, format1)
}

function whole(kit: AnyKit, { record, entries }: ReadMatch): Result<ReadMatch> {
  const now = fromFormat1(kit, { header: record.header, entries })
  if (!now.ok) return now
  // Its hash is that of a state of then.
  const { hash: _, ...kept } = record
  return done({
    record: { ...kept, header: now.value.header, format1: entries.length },
    entries: now.value.entries,
  })
}

function beginning(kit: AnyKit, { record, entries }: ReadMatch, count: number): Result<ReadMatch> {
  const content = contentOf(kit, record.header.content, record.header.pack)
  if (!content.ok) return content
  const { header } = record
  const older = entriesFromFormat1(kit, content.value, { header, entries: entries.slice(0, count) })
  return done({ record, entries: [...older, ...entries.slice(count)] })
}
