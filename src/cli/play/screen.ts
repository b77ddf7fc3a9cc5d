/** All that a person needs to decide, on one screen. */
import type { Seat } from '../../engine/types.ts'
import { say } from '../io.ts'
import { fitted } from './fit.ts'
import { blockedLines, boardLines, choiceLines, clockLines } from './show.ts'
import type { TerminalTable } from './terminal-table.ts'

/** So many of the lines that tell what happened stay in sight above the board. */
const NEWS = 4
/** Empty lines around board and news, and the line that is typed on. */
const AROUND = 4

/** The table and the question under `news` lines; on a terminal the board gives way, so that all of it is in sight. */
export function showTable(table: TerminalTable, seat: Seat, news: number): void {
  const { io, picture } = table
  const below = belowBoard(table, seat)
  const room = io.rows - AROUND - below.length - Math.min(news, NEWS)
  const board = boardLines(table, picture.view)
  sayAll(table, io.interactive ? fitted(board, room) : board, below)
}

/** All of the table, however high it is. */
export function showWholeTable(table: TerminalTable, seat: Seat): void {
  sayAll(table, boardLines(table, table.picture.view), belowBoard(table, seat))
}

function belowBoard(table: TerminalTable, seat: Seat): string[] {
  return [...clockLines(table), ...choiceLines(table, seat), ...blockedLines(table)]
}

function sayAll({ io }: TerminalTable, board: readonly string[], below: readonly string[]): void {
  for (const line of ['', ...board, '', ...below]) say(io, line)
}
