/** German forms of printed names, made of the name with its article. */
import type { GermanNoun, GermanPlace } from '../types.ts'

/** `der Troll`; with an adjective the label ends otherwise: `Blauer Drache`, but `der Blaue Drache`. */
export function noun(the: string, name = the.replace(/^\S+ /, '')): GermanNoun {
  return { name, the }
}

/** `den Troll`, `den Blauen Drachen`: only where it is `der` anything changes, and of the nouns only the weak ones. */
export function accusative(the: string): string {
  if (!the.startsWith('der ')) return the
  const words = the.split(' ').slice(1)
  const adjectives = words.slice(0, -1).map(word => `${word}n`)
  const weak =
    words
      .at(-1)
      ?.replace(/(?:mensch|elf|bär)$/u, '$&en')
      .replace(/(?<!i)e$/u, 'en') ?? ''
  return ['den', ...adjectives, weak].join(' ')
}

/** An adjective before a noun takes an n where one is: `die Große Halle`, `in der Großen Halle`. */
const ADJECTIVE = /^(\p{Lu}\S*e) (?=\p{Lu})/u

/** `die Gruft`, `das Labor`: as a label, and as where one is and goes. */
export function germanPlace(the: string): GermanPlace {
  const name = the.replace(/^\S+ /, '')
  const there = name.replace(ADJECTIVE, '$1n ')
  return the.startsWith('die ')
    ? { name, the, in: `in der ${there}`, into: `in die ${name}` }
    : { name, the, in: `im ${there}`, into: `ins ${name}` }
}
