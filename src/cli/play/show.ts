/** What a person at the terminal sees: the news, the table, the question with its choices, and what is blocked. */
import type { Seat, View } from '../../engine/types.ts'
import type { Line } from '../../table/protocol.ts'
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

/** What happened since this person looked last. */
export async function showNews(table: TerminalTable, seat: Seat | null): Promise<void> {
  const lines = await newsFor(table, seat === null ? null : earOf(table, seat))
  if (lines.length > 0) say(table.io)
  sayLines(table, lines)
}

export function sayLines(table: TerminalTable, lines: readonly Line[]): void {
  for (const { text } of lines) say(table.io, wrap(`· ${text}`, screenWidth(table), '  '))
}

export function showBoard(table: TerminalTable, view: View): void {
  const board = table.reader.words.en.board(view, table.paint, screenWidth(table))
  say(table.io, `\n${board.trimEnd()}\n`)
}

export function showClock({ io, paint, picture }: TerminalTable): void {
  if (picture.clock === null) return
  const seconds = Math.ceil(picture.clock)
  const left = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} left`
  say(io, paint('dim', left))
}

/** What is asked, and the answers by number. */
export function showChoices(table: TerminalTable, seat: Seat): void {
  const { io, paint, picture } = table
  const width = screenWidth(table)
  const who = personsOf(table).length > 1 ? `${nameAt(table, seat)}: ` : ''
  say(io, wrap(paint('strong', `${who}${picture.ask}`), width))
  for (const line of inColumns(numbered(withOdds(table)), width))
    say(io, widthOf(line) > width ? wrap(line, width, HANG) : line)
}

/** The odds in a column of their own, dim. */
function withOdds({ paint, picture: { choices } }: TerminalTable): string[] {
  const widest = choices.reduce((most, { text, odds }) => Math.max(most, odds ? widthOf(text) : 0), 0)
  return choices.map(({ text, odds }) => (odds ? `${padTo(text, widest)}  ${paint('dim', odds)}` : text))
}

/** Beside the choices only the first few are said. */
const FEW = 3

/** What one might expect to do now and cannot, with the reason and the rule. */
export function showBlocked(table: TerminalTable, most = FEW): void {
  const { io, paint } = table
  const lines = blockedLines(table)
  for (const line of lines.slice(0, most))
    say(io, paint('dim', wrap(`  -  ${line}`, screenWidth(table), HANG)))
  if (lines.length > most) say(io, paint('dim', `  -  (${lines.length - most} more: not)`))
}

/** What is blocked for the same reason stands together. */
function blockedLines({ picture }: TerminalTable): string[] {
  const reasons = new Map<string, string[]>()
  for (const { text, why, rule } of picture.blocked) {
    const reason = `${why} (${rule})`
    reasons.set(reason, [...(reasons.get(reason) ?? []), text])
  }
  return [...reasons].map(([reason, names]) => `${names.join(', ')}: ${reason}`)
}

/** Every one of them. */
export function showAllBlocked(table: TerminalTable): void {
  showBlocked(table, Number.POSITIVE_INFINITY)
  if (table.picture.blocked.length === 0) say(table.io, 'Nothing stands in your way now.')
}

/** Between two people with secrets: nothing of the one is left on the screen when the other looks. */
export async function handOver(table: TerminalTable, seat: Seat): Promise<boolean> {
  const { io, asker } = table
  const isNew = table.eyes !== seat
  table.eyes = seat
  if (isNew && hasSecrets(table)) {
    // The last code also empties what a terminal lets people scroll back to.
    say(io, io.isTTY ? '\u001B[2J\u001B[3J\u001B[H' : '')
    say(io, '\n'.repeat(Math.max(50, io.rows)))
    say(io, `The table goes to ${nameAt(table, seat)}.`)
    if ((await asker.ask('Press Enter when nobody else is looking. ')) === null) return false
  }
  if (table.picture.seat !== seat) await lookAs(table, seat)
  return true
}
