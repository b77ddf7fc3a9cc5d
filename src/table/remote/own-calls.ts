/** Calls of a page that its device answers, or adds something to. */
import { z } from 'zod'
import { parseWith } from '../../engine/parse.ts'
import { done } from '../../engine/result.ts'
import { seatShape, withoutUndefined } from '../../engine/shapes.ts'
import type { Result, Seat } from '../../engine/types.ts'
import type { DoorCalls } from '../house-protocol.ts'
import { MESSAGES } from '../messages.ts'
import type { Calls, MatchId } from '../protocol.ts'
import { refuse } from '../text/index.ts'
import { keep, keptOf, withSeat } from './kept.ts'
import { prove } from './prove.ts'
import { commitToSalt, stayForSalt } from './salts.ts'
import type { Visit } from './visit.ts'
import { witnessesOf } from './witnesses.ts'

type OwnCalls = {
  readonly [N in keyof DoorCalls]?: (visit: Visit, params: unknown) => Promise<Result<DoorCalls[N]['gives']>>
}

const word = z.string().max(100)
const seating: z.ZodType<Calls['takeSeat']['takes']> = z
  .strictObject({ match: word, seat: seatShape, name: word, sheet: word.optional() })
  .transform(withoutUndefined)

export const OWN_CALLS: OwnCalls = {
  takeSeat: async (visit, params) => {
    const wanted = parseWith(seating, params, 'options')
    if (!wanted.ok) return wanted
    const { match, seat, name, sheet: id } = wanted.value
    const sheet = await sheetOf(visit, id)
    if (!sheet.ok) return sheet
    const sealed = await commitToSalt(visit, match)
    const answer = await visit.far('takeSeat', { match, seat, name, sealed, ...sheet.value })
    const taken = answer.ok ? answer : ((await ownSeat(visit, match, seat)) ?? answer)
    if (taken.ok)
      await keep(visit.keepsake, match, before =>
        withSeat(before, { seat, ...taken.value, ...(id === undefined ? {} : { sheet: id }) }),
      )
    return taken
  },
  verify: async (visit, params) => {
    const asked = parseWith(MESSAGES.verify, params, 'options')
    if (!asked.ok) return asked
    const { match } = asked.value
    const saved = await visit.far('save', { match })
    if (!saved.ok) return saved
    const { keepsake, house } = visit
    const [kept, witnesses] = [await keptOf(keepsake, match), await witnessesOf(keepsake, match)]
    return prove(await house(), saved.value, { match, kept, witnesses })
  },
  /** Whoever looks elsewhere until the match begins is still there to show the salt. */
  close: async (visit, params) => {
    const closed = await visit.far('close', params)
    const asked = MESSAGES.close.safeParse(params)
    if (asked.success) await stayForSalt(visit, asked.data.match)
    return closed
  },
  witnesses: async ({ keepsake }, params) => {
    const asked = parseWith(MESSAGES.save, params, 'options')
    return asked.ok ? done(await witnessesOf(keepsake, asked.value.match)) : asked
  },
  links: async ({ keepsake }, params) => {
    const asked = parseWith(MESSAGES.save, params, 'options')
    if (!asked.ok) return asked
    const { host, invite, watch, seats } = await keptOf(keepsake, asked.value.match)
    const links = seats.map(({ seat, link }) => withoutUndefined({ seat, link }))
    return done(withoutUndefined({ host, invite, watch, seats: links }))
  },
}

/** Said twice, because the first answer got lost, it is refused; but the seat is ours, and has a link. */
async function ownSeat({ far }: Visit, match: MatchId, seat: Seat): Promise<Result<{ link: string }> | null> {
  const company = await far('attend', { match })
  return company.ok && company.value.yours.includes(seat)
    ? far('newLink', { match, role: 'seat', seat })
    : null
}

/** The sheet itself for a server, which has none of ours. */
async function sheetOf({ house }: Visit, id: string | undefined): Promise<Result<{ sheet?: unknown }>> {
  if (id === undefined) return done({})
  const sheet = await (await house()).world.store.sheets.read(id)
  return sheet ? done({ sheet: sheet.data }) : refuse('unknown', t => t.noSheet)
}
