/** What a person at the terminal sees: the news, the table, the question with its choices, and what is blocked. */
import type { Seat, View } from '../../engine/types.ts'
import { type Line, told } from '../../table/protocol.ts'
import { say } from '../io.ts'
import { inColumns, numbered, padTo, widthOf, wrap } from '../layout.ts'
import { earOf, hasSecrets, lookAs, newsFor, personsOf, type TerminalTable } from './terminal-table.ts'

const WIDEST = 100
/** A long choice goes on under its words, not under its number. */
const HANG = '     '

export function screenWidth({ io }: Pick<TerminalTable, 'io'>): number {
  return Math.max(40, Math.min(WIDEST, io.columns))
}

function nameAt({ picture }: TerminalTable, seat: Seat): string {
  return picture.seats[seat]?.name ?? ''
}

/** What happened since this person looked last; the answer is how many lines that took. */
export async function showNews(table: TerminalTable, seat: Seat | null): Promise<number> {
  const lines = await newsFor(table, seat === null ? null : earOf(table, seat))
  if (lines.length > 0) say(table.io)
  return sayLines(table, lines)
}

export function sayLines(table: TerminalTable, lines: readonly Line[]): number {
  const said = told(lines).flatMap(({ text }) => wrap(`· ${text}`, screenWidth(table), '  ').split('\n'))
  for (const line of said) say(table.io, line)
  return said.length
}

export function boardLines({ reader, paint, ...table }: TerminalTable, view: View): string[] {
  return reader.words.en.board(view, paint, screenWidth(table)).trimEnd().split('\n')
}

export function clockLines({ paint, picture }: TerminalTable): string[] {
  if (picture.clock === null) return []
  const seconds = Math.ceil(picture.clock)
  return [paint('dim', `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} left`)]
}

/** What is asked, and of whom unless of all who are here, and the answers by number. */
export function choiceLines(table: TerminalTable, seat: Seat): string[] {
  const { paint, picture } = table
  const width = screenWidth(table)
  const isAlone = picture.plays.length === 1 || picture.asked.length === 1
  const who = personsOf(table).length > 1 && isAlone ? `${nameAt(table, seat)}: ` : ''
  return [
    wrap(paint('strong', `${who}${picture.ask}`), width),
    ...inColumns(numbered(withOdds(table)), width).map(line =>
      widthOf(line) > width ? wrap(line, width, HANG) : line,
    ),
  ].flatMap(line => line.split('\n'))
}

/** The odds in a column of their own, dim. */
function withOdds({ paint, picture: { choices } }: TerminalTable): string[] {
  const widest = choices.reduce((most, { text, odds }) => Math.max(most, odds ? widthOf(text) : 0), 0)
  return choices.map(({ text, odds }) => (odds ? `${padTo(text, widest)}  ${paint('dim', odds)}` : text))
}

/** Beside the choices only the first few are said. */
export const FEW = 3

/** What one might expect to do now and cannot, with the reason and the rule. */
export function blockedLines(table: TerminalTable, most = FEW): string[] {
  const { paint } = table
  const reasons = reasonsOf(table)
  const left = reasons.length - most
  const rest = left > 0 ? [`  -  (not: ${left}${most === 0 ? '' : ' more'} that cannot be done)`] : []
  return [
    ...reasons.slice(0, most).map(reason => wrap(`  -  ${reason}`, screenWidth(table), HANG)),
    ...rest,
  ].flatMap(line => line.split('\n').map(part => paint('dim', part)))
}

/** What is blocked for the same reason stands together. */
function reasonsOf({ picture }: TerminalTable): string[] {
  const reasons = new Map<string, string[]>()
  for (const { text, why, rule } of picture.blocked) {
    const reason = `${why} (${rule})`
    reasons.set(reason, [...(reasons.get(reason) ?? []), text])
  }
  return [...reasons].map(([reason, names]) => `${names.join(', ')}: ${reason}`)
}

/** Every one of them. */
export function showAllBlocked(table: TerminalTable): void {
  for (const line of blockedLines(table, Number.POSITIVE_INFINITY)) say(table.io, line)
  if (table.picture.blocked.length === 0) say(table.io, 'Nothing stands in your way now.')
}

/** Between two people with secrets: nothing of the one is left on the screen when the other looks. */
export async function handOver(table: TerminalTable, seat: Seat): Promise<boolean> {
  const { io, asker, eyes } = table
  const isNew = eyes !== seat
  table.eyes = seat
  if (isNew && hasSecrets(table)) {
    if (eyes !== null && !(await isDone(table, eyes))) return false
    // The last code also empties what a terminal lets people scroll back to.
    say(io, io.isTTY ? '\u001B[2J\u001B[3J\u001B[H' : '')
    say(io, '\n'.repeat(Math.max(50, io.rows)))
    say(io, `The table goes to ${nameAt(table, seat)}.`)
    if ((await asker.ask('Press Enter when nobody else is looking. ')) === null) return false
  }
  if (table.picture.seat !== seat) await lookAs(table, seat)
  return true
}

/** Whoever has played sees what came of it before the screen is somebody else's; a pipe needs no time to look. */
async function isDone(table: TerminalTable, seat: Seat): Promise<boolean> {
  if (!table.io.interactive) return true
  await showNews(table, seat)
  say(table.io, '\nYour turn is over.')
  return (await table.asker.ask('Press Enter when you are done. ')) !== null
}
