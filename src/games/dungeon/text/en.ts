/** Dungeon! in English. The only sentences of the game are in this folder. */
import { keyOf } from '../../../engine/result.ts'
import type { MatchResult, Paint, Words } from '../../../engine/types.ts'
import { bookOf } from '../book.ts'
import { LEVELS } from '../types.ts'
import { isDungeonView } from '../view.ts'
import type { DungeonView } from '../view-types.ts'
import { actionText, isDungeonAction } from './actions.ts'
import { askText } from './asks.ts'
import { drawLevel, drawTable } from './board.ts'
import { callBy, eventText, isDungeonEvent, listOf } from './events.ts'
import { oddsText } from './odds.ts'
import { gp } from './say.ts'

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
  event: (event, seat, names) => (isDungeonEvent(event) ? eventText(event, seat, names) : null),
  board: (view, paint, width) => (isDungeonView(view) ? drawTable(view, paint, width) : ''),
  result: resultText,
  option: name => OPTIONS[name] ?? name,
  map: (view, paint, width, part) => (isDungeonView(view) ? mapText(view, paint, width, part) : ''),
}

/** The level that is named, or else the one the hero is on. */
function mapText(view: DungeonView, paint: Paint, width: number, part: string): string {
  const at = view.seats[view.you ?? view.turn]?.at ?? -1
  const level = part === '' ? (bookOf(view.content).level[at] ?? 1) : Number(part)
  if (!(level >= 1 && level <= LEVELS)) return `The levels are 1 to ${LEVELS}, not "${part}".`
  return drawLevel(view, paint, width, level)
}

function resultText({ winners, reason, scores }: MatchResult, holders?: readonly string[]): string {
  const names = listOf(winners.map(callBy(holders)))
  const who = (seat: number) => (holders && holders.length > 1 ? `${callBy(holders)(seat)} ` : '')
  const gold = scores ? ` (${scores.map((score, seat) => `${who(seat)}${gp(score)}`).join(', ')})` : ''
  const what = RESULTS[reason] ?? reason
  if (winners.length === 0) return `${what}${gold}.`
  if (reason === 'limit') return `${what}; ${names} carried the largest share of the own goal${gold}.`
  return `${names} ${what}${gold}.`
}
