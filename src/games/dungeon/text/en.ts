/** Dungeon! in English. The only sentences of the game are in this folder. */
import { keyOf } from '../../../engine/result.ts'
import type { MatchResult, Words } from '../../../engine/types.ts'
import { isDungeonView } from '../view.ts'
import { actionText, isDungeonAction } from './actions.ts'
import { askText } from './asks.ts'
import { drawTable } from './board.ts'
import { eventText, isDungeonEvent } from './events.ts'
import { oddsText } from './odds.ts'

const OPTIONS: Readonly<Record<string, string>> = {
  players: 'Players',
  mode: 'Game: race, or alone a Treasure Hunt, against time, or hunted',
  'hunt.level': 'Treasure Hunt: level of the treasure',
  'timed.minutes': 'Timed: minutes',
  turnLimit: 'Rounds at most',
}

const RESULTS: Readonly<Record<string, string>> = {
  home: 'brought enough treasure back to the Great Hall',
  found: 'found the treasure',
  slain: 'The dungeon has won: no hero comes back',
  time: 'Time is up',
  limit: 'The last round is over',
}

export const en: Words = {
  ask: view => (isDungeonView(view) ? askText(view) : 'What now?'),
  action: (action, view) =>
    isDungeonAction(action) && isDungeonView(view) ? actionText(action, view) : keyOf(action),
  odds: (action, view) => (isDungeonAction(action) && isDungeonView(view) ? oddsText(action, view) : null),
  event: (event, seat) => (isDungeonEvent(event) ? eventText(event, seat) : null),
  board: (view, paint, width) => (isDungeonView(view) ? drawTable(view, paint, width) : ''),
  result: resultText,
  option: name => OPTIONS[name] ?? name,
}

function resultText({ winners, reason, scores }: MatchResult): string {
  const names = winners.map(seat => `Player ${seat + 1}`).join(' and ')
  const gold = scores ? ` (${scores.map(score => `${score.toLocaleString('en')} gp`).join(', ')})` : ''
  const what = RESULTS[reason] ?? reason
  if (winners.length === 0) return `${what}${gold}.`
  if (reason === 'limit') return `${what}; ${names} carried the largest share of the own goal${gold}.`
  return `${names} ${what}${gold}.`
}
