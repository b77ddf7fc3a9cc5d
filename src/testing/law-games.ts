/**
 * How many games the laws are tried on. UNDERCROFT_LAWS is a share of the usual number: 0.1 for a quick look, 10 for
 * a long one (`npm run test:wide`).
 */
export const LAW_SHARE = shareFrom(process.env['UNDERCROFT_LAWS'] || '1')

function shareFrom(text: string): number {
  const share = Number(text)
  if (!(share > 0)) throw new Error(`UNDERCROFT_LAWS must be a number above 0, and it is "${text}".`)
  return share
}

export function lawGames(usual: number): number {
  return Math.max(1, Math.round(usual * LAW_SHARE))
}

/** All of a list, or for a quick look the first ones. */
export function someOf<T>(list: readonly T[]): readonly T[] {
  return list.slice(0, lawGames(list.length))
}

/** The seeds of a case whose usual seed this is: one, or for a long look more. */
export function seedsFrom(seed: number): readonly number[] {
  return Array.from({ length: lawGames(1) }, (_, round) => seed + round * 1000)
}
