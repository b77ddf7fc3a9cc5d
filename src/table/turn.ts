/** Whose step a table waits for, where several seats may act. */
import { BEST } from '../bots/names.ts'
import type { Match, SeatHolder } from '../engine/match.ts'
import { actorOf, lookOf } from '../engine/seats.ts'
import type { Reader, Seat } from '../engine/types.ts'

type Played = { readonly reader: Reader; readonly match: Match }

/** The seats that still have something to say; those who have said it may only change their mind. */
export function askedOf(played: Played, state: unknown = played.match.state): readonly Seat[] {
  const { match } = played
  const actor = state === match.state ? actorOf(match) : match.game.actor(state)
  return actor.kind === 'seats' ? (undecidedOf(played, actor.seats, state) ?? actor.seats) : []
}

/** Several ask it of the same moment: it is found once, with a view that costs as much as a sight. */
const FOUND = new WeakMap<Match, readonly Seat[] | null>()

/** Where whoever has begun goes on until done: who is not. Null where one answer is enough. */
function undecidedOf(
  { reader, match }: Played,
  seats: readonly Seat[],
  state: unknown,
): readonly Seat[] | null {
  if (seats.length < 2 || !reader.undecided) return null
  const found = state === match.state ? FOUND.get(match) : undefined
  if (found !== undefined) return found
  const isNow = state === match.state
  const undecided = reader.undecided(isNow ? lookOf(match, null) : match.game.view(state, null))
  if (isNow) FOUND.set(match, undecided)
  return undecided
}

/**
 * The seat that acts next; null while dice or cards are due, and at the end. What a party decides together is for its
 * people. Where each answers alone, people begin, and a bot that has begun goes on until it is done.
 */
export function nextToAct(played: Played): Seat | null {
  const { match } = played
  const actor = actorOf(match)
  if (actor.kind !== 'seats') return null
  const alone = undecidedOf(played, actor.seats, match.state)
  const asked = alone ?? actor.seats
  const begun = alone?.find(seat => isBot(match, seat) && seat === match.log[match.version - 1]?.seat)
  return begun ?? asked.find(seat => !isBot(match, seat)) ?? asked[0] ?? null
}

/** Who plays each seat: a bot plays on for whoever gave up. */
export function holdersOf({ seats, resigned }: Match): readonly SeatHolder[] {
  return resigned.reduce((now, { seat, level }) => now.with(seat, quitter(now[seat], level)), seats)
}

/** The bot that plays on for whoever gave up. */
export function quitter(holder: SeatHolder | undefined, level: string = BEST): SeatHolder {
  return { kind: 'bot', name: holder?.name ?? '', level }
}

export function isBot(match: Match, seat: Seat): boolean {
  return holdersOf(match)[seat]?.kind === 'bot'
}

/** The seat whose bot is to act, if one is. */
export function botToAct(played: Played): Seat | null {
  const next = nextToAct(played)
  return next !== null && isBot(played.match, next) ? next : null
}
