/** The choices that gave something away, as the log and the chart tell them. */
import type { MatchAnalysis, Mistake } from '../../../table/protocol.ts'
import { settings } from '../../shell/settings.ts'
import { words } from '../text/index.ts'
import { changeIn } from './percent.ts'

export function mistakeWords({ cost, said }: Mistake): string {
  const { better, why } = said[settings.value.language]
  return words.value.better(better, changeIn(cost), why)
}

/** The worst, in the order in which they were made. */
export function worstIn({ mistakes }: MatchAnalysis, most: number): readonly Mistake[] {
  return mistakes
    .toSorted((a, b) => b.cost - a.cost)
    .slice(0, most)
    .toSorted((a, b) => a.at - b.at)
}
