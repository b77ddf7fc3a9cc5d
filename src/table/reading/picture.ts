/** What a seat sees, in the words of its reader: made from the sight and the content alone. */
import type { Language } from '../../engine/types.ts'
import type { BoardText, Picture } from '../protocol.ts'
import type { Seen } from '../sight.ts'
import { textIn } from '../text/index.ts'
import type { Book } from './book.ts'
import { blockedOf, choicesOf } from './choices.ts'
import { endingOf } from './ending.ts'
import { linesOf, notesOf } from './lines.ts'
import { happenedIn, missedBy } from './missed.ts'
import { stoppedText } from './stopped.ts'
import { wordsIn } from './words.ts'

export function pictureOf(seen: Seen, book: Book, language: Language): Picture {
  const { facts, reader, content, names } = book
  const words = wordsIn(reader, language)
  const { match, game, seats, practice, version, at, length, seat, view, asked, since } = seen
  return {
    match,
    game,
    content,
    names,
    seats,
    practice,
    resigned: seen.resigned.map(({ seat: by }) => by),
    version,
    at,
    length,
    seat,
    plays: seen.offers.map(offer => offer.seat),
    view,
    asked,
    ask: view.prompt ? words.ask(view) : '',
    rule: view.prompt?.rule ?? null,
    choices: choicesOf(seen, words, facts),
    blocked: blockedOf(seen, words),
    ways: seen.offers.some(({ actions }) => actions.length > 0) ? (reader.paths?.(view) ?? []) : [],
    happened: happenedIn(seen),
    missed: missedBy(seen),
    since,
    lines: [...notesOf(seen, book, textIn(language)), ...linesOf(seen, words, textIn(language))],
    canUndo: seen.canUndo,
    canRedo: seen.canRedo,
    clock: seen.clock,
    ending: endingOf(reader, seen, language),
    ...(seen.withoutHints ? { withoutHints: true } : {}),
    stopped: seen.stopped && stoppedText(seen.stopped, language),
  }
}

/** Columns of the table as a drawing. */
const WIDTH = 100

export function boardOf({ view, seats }: Seen, { reader }: Book, language: Language): BoardText {
  const words = wordsIn(reader, language)
  const names = seats.map(({ name }) => name)
  return {
    places: words.places?.(view, names) ?? [],
    drawing: words.board(view, (_, text) => text, WIDTH),
  }
}
