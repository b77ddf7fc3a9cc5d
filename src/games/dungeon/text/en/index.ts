/** Dungeon! in English. */
import type { MatchResult } from '../../../../engine/types.ts'
import { wordsIn } from '../words.ts'
import { PHRASES } from './actions.ts'
import { ADVISED } from './advised.ts'
import { ASKS } from './asks.ts'
import { REASONS, WISHES } from './blocked.ts'
import { callBy, listOf, SENTENCES } from './events.ts'
import { BOARD, NAMES, ODDS } from './labels.ts'
import { options } from './options.ts'
import { PLACES } from './places.ts'
import { gp } from './say.ts'

const RESULTS: Readonly<Record<string, string>> = {
  home: 'brought enough treasure back to the Great Hall',
  found: 'found the treasure',
  slain: 'The dungeon has won: no hero comes back',
  time: 'Time is up',
  limit: 'The last round is over',
}

export const en = wordsIn({
  names: NAMES,
  called: callBy,
  you: 'You',
  endings: ['', 's'],
  asks: ASKS,
  phrases: PHRASES,
  wishes: WISHES,
  reasons: REASONS,
  advised: ADVISED,
  odds: ODDS,
  sentences: SENTENCES,
  board: BOARD,
  places: PLACES,
  result: resultText,
  options,
  levels: (most, asked) => `The levels are 1 to ${most}, not "${asked}".`,
})

function resultText({ winners, reason, scores }: MatchResult, holders?: readonly string[]): string {
  const names = listOf(winners.map(callBy(holders)))
  // What the others had is seen at their seats.
  const told = winners.length > 0 ? winners : (scores ?? []).map((_, seat) => seat)
  const who = (seat: number) => (told.length > 1 ? `${callBy(holders)(seat)}: ` : '')
  const gold = scores ? ` (${told.map(seat => `${who(seat)}${gp(scores[seat] ?? 0)}`).join(', ')})` : ''
  const what = RESULTS[reason] ?? reason
  if (winners.length === 0) return `${what}${gold}.`
  if (reason === 'limit') return `${what}; ${names} carried the largest share of the own goal${gold}.`
  return `${names} ${what}${gold}.`
}
