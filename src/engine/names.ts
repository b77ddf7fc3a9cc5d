/** What those who sit at a match are called. */

export function isName(name: string): boolean {
  return name.trim() === name && /^\P{C}{1,24}$/u.test(name)
}

/** Nobody could tell two such names apart, on paper or by ear. */
export function isSameName(one: string, other: string): boolean {
  return plain(one) === plain(other)
}

function plain(name: string): string {
  return name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase()
}
