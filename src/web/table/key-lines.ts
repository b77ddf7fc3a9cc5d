/** Keys and what they do, as "?" lists them. */

/** Keys that do the same, or that are pressed together. */
export interface KeyLine {
  readonly keys: readonly string[]
  readonly does: string
}

/** A table of keys by what they do, in words. */
export function keyLines<K extends string>(
  keys: Readonly<Record<K, readonly string[]>>,
  words: Readonly<Record<NoInfer<K>, string>>,
): KeyLine[] {
  const said: Readonly<Record<string, string>> = words
  return Object.entries<readonly string[]>(keys).map(([name, pressed]) => ({
    keys: pressed,
    does: said[name] ?? name,
  }))
}

/** What stands on keys; the four arrows are one word. */
export function keyNames(keys: readonly string[], words: Readonly<Record<string, string>>): string[] {
  const named = keys.map(key => (key.startsWith('Arrow') ? 'Arrow' : key))
  return [...new Set(named)].map(key => words[key] ?? key.toUpperCase())
}
