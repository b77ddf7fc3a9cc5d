/** What the rules read of the content: without names, texts, German, icons and hues. */
import type { Box } from '../types.ts'

const SAID: ReadonlySet<string> = new Set(['about', 'name', 'text', 'de', 'icon', 'hue'])

/** Sets that differ only in what is said and shown are the same to the rules, and have one hash. */
export function essenceOf(content: unknown): unknown {
  if (Array.isArray(content)) return content.map(essenceOf)
  if (typeof content !== 'object' || content === null) return content
  if (isBox(content)) return boxInShort(content)
  const kept: Record<string, unknown> = {}
  for (const [field, value] of Object.entries(content)) if (!SAID.has(field)) kept[field] = essenceOf(value)
  return kept
}

function isBox(part: object): part is Box {
  return 'wide' in part && 'need' in part
}

/** There are hundreds of boxes, and a match is not opened before its content is hashed. */
function boxInShort({ colour, need, wide, armor, skull, damage, time }: Box): string {
  return [colour, need, wide, armor, skull, damage, time].join()
}
