/** What the step that is shown did to somebody's chance to win, and what would have been better. */
import type { MatchAnalysis } from '../../../table/protocol.ts'
import { words } from '../text/index.ts'
import type { Watching } from '../watching.ts'
import { mistakeWords } from './mistakes.ts'
import { changeIn, percentIn } from './percent.ts'

export function Chance({ watching }: { readonly watching: Watching }) {
  const found = watching.insight.found.value
  const { at, seats } = watching.picture.value
  if (!found) return null
  const mistake = found.mistakes.find(each => each.at === at)
  return (
    <>
      <p class="moment-chance">
        {chanceAt(
          found,
          at,
          seats.map(({ name }) => name),
        )}
      </p>
      {mistake && <p class="moment-better">{mistakeWords(mistake)}</p>}
    </>
  )
}

/** Of whoever made the step; a roll is for whoever decided last before it. */
export function chanceAt(
  { series, by, together }: Pick<MatchAnalysis, 'series' | 'by' | 'together'>,
  at: number,
  names: readonly string[],
): string {
  const seat = by.slice(0, at).findLast(each => each !== null) ?? 0
  const now = series[at]?.[seat] ?? 0
  const change = at === 0 ? 0 : now - (series[at - 1]?.[seat] ?? 0)
  const name = together || names.length === 1 ? '' : (names[seat] ?? '')
  return words.value.chanceNow(name, percentIn(now), Math.abs(change) < 0.005 ? '' : changeIn(change))
}
