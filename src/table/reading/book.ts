/** What a reader knows of a game beforehand: its facts, and the words, odds and advice of the content in play. */
import { contentOf } from '../../engine/content.ts'
import type { AnyKit, Facts, OwnNames, Reader } from '../../engine/types.ts'
import type { Sight } from '../sight.ts'

export interface Book {
  readonly facts: Facts
  readonly reader: Reader
  readonly names: OwnNames
  /** The content in play where it is not the standard set of today. */
  readonly content: unknown
  /** True when it is the standard set of an earlier release. */
  readonly isEarlier: boolean
}

export type Kits = Readonly<Record<string, () => Promise<AnyKit>>>

export async function bookFor(
  kits: Kits,
  { game, content: hash, pack, names }: Pick<Sight, 'game' | 'content' | 'pack' | 'names'>,
): Promise<Book> {
  const kit = await kits[game]?.()
  if (!kit) throw new Error(`There is no game "${game}"`)
  const content = contentOf(kit, hash, pack)
  if (!content.ok) throw new Error(content.refusal.reason)
  const isStandard = content.value === kit.packs.standard
  return {
    facts: kit.facts,
    reader: kit.reader(content.value, names),
    names,
    content: isStandard ? null : content.value,
    isEarlier: !isStandard && pack === undefined,
  }
}
