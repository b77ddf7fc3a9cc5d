/** Whether a press was meant for what it would do: nobody answers what came under the finger unseen. */
import { SEEN_MS } from '../parts/seen.ts'

/** What is on the screen: a question, and what can be done about it. */
export interface Scene {
  readonly question: string
  readonly deeds: readonly string[]
}

/** A scene that was drawn, and since when each of its deeds has been in sight. */
export interface Seen {
  readonly question: string
  readonly at: number
  readonly since: ReadonlyMap<string, number>
}

/** A finger or a key that goes down: when, and where. */
export interface Touch {
  readonly at: number
  readonly on: string | { readonly x: number; readonly y: number }
}

export interface Press {
  readonly at: number
  /** True when the touch before was on the same key or place: perhaps the second half of a double press. */
  readonly isAgain: boolean
}

/** How far two taps of one double press are apart at most, in pixels. */
const SAME_PLACE = 30

/** While a question goes on, as with die after die, a deed that stays has been seen. */
export function see(before: Seen | null, { question, deeds }: Scene, at: number): Seen {
  const known = before?.question === question ? before.since : null
  return { question, at, since: new Map(deeds.map(deed => [deed, known?.get(deed) ?? at])) }
}

export function pressOf(before: Touch | null, { at, on }: Touch): Press {
  return { at, isAgain: before !== null && isSame(before.on, on) }
}

function isSame(one: Touch['on'], other: Touch['on']): boolean {
  if (typeof one === 'string' || typeof other === 'string') return one === other
  return Math.hypot(one.x - other.x, one.y - other.y) < SAME_PLACE
}

/** A deed counts if it was in sight when the press began; a press again, or on what is no deed, if all of the scene was. */
export function isMeant(seen: Seen, press: Press, deed: string | null): boolean {
  const since = press.isAgain || deed === null ? seen.at : (seen.since.get(deed) ?? seen.at)
  return press.at - since >= SEEN_MS
}
