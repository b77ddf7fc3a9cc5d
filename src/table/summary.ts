/** A match as a list shows it. */
import type { Language } from '../engine/types.ts'
import type { Summary } from './protocol.ts'
import { endingOf } from './reading/ending.ts'
import { stoppedText } from './reading/stopped.ts'
import { wordsIn } from './reading/words.ts'
import { standingOf } from './see.ts'
import { lengthOf, type Table } from './table.ts'
import { holdersOf, isBot, nextToAct } from './turn.ts'

export function summaryOf(table: Table, text: string, touched: number): Summary {
  const { id, match, stopped } = table
  const seat = nextToAct(table)
  return {
    match: id,
    game: match.header.game,
    seats: holdersOf(match),
    steps: lengthOf(table),
    touched,
    text,
    over: standingOf(match).outcome !== null,
    waits: !stopped && seat !== null && !isBot(match, seat),
  }
}

/** What is asked, or how it ended, in every language. */
export function summaryTexts(table: Table): Readonly<Record<Language, string>> {
  const { kit, reader, match, stopped } = table
  const view = match.game.view(match.state, kit.facts.hidden ? null : nextToAct(table))
  const textIn = (language: Language): string =>
    endingOf(reader, standingOf(match), language)?.text ??
    (stopped ? stoppedText(stopped, language) : view.prompt ? wordsIn(reader, language).ask(view) : '')
  return { en: textIn('en'), de: textIn('de') }
}
