/** What a device keeps of online play: its own key, and of every match its links, salts and sheets. */
import { z } from 'zod'
import { seatShape, withoutUndefined } from '../../engine/shapes.ts'
import type { Json } from '../../engine/types.ts'
import type { MatchId } from '../protocol.ts'
import type { Keepsake } from './keepsake.ts'

const text = z.string().optional()
const kept = z
  .object({
    host: text,
    invite: text,
    watch: text,
    /** The links of the seats, and which sheet sits there. */
    seats: z
      .array(z.object({ seat: seatShape, link: text, sheet: text }).transform(withoutUndefined))
      .default([]),
    /** Every salt that was ever committed to at this match, the latest first, and the one that was shown. */
    salts: z.array(z.string()).default([]),
    shown: text,
    /** What the dice were committed to when this device first came. */
    commitment: text,
    /** What the match had to tell and to give is here already. */
    isTold: z.boolean().optional(),
  })
  .transform(withoutUndefined)

export type KeptMatch = z.infer<typeof kept>
type KeptSeat = KeptMatch['seats'][number]

const NOTHING: KeptMatch = { seats: [], salts: [] }

const OF_MATCH = 'match '
const keyOf = (match: MatchId) => `${OF_MATCH}${match}`

/** The match that is kept under this key; null where it is something else. */
export function matchKeptAt(key: string): MatchId | null {
  return key.startsWith(OF_MATCH) ? key.slice(OF_MATCH.length) : null
}

export async function keptOf(keepsake: Keepsake, match: MatchId): Promise<KeptMatch> {
  return read(await keepsake.read(keyOf(match)))
}

export function keep(
  keepsake: Keepsake,
  match: MatchId,
  change: (before: KeptMatch) => KeptMatch,
): Promise<void> {
  return keepsake.change(keyOf(match), before => asJson(change(read(before))))
}

/** The same with something of one seat changed. */
export function withSeat(before: KeptMatch, changed: KeptSeat): KeptMatch {
  const old = before.seats.find(({ seat }) => seat === changed.seat)
  const others = before.seats.filter(({ seat }) => seat !== changed.seat)
  return { ...before, seats: [...others, { ...old, ...changed }].toSorted((a, b) => a.seat - b.seat) }
}

export async function forgetMatch(keepsake: Keepsake, match: MatchId): Promise<void> {
  for (const key of [keyOf(match), `witnesses ${match}`]) await keepsake.change(key, () => undefined)
}

/** 128 bits, made when they are first wanted; of two tabs the first one's stay. */
export async function deviceKey(keepsake: Keepsake, newKey: () => string): Promise<string> {
  let key = ''
  await keepsake.change('device', before => {
    key = typeof before === 'string' ? before : newKey()
    return key
  })
  return key
}

function read(value: Json | undefined): KeptMatch {
  const parsed = kept.safeParse(value)
  return parsed.success ? parsed.data : NOTHING
}

function asJson(value: unknown): Json {
  return JSON.parse(JSON.stringify(value))
}
