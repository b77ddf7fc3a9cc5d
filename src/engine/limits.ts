/** How much is read of what a stranger sends (S27). Nothing here calls itself, so no nesting exhausts the stack. */

/** Lists and objects in each other; matches and packs nest about ten deep. */
export const DEEPEST = 64
/** Characters of one text; the longest honest one is a card's, of 300. */
export const LONGEST = 10_000
/** Lists and objects side by side on one level; a match has one for each step. */
export const WIDEST = 2_000_000
/** Characters of the input that a refusal repeats: enough to recognise it. */
const REPEATED = 200

export type Excess = 'deep' | 'long' | 'wide'

/** Why something is refused before it is looked at any closer; null when it may be read. Goes level by level. */
export function excessOf(input: unknown): Excess | null {
  let level: object[] = [[input]]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return 'deep'
    const below: object[] = []
    for (const branch of level) {
      if (!Array.isArray(branch) && Object.keys(branch).some(isLong)) return 'long'
      for (const part of Object.values(branch)) {
        if (isLong(part)) return 'long'
        if (typeof part === 'object' && part !== null && below.push(part) > WIDEST) return 'wide'
      }
    }
    level = below
  }
  return null
}

function isLong(part: unknown): boolean {
  return typeof part === 'string' && part.length > LONGEST
}

/** A piece of the input as a refusal repeats it. */
export function clipped(text: string): string {
  return text.length > REPEATED ? `${text.slice(0, REPEATED)}…` : text
}
