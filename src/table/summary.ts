/** What a list shows of a match, as far as the match itself says it. */
import type { Header } from '../engine/match.ts'
import { personsOf } from '../engine/seats.ts'
import type { Language, View } from '../engine/types.ts'
import type { Deal } from './protocol.ts'
import { endingOf } from './reading/ending.ts'
import { stoppedText } from './reading/stopped.ts'
import { wordsIn } from './reading/words.ts'
import { standingOf } from './see.ts'
import type { KeptSummary } from './shown.ts'
import { lengthOf, type Table } from './table.ts'
import { askedOf, holdersOf, isBot, nextToAct } from './turn.ts'

type InWords = Readonly<Record<Language, string>>

export function summaryOf(table: Table, touched: number): KeptSummary {
  const { id, match, stopped } = table
  const seat = nextToAct(table)
  return {
    match: id,
    game: match.header.game,
    seats: holdersOf(match),
    steps: lengthOf(table),
    touched,
    over: standingOf(match).outcome !== null,
    waits: !stopped && seat !== null && !isBot(match, seat),
    asked: askedOf(table),
  }
}

/** What is asked, or how it ended, in every language; and how far it is. It costs more than a step does. */
export function summaryTexts(table: Table): { readonly texts: InWords; readonly standings: InWords } {
  const { kit, reader, match, stopped } = table
  const view = match.game.view(match.state, kit.facts.hidden ? null : nextToAct(table))
  const textIn = (language: Language): string =>
    endingOf(reader, standingOf(match), language)?.text ??
    (stopped ? stoppedText(stopped, language) : view.prompt ? wordsIn(reader, language).ask(view) : '')
  const own = ownView(table, view)
  const standingIn = (language: Language): string => wordsIn(reader, language).standing?.(own) ?? ''
  return {
    texts: { en: textIn('en'), de: textIn('de') },
    standings: { en: standingIn('en'), de: standingIn('de') },
  }
}

/** Where seats have secrets, the only person reads the own; of several, each may look at the list. */
function ownView({ kit, match }: Table, open: View): View {
  const [person, ...others] = personsOf(match)
  return kit.facts.hidden && person !== undefined && others.length === 0
    ? match.game.view(match.state, person)
    : open
}

/** What another match would need to be dealt the same; null where that cannot be said. */
export function dealIn({ seed, options, practice, pack }: Header): Deal | null {
  return seed === undefined || practice || pack !== undefined ? null : { seed, options }
}
