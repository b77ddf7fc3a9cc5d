/** What each call to a server takes, as it is checked at the door. */
import { z } from 'zod'
import { LEVELS } from '../../bots/names.ts'
import { isSecret } from '../../engine/fair.ts'
import { holderShape, seatShape, withoutUndefined } from '../../engine/shapes.ts'
import { LANGUAGES } from '../../engine/types.ts'
import type { OnlineCallName, OnlineCalls } from './protocol.ts'

const match = z.string().max(100)
const word = z.string().max(100)
/** 128 bits in base64url. */
const key = z.string().regex(/^[\w-]{22}$/)
const hex = z.string().refine(isSecret)
const nothing = z.strictObject({})
const ofMatch = z.strictObject({ match })
const level = z.enum(LEVELS).optional()
const ofSeat = z.strictObject({ match, seat: seatShape })
const role = z.enum(['host', 'seat', 'watch', 'invite'])
const day = z.iso.date()
const minute = z.int().min(0).max(1440)

export const ONLINE_MESSAGES: { readonly [N in OnlineCallName]: z.ZodType<OnlineCalls[N]['takes']> } = {
  greet: z.strictObject({ protocol: z.int(), device: key.optional() }).transform(withoutUndefined),
  follow: z.strictObject({ link: key }),
  gather: z
    .strictObject({
      game: word,
      options: z.record(z.string(), z.unknown()).optional(),
      seats: z.array(holderShape).max(64),
      isPublic: z.boolean().optional(),
      withoutHints: z.boolean().optional(),
    })
    .transform(withoutUndefined),
  attend: ofMatch,
  takeSeat: z
    .strictObject({ match, seat: seatShape, name: word, sealed: hex, sheet: z.unknown().optional() })
    .transform(withoutUndefined),
  leaveSeat: ofMatch,
  begin: z.strictObject({ match, without: z.boolean().optional(), level }).transform(withoutUndefined),
  showSalt: z.strictObject({ match, salt: hex }),
  arrange: z.strictObject({ match, seat: seatShape, holder: holderShape }),
  publish: z.strictObject({ match, isPublic: z.boolean() }),
  lobby: nothing,
  enter: ofMatch,
  yours: nothing,
  newLink: z.strictObject({ match, role, seat: seatShape.optional() }).transform(withoutUndefined),
  rename: z.strictObject({ match, seat: seatShape, name: word }),
  handOver: ofSeat,
  shut: ofMatch,
  drop: ofMatch,
  say: z.strictObject({ match, text: z.string().max(2000) }),
  talk: ofMatch,
  wish: z.strictObject({
    match,
    version: z.int().min(0),
    what: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('back'), steps: z.int().min(1) }),
      z.strictObject({ kind: z.literal('bot'), seat: seatShape, level }).transform(withoutUndefined),
    ]),
  }),
  answerWish: z.strictObject({ match, wish: word, yes: z.boolean() }),
  lend: ofSeat.extend({ level }).transform(withoutUndefined),
  takeBack: ofMatch,
  rematch: ofMatch,
  day: z.strictObject({ game: word, day }),
  playDay: z.strictObject({ game: word, name: word, day: day.optional() }).transform(withoutUndefined),
  replayDay: ofMatch,
  notices: nothing,
  setNotices: z
    .strictObject({
      push: z.json().optional(),
      webhook: z.string().max(500).optional(),
      quiet: z.strictObject({ from: minute, to: minute, zone: word }).optional(),
      page: z.string().max(500).optional(),
      language: z.enum(LANGUAGES).optional(),
    })
    .transform(withoutUndefined),
  exportDevice: nothing,
  eraseDevice: nothing,
}
