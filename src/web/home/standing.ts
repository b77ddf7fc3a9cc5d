/** How a match stands, in the list of one's tables: those of a server wait for others too. */
import type { MatchId, OnlineSummary, Summary } from '../../table/protocol.ts'
import type { Words } from '../text/en.ts'

type Listed = Summary | OnlineSummary

const isOnline = (table: Listed): table is OnlineSummary => 'phase' in table

export function isUnderWay(table: Listed): boolean {
  return !table.over && !(isOnline(table) && table.phase === 'closed')
}

export function isWaitingForYou(table: Listed): boolean {
  return isOnline(table) ? table.waitsFor.some(seat => table.yours.includes(seat)) : table.waits
}

/** Where others wait for somebody here: on this device alone nobody else does. */
export function turnsIn(tables: readonly Listed[]): MatchId[] {
  return tables.filter(table => isOnline(table) && isWaitingForYou(table)).map(({ match }) => match)
}

/** Whoever plays besides the people of this device, as far as they have come. */
export function othersAt(table: Listed): readonly string[] {
  const others = isOnline(table)
    ? table.seats.filter((_, seat) => !table.yours.includes(seat))
    : table.seats.slice(1)
  return others.map(({ name }) => name).filter(name => name !== '')
}

/** What is asked, or what it waits for. */
export function standingOf(table: Listed, words: Words): string {
  if (!isOnline(table)) return table.text
  const isBegun = table.phase === 'begun'
  const waited = table.waitsFor.filter(seat => !table.yours.includes(seat))
  const names = waited.map(seat => table.seats[seat]?.name ?? '')
  return [
    isBegun ? table.text : words.gathers,
    table.yours.length === 0 && isBegun ? words.looksOn : '',
    names.length > 0 && !isWaitingForYou(table) ? words.waitsOn(names) : '',
    table.isLastKnown ? words.lastKnown : '',
  ]
    .filter(note => note !== '')
    .join(' · ')
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long somebody has been waited for; null where nobody is, or it has only begun. */
export function waitedFor(table: Listed, words: Words, now: number): string | null {
  if (!isOnline(table) || table.waitsFor.length === 0) return null
  const past = now - table.waitsSince
  if (past < MINUTE) return null
  if (past < HOUR) return words.waitedMinutes(Math.floor(past / MINUTE))
  return past < DAY ? words.waitedHours(Math.floor(past / HOUR)) : words.waitedDays(Math.floor(past / DAY))
}
