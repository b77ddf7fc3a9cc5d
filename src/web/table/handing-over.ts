/** From hand to hand: whose eyes look next at a table that people share, and what comes between two of them. */
import type { Seat } from '../../engine/types.ts'
import type { Picture } from '../../table/protocol.ts'

export type HandOver =
  /** Whoever looks acts for whoever is asked, or nobody is asked. */
  | { readonly kind: 'none' }
  /** Nobody has a secret from another: the eyes change at once. */
  | { readonly kind: 'look'; readonly next: Seat }
  /** Whoever has just played may look on, and says when done. */
  | { readonly kind: 'done'; readonly next: Seat }
  /** Nothing is shown until whoever is next has the device. */
  | { readonly kind: 'cover'; readonly next: Seat }

export interface Device {
  /** True when seats have secrets from each other. */
  readonly hidden: boolean
  /** The seat for which the table is covered already. */
  readonly covered: Seat | null
}

/** What a new picture asks of those who share the device. */
export function handOverAt(picture: Picture, { hidden, covered }: Device): HandOver {
  const { seat, plays, seats, ending, stopped } = picture
  if (ending !== null || stopped !== null) return { kind: 'none' }
  if (covered !== null && isWaitedFor(covered, picture)) return { kind: 'cover', next: covered }
  const next = personToAct(picture)
  if (next === null || plays.includes(next)) return { kind: 'none' }
  if (hidden && seat !== null) return { kind: 'done', next }
  const isCovered = seats[next]?.kind === 'open' || (hidden && peopleAt(picture).length > 1)
  return { kind: isCovered ? 'cover' : 'look', next }
}

/** Who has let go of the device sees nothing more, until whoever it is for has come or a bot sits there. */
function isWaitedFor(covered: Seat, { seat, seats, asked }: Picture): boolean {
  return seats[covered]?.kind !== 'bot' && (seat !== null || asked.includes(covered))
}

/** Whoever sits elsewhere is asked there: here one waits for them as for a bot. Null: all sit here. */
export function withOwnAsked(picture: Picture, yours: readonly Seat[] | null): Picture {
  return yours === null ? picture : { ...picture, asked: picture.asked.filter(seat => yours.includes(seat)) }
}

/** The person who is asked; among several, the one whose eyes look already. An open seat waits for a person. */
export function personToAct({ asked, seats, seat }: Pick<Picture, 'asked' | 'seats' | 'seat'>): Seat | null {
  const persons = asked.filter(at => seats[at]?.kind !== 'bot')
  return (seat !== null && persons.includes(seat) ? seat : persons[0]) ?? null
}

/** The only person at the device, who looks with the own eyes while others act too; null while somebody is waited for. */
export function loneEyes(picture: Picture): Seat | null {
  const { seats } = picture
  const [only, ...others] = peopleAt(picture).filter(seat => seats[seat]?.kind === 'person')
  const next = personToAct(picture)
  const isAwaited = next !== null && seats[next]?.kind === 'open'
  return only === undefined || others.length > 0 || isAwaited ? null : only
}

/**
 * The first step that is news to whoever takes the device; null where nothing is. Where that would be the very first
 * step there was no own turn before: then the whole log is news.
 */
export function newsFrom({ at, missed }: Pick<Picture, 'at' | 'missed'>): number | null {
  const first = at - missed.length
  return missed.length > 0 && first > 1 ? first : null
}

/** Those who play here, or may come yet. */
function peopleAt({ seats }: Picture): Seat[] {
  return seats.flatMap((holder, seat) => (holder.kind === 'bot' ? [] : [seat]))
}
