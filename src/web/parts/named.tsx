import type { ComponentChildren } from 'preact'

/** A sentence with these names in bold. */
export function named(sentence: string, names: readonly string[]): ComponentChildren {
  const known = names.filter(name => name !== '')
  if (known.length === 0) return sentence
  const pattern = new RegExp(`(${known.map(escape).join('|')})`)
  return sentence
    .split(pattern)
    .map((part, place) => (known.includes(part) ? <b key={place}>{part}</b> : part))
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
