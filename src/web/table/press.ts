/** Whether a press was meant for what it would do: nobody answers what came under the finger unseen. */
import { SEEN_MS } from '../parts/seen.ts'

/** What a person is asked, and what can be answered. */
export interface Question {
  readonly name: string
  readonly answers: readonly string[]
}

/** A question that was drawn, and since when each of its answers has been in sight. */
export interface Seen {
  readonly name: string
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

/** While a question goes on, as with die after die, an answer that stays has been seen. */
export function see(before: Seen | null, { name, answers }: Question, at: number): Seen {
  const known = before?.name === name ? before.since : null
  return { name, at, since: new Map(answers.map(answer => [answer, known?.get(answer) ?? at])) }
}

export function pressOf(before: Touch | null, { at, on }: Touch): Press {
  return { at, isAgain: before !== null && isSame(before.on, on) }
}

function isSame(one: Touch['on'], other: Touch['on']): boolean {
  if (typeof one === 'string' || typeof other === 'string') return one === other
  return Math.hypot(one.x - other.x, one.y - other.y) < SAME_PLACE
}

/** An answer counts if it was in sight when the press began; a press again, or one that is no answer, if the whole was. */
export function isMeant(seen: Seen, press: Press, answer: string | null): boolean {
  const since = press.isAgain || answer === null ? seen.at : (seen.since.get(answer) ?? seen.at)
  return press.at - since >= SEEN_MS
}
