/** All that a person needs to decide, on one screen. */
import type { Seat, View } from '../../engine/types.ts'
import { say } from '../io.ts'
import { fitted, leastOf } from './fit.ts'
import { blockedLines, boardLines, choiceLines, clockLines, FEW } from './show.ts'
import type { TerminalTable } from './terminal-table.ts'

/** So many of the lines that tell what happened stay in sight above the board. */
const NEWS = 4
/** Empty lines around board and news, and the line that is typed on. */
const AROUND = 4

/** The table and the question under `news` lines; on a terminal what matters less gives way, so that all is in sight. */
export function showTable(table: TerminalTable, seat: Seat, news: number): void {
  const board = boardLines(table, table.picture.view)
  const asked = askedOf(table, seat)
  const room = roomFor(table, news) - asked.length
  const below = [...asked, ...blockedIn(table, room - leastOf(board))]
  sayAll(table, seenOf(table, board, room + asked.length - below.length), below)
}

/** The table as it was left, and the last words under it. */
export function showEnd(table: TerminalTable, view: View, words: readonly string[], news: number): void {
  const board = boardLines(table, view)
  sayAll(table, seenOf(table, board, roomFor(table, news) - words.length), words)
}

/** All of the table, however high it is. */
export function showWholeTable(table: TerminalTable, seat: Seat): void {
  const below = [...askedOf(table, seat), ...blockedLines(table)]
  sayAll(table, boardLines(table, table.picture.view), below)
}

function askedOf(table: TerminalTable, seat: Seat): string[] {
  return [...clockLines(table), ...choiceLines(table, seat)]
}

function roomFor({ io }: TerminalTable, news: number): number {
  return io.rows - AROUND - Math.min(news, NEWS)
}

function seenOf({ io }: TerminalTable, board: readonly string[], rows: number): readonly string[] {
  return io.interactive ? fitted(board, rows) : board
}

/** As many reasons as fit into so many rows beside the board, the board goes first. */
function blockedIn(table: TerminalTable, rows: number): string[] {
  if (!table.io.interactive) return blockedLines(table)
  const fewer = [FEW, 2, 1].map(most => blockedLines(table, most))
  return fewer.find(lines => lines.length <= rows) ?? blockedLines(table, 0)
}

function sayAll({ io }: TerminalTable, board: readonly string[], below: readonly string[]): void {
  for (const line of ['', ...board, '', ...below]) say(io, line)
}
