/** How a study is cut: whoever plays some of it, on whatever machine, cuts it alike. */
import { cut, missing, type Range } from './range.ts'
import type { Study } from './study.ts'

/** Games that take about a second. Where bots think, one may take several: whoever stops loses no more than that. */
const QUICK = 400
const SLOW: ReadonlySet<string> = new Set(['skilled', 'master'])

export function isSlow({ bots }: Study): boolean {
  return bots.some(bot => SLOW.has(bot))
}

export function piecesOf(study: Study, games: number, played: readonly Range[]): Range[] {
  const size = isSlow(study) ? 1 : QUICK
  return cut(missing(games, played), Math.max(1, Math.floor(size / study.arms.length)))
}
