import { canonical } from './hash.ts'
import type { Action, Actor, Language, Refusal, Refused, Result, RuleId, Seat, Sentence } from './types.ts'

export function done<T>(value: T): Result<T> {
  return { ok: true, value }
}

/** For the terminal, which speaks English; everyone else refuses through a text, in every language. */
export function refuse(code: Refusal['code'], reason: string, rule?: RuleId): Refused {
  return { ok: false, refusal: rule === undefined ? { code, reason } : { code, reason, rule } }
}

/** What a refusal says, in every language; English where it has no other. */
export function saidBy({ reason, also }: Refusal): Sentence {
  return { de: reason, ...also, en: reason }
}

/** The refusal for someone who reads this language, without the others. */
export function refusalIn(language: Language, refusal: Refusal): Refusal {
  const { code, rule } = refusal
  const reason = saidBy(refusal)[language]
  return rule === undefined ? { code, reason } : { code, reason, rule }
}

/** For our own bugs only: what a caller can get wrong is a `Refusal`, not an exception. */
export function never(what: never): never {
  throw new Error(`Impossible: ${JSON.stringify(what)}`)
}

/** The word for somebody who gave up, and for a match that nobody is left to play. */
export const RESIGNED = 'resigned'

export const CHANCE: Actor = { kind: 'chance' }
export const OVER: Actor = { kind: 'over' }
const SEATS: readonly Actor[] = Array.from(
  { length: 16 },
  (_, seat): Actor => ({ kind: 'seats', seats: [seat] }),
)

/** The actor when it is this one seat's turn. */
export function turnOf(seat: Seat): Actor {
  return SEATS[seat] ?? { kind: 'seats', seats: [seat] }
}

/** An action as one line of text, the same for equal actions: `move to=north`. */
export function keyOf(action: Action): string {
  const fields: [string, unknown][] = Object.entries(action)
    .filter(([name]) => name !== 'kind')
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return [action.kind, ...fields.map(([name, value]) => `${name}=${textOf(value)}`)].join(' ')
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Equal in every field and its type: what `keyOf` prints alike, `5` and `'5'`, is not the same. */
export function sameAction(a: Action, b: Action): boolean {
  if (a === b) return true
  if (a.kind !== b.kind) return false
  const names = Object.keys(a)
  return (
    names.length === Object.keys(b).length &&
    names.every(name => Object.hasOwn(b, name) && sameValue(Reflect.get(a, name), Reflect.get(b, name)))
  )
}

function sameValue(a: unknown, b: unknown): boolean {
  return a === b || (typeof a === 'object' && typeof b === 'object' && canonical(a) === canonical(b))
}
