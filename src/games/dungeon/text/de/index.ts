/** Dungeon! in German. */
import type { MatchResult } from '../../../../engine/types.ts'
import { wordsIn } from '../words.ts'
import { PHRASES } from './actions.ts'
import { ADVISED } from './advised.ts'
import { ASKS } from './asks.ts'
import { REASONS, WISHES } from './blocked.ts'
import { callBy, listOf, SENTENCES, YOURS } from './events.ts'
import { BOARD, NAMES, ODDS } from './labels.ts'
import { options } from './options.ts'
import { PLACES } from './places.ts'
import { gold } from './say.ts'

const RESULTS: Readonly<Record<string, string>> = {
  home: 'genug Schätze zurück in die Große Halle gebracht',
  found: 'den Schatz gefunden',
  slain: 'Das Verlies hat gewonnen: Kein Held kehrt zurück',
  time: 'Die Zeit ist um',
  limit: 'Die letzte Runde ist vorbei',
}

export const de = wordsIn({
  names: NAMES,
  called: callBy,
  you: 'Du',
  endings: [YOURS, 't'],
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
  levels: (most, asked) => `Es gibt die Ebenen 1 bis ${most}, nicht „${asked}“.`,
})

function resultText({ winners, reason, scores }: MatchResult, holders?: readonly string[]): string {
  const names = listOf(winners.map(callBy(holders)))
  // What the others had is seen at their seats.
  const told = winners.length > 0 ? winners : (scores ?? []).map((_, seat) => seat)
  const who = (seat: number) => (told.length > 1 ? `${callBy(holders)(seat)}: ` : '')
  const worth = scores ? ` (${told.map(seat => `${who(seat)}${gold(scores[seat] ?? 0)}`).join(', ')})` : ''
  const what = RESULTS[reason] ?? reason
  if (winners.length === 0) return `${what}${worth}.`
  if (reason === 'limit') return `${what}. Am nächsten am eigenen Ziel: ${names}${worth}.`
  return `${names} ${winners.length === 1 ? 'hat' : 'haben'} ${what}${worth}.`
}
