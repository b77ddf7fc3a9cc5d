/** Days as a calendar counts them, and the deal of each: the date, read as a number, is the seed. */
import type { Header } from '../../engine/log.ts'
import type { Facts, Json } from '../../engine/types.ts'
import type { Deal, NewMatch } from '../../table/protocol.ts'
import { firstDraft, matchOf, type SetupDraft } from '../setup/draft.ts'

/** A date such as 2026-11-17. */
export type Day = string

/** The date that a calendar shows in this zone of time. */
export function dayAt(now: number, zone: string): Day {
  const style = { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' } as const
  const parts = new Intl.DateTimeFormat('en', style).formatToParts(now)
  const part = (type: 'year' | 'month' | 'day') => parts.find(found => found.type === type)?.value ?? ''
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
}

/** Null for what no calendar has. */
export function dayIn(text: string): Day | null {
  const time = /^[1-9]\d{3}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : null
}

export function seedOf(day: Day): number {
  return Number(day.replaceAll('-', ''))
}

export function dayOfSeed(seed: number): Day | null {
  return dayIn(String(seed).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3'))
}

/** The standard set-up of a game with the dice of this day. */
export function draftOf(day: Day, facts: Facts, you: string): SetupDraft {
  return { ...firstDraft(facts, you), seed: String(seedOf(day)) }
}

/** Whose deal a match is; null where it is an ordinary one. Begun before midnight, it stays that day's. */
export function dayOfDeal({ seed, options }: Deal, facts: Facts): Day | null {
  const day = dayOfSeed(seed)
  return day !== null && isStandard(options, facts, matchOf(draftOf(day, facts, ''))) ? day : null
}

/** The same of a match that is not listed. */
export function dayOfHeader({ game, seed, options, practice, pack }: Header, facts: Facts): Day | null {
  const isPlain = game === facts.id && !practice && pack === undefined
  return isPlain && seed !== undefined ? dayOfDeal({ seed, options }, facts) : null
}

/** What the set-up does not offer must be empty, as the sheets of a campaign are where none came along. */
function isStandard(options: Json, { seatsOption }: Facts, { options: standard = {}, seats = [] }: NewMatch) {
  const usual: Readonly<Record<string, unknown>> =
    seatsOption === undefined ? standard : { ...standard, [seatsOption]: seats.length }
  return Object.entries(options ?? {}).every(([name, value]) =>
    isSame(value, Object.hasOwn(usual, name) ? usual[name] : []),
  )
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
