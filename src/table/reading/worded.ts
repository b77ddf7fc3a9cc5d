/** The calls of a page that its reader answers, in words. */
import { parseWith } from '../../engine/parse.ts'
import { done, refusalIn } from '../../engine/result.ts'
import type { Result } from '../../engine/types.ts'
import type { CommandName, WordedName } from '../house-protocol.ts'
import { MESSAGES, PAGE_MESSAGES } from '../messages.ts'
import type { Calls, Hint, Verdict } from '../protocol.ts'
import { refuse } from '../text/index.ts'
import { bookOf, companyIn, type Desk, forget, hold, loadTelling } from './desk.ts'

/** What is answered is made at the moment it goes out, so that nothing that is pushed meanwhile gets ahead of it. */
export type Worded<T> = Promise<Result<() => T>>

type Answer<N extends WordedName> = (desk: Desk, params: unknown) => Worded<Calls[N]['gives']>

export const WORDED: { readonly [N in WordedName]: Answer<N> } = {
  open: async (desk, params) => {
    await loadTelling()
    const told = await desk.door('open', params)
    if (!told.ok) return told
    const book = await bookOf(desk, told.value)
    return done(() => hold(desk, told.value, book))
  },
  look: async (desk, params) => {
    const told = await desk.door('look', params)
    if (!told.ok) return told
    const book = await bookOf(desk, told.value)
    return done(() => book.telling.pictureOf(told.value, book, desk.language))
  },
  board: async (desk, params) => {
    const asked = parseWith(PAGE_MESSAGES.board, params, 'options')
    if (!asked.ok) return asked
    const told = await desk.door('look', { ...asked.value, since: asked.value.at })
    if (!told.ok) return told
    const book = await bookOf(desk, told.value)
    return done(() => book.telling.boardOf(told.value, book, desk.language))
  },
  hint: async (desk, params) => {
    const asked = parseWith(PAGE_MESSAGES.hint, params, 'options')
    if (!asked.ok) return asked
    const hint = await hintAt(desk, asked.value)
    return hint.ok ? done(() => hint.value) : hint
  },
  reasons: async (desk, params) => {
    const asked = parseWith(PAGE_MESSAGES.reasons, params, 'options')
    if (!asked.ok) return asked
    const { match, reasons } = asked.value
    const held = desk.held.get(match)
    return held
      ? done(() => held.book.telling.reasonsIn(held.seen.view, held.book, desk.language, reasons))
      : refuse('turn', t => t.noSeatHere)
  },
  hello: async (desk, params) => {
    const { language } = desk
    const asked = MESSAGES.hello.safeParse(params)
    // Known here too: a house that does not open cannot remember it.
    if (asked.success) desk.language = asked.data.language ?? language
    const told = await desk.door('hello', params)
    if (told.ok && desk.language !== language)
      await Promise.all([...desk.held.keys()].map(match => anew(desk, match)))
    return told.ok ? done(() => told.value) : told
  },
  close: async (desk, params) => {
    const asked = MESSAGES.close.safeParse(params)
    if (asked.success) forget(desk, asked.data.match)
    const told = await desk.door('close', params)
    return told.ok ? done(() => told.value) : told
  },
  attend: async (desk, params) => {
    const told = await desk.door('attend', params)
    return told.ok ? done(() => companyIn(desk.language, told.value)) : told
  },
  play: commanding('play'),
  undo: commanding('undo'),
  redo: commanding('redo'),
  reset: commanding('reset'),
  resign: commanding('resign'),
}

/** Without a seat it is for the one that is looked through; another that one plays sees the table its own way. */
async function hintAt(desk: Desk, { match, seat: wanted }: Calls['hint']['takes']): Promise<Result<Hint>> {
  const held = desk.held.get(match)
  const { seat = null, at, offers = [] } = held?.seen ?? {}
  const offer = offers.find(each => each.seat === (wanted ?? seat))
  if (!held || !offer) return refuse('turn', t => t.noSeatHere)
  if (held.seen.withoutHints) return refuse('turn', t => t.noHints)
  if (offer.seat === seat) return held.book.telling.hintFor(offer, held.seen.view, held.book, desk.language)
  const told = await desk.door('look', { match, seat: offer.seat, at, since: at })
  return told.ok ? held.book.telling.hintFor(offer, told.value.view, held.book, desk.language) : told
}

function commanding(name: CommandName): (desk: Desk, params: unknown) => Worded<Verdict> {
  return async (desk, params) => {
    const told = await desk.door(name, params)
    if (!told.ok) return told
    const verdict = told.value
    if (verdict.kind === 'accepted') return done(() => verdict)
    if (verdict.kind === 'rejected')
      return done(() => ({ ...verdict, refusal: refusalIn(desk.language, verdict.refusal) }))
    const book = await bookOf(desk, verdict.sight)
    return done(() => ({ kind: 'stale', picture: hold(desk, verdict.sight, book) }))
  }
}

/** Every line again, in words that this reader has not seen yet. */
async function anew(desk: Desk, match: string): Promise<void> {
  const seat = desk.held.get(match)?.seen.seat ?? null
  const told = await desk.door('open', { match, seat })
  if (!told.ok) return
  const book = await bookOf(desk, told.value)
  desk.send({ push: 'picture', picture: hold(desk, told.value, book) })
}
