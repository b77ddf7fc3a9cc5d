/** What the rules read of the content: without names, texts, German, icons and hues. */

const SAID: ReadonlySet<string> = new Set(['name', 'text', 'de', 'icon', 'hue'])

/** Sets that differ only in what is said and shown are the same to the rules, and have one hash. */
export function essenceOf(content: unknown): unknown {
  if (Array.isArray(content)) return content.map(essenceOf)
  if (typeof content !== 'object' || content === null) return content
  const fields: [string, unknown][] = Object.entries(content)
  return Object.fromEntries(
    fields.filter(([field]) => !SAID.has(field)).map(([field, value]) => [field, essenceOf(value)]),
  )
}
