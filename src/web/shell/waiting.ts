/** Tables of a server that wait for somebody here: the icon of the tab says so, and that of the page kept as an app. */
import type { MatchId } from '../../table/protocol.ts'

let waiting: ReadonlySet<MatchId> = new Set()

export function markTurn(match: MatchId, isYours: boolean): void {
  const others = [...waiting].filter(each => each !== match)
  markTurns(isYours ? [...others, match] : others)
}

/** All there are: what was marked while the page was closed may be over by now. */
export function markTurns(matches: readonly MatchId[]): void {
  waiting = new Set(matches)
  document
    .querySelector('link[rel="icon"]')
    ?.setAttribute('href', waiting.size > 0 ? 'icon-turn.svg' : 'icon.svg')
  if (!('setAppBadge' in navigator)) return
  const told = waiting.size > 0 ? navigator.setAppBadge(waiting.size) : navigator.clearAppBadge()
  told.catch(() => null)
}
