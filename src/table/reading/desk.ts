/** What a reader has before it: the matches that it looks at, as they were last seen. */
import { refusalIn } from '../../engine/result.ts'
import type { Language } from '../../engine/types.ts'
import { changed } from '../change.ts'
import type { Door, HousePush } from '../house-protocol.ts'
import type { MatchId, Message, Picture } from '../protocol.ts'
import type { NextSight, Seen, Sight } from '../sight.ts'
import { type Book, bookFor, type Kits } from './book.ts'
import { pictureOf } from './picture.ts'

export interface Desk {
  readonly kits: Kits
  readonly door: Door
  readonly send: (message: Message) => void
  language: Language
  /** Of each match that was looked at, for the asking. */
  readonly books: Map<MatchId, () => Promise<Book>>
  readonly held: Map<MatchId, Held>
  /** Sights that came before the answer that they follow. */
  readonly early: Map<MatchId, readonly NextSight[]>
}

interface Held {
  readonly number: number
  readonly seen: Seen
  readonly book: Book
}

/** Content of its own comes with the first sight of a match alone, so it is that one which is read again after a failure. */
export function bookOf({ kits, books }: Desk, sight: Sight): Promise<Book> {
  const book = books.get(sight.match) ?? onceDone(() => bookFor(kits, sight))
  books.set(sight.match, book)
  return book()
}

/** Loads once; what failed is tried again by whoever asks next. */
function onceDone<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null
  return () => {
    loading ??= load().catch((fault: unknown) => {
      loading = null
      throw fault
    })
    return loading
  }
}

/** From now on the match lies before the reader as this sight shows it. */
export function hold(desk: Desk, sight: Sight, book: Book): Picture {
  return laid(desk, { number: sight.number, seen: sight, book })
}

export function forget({ books, held, early }: Desk, match: MatchId): void {
  for (const known of [books, held, early]) known.delete(match)
}

export function heard(desk: Desk, push: HousePush): void {
  if (push.push === 'tables') desk.send(push)
  else if (push.push !== 'sight') desk.send({ ...push, refusal: refusalIn(desk.language, push.refusal) })
  else {
    const { match } = push.sight
    desk.early.set(match, [...(desk.early.get(match) ?? []), push.sight])
    catchUp(desk, match)
  }
}

/** What is pushed may be here before the answer that it follows: sights are taken in their order. */
export function catchUp(desk: Desk, match: MatchId): void {
  const held = desk.held.get(match)
  const next = held && desk.early.get(match)?.find(({ after }) => after === held.number)
  if (!held || !next) return
  const { number, change, after: _, ...rest } = next
  const seen = { ...rest, view: changed(held.seen.view, change) }
  desk.send({ push: 'picture', picture: laid(desk, { number, seen, book: held.book }) })
  catchUp(desk, match)
}

function laid(desk: Desk, held: Held): Picture {
  const { match } = held.seen
  desk.held.set(match, held)
  desk.early.set(match, desk.early.get(match)?.filter(({ number }) => number > held.number) ?? [])
  return pictureOf(held.seen, held.book, desk.language)
}
