/** What a reader has before it: the matches that it looks at, as they were last seen. */
import { refusalIn } from '../../engine/result.ts'
import type { Language } from '../../engine/types.ts'
import { changed } from '../change.ts'
import type { Door, DoorPush } from '../house-protocol.ts'
import type { Company, MatchId, Message, Picture } from '../protocol.ts'
import type { NextSight, Seen, Sight } from '../sight.ts'
import { sorry } from '../sorry.ts'
import { type Book, bookFor, type Kits } from './book.ts'
import type * as Telling from './telling.ts'

export interface Desk {
  readonly kits: Kits
  readonly door: Door
  readonly send: (message: Message) => void
  language: Language
  /** Of each match that was looked at, for the asking. */
  readonly books: Map<MatchId, () => Promise<OpenBook>>
  readonly held: Map<MatchId, Held>
  /** Sights that came before the answer that they follow. */
  readonly early: Map<MatchId, readonly NextSight[]>
}

/** A book, and what tells by it. */
export interface OpenBook extends Book {
  readonly telling: typeof Telling
}

interface Held {
  readonly number: number
  readonly seen: Seen
  readonly book: OpenBook
}

/** Content of its own comes with the first sight of a match alone, so it is that one which is read again after a failure. */
export function bookOf({ kits, books }: Desk, sight: Sight): Promise<OpenBook> {
  const book = books.get(sight.match) ?? onceDone(() => opened(kits, sight))
  books.set(sight.match, book)
  return book()
}

async function opened(kits: Kits, sight: Sight): Promise<OpenBook> {
  return { ...(await bookFor(kits, sight)), telling: await loadTelling() }
}

/** Asked for before a sight is: what is shown is not older than need be. */
export async function loadTelling(): Promise<typeof Telling> {
  const { boardOf, hintFor, pictureOf, reasonsIn } = await import('./telling.ts')
  return { boardOf, hintFor, pictureOf, reasonsIn }
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
export function hold(desk: Desk, sight: Sight, book: OpenBook): Picture {
  return laid(desk, { number: sight.number, seen: sight, book })
}

export function forget({ books, held, early }: Desk, match: MatchId): void {
  for (const known of [books, held, early]) known.delete(match)
}

export function heard(desk: Desk, push: DoorPush): void {
  if (push.push === 'sight') sighted(desk, push.sight)
  else if (push.push === 'anew') void holdAnew(desk, push.sight)
  else if (push.push === 'company') desk.send({ ...push, company: companyIn(desk.language, push.company) })
  else if ('refusal' in push) desk.send({ ...push, refusal: refusalIn(desk.language, push.refusal) })
  else desk.send(push)
}

/** What its server says to everybody, for someone who reads this language. */
export function companyIn(language: Language, company: Company): Company {
  const { notice } = company
  return { ...company, notice: notice && refusalIn(language, notice) }
}

function sighted(desk: Desk, sight: NextSight): void {
  const { match } = sight
  desk.early.set(match, [...(desk.early.get(match) ?? []), sight])
  catchUp(desk, match)
}

/** In the place of what was seen before the line broke, unless the reader has gone or something newer is here already. */
async function holdAnew(desk: Desk, sight: Sight): Promise<void> {
  const { match, number } = sight
  try {
    const book = await bookOf(desk, sight)
    const held = desk.held.get(match)
    if (!held || held.number > number) return
    desk.send({ push: 'picture', picture: hold(desk, sight, book) })
    catchUp(desk, match)
  } catch (error) {
    heard(desk, { push: 'trouble', match, refusal: sorry(error).refusal })
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
  return held.book.telling.pictureOf(held.seen, held.book, desk.language)
}
