/** What is printed in the standard set, however deep, with its German: for tests of words. */
import { standard } from '../content/standard.ts'
import type { Named, Told } from '../types.ts'

/** Every entry that has a name. */
export function namedIn(part: unknown): Named[] {
  if (typeof part !== 'object' || part === null) return []
  const inner = Object.entries(part).flatMap(([field, value]) => (field === 'de' ? [] : namedIn(value)))
  return isNamed(part) ? [part, ...inner] : inner
}

function isNamed(part: object): part is Named {
  return 'name' in part && typeof part.name === 'string'
}

export function isTold(entry: Named): entry is Told {
  return 'text' in entry
}

/** English names to German ones. */
export const NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  namedIn(standard).map(({ name, de }) => [name, de?.name ?? '']),
)
