/** Playing at the terminal until the match is over or everybody has left. */
import { dirname } from 'node:path'
import type { Picture } from '../../table/protocol.ts'
import { textIn } from '../../table/text/index.ts'
import { complain, complainOf, FAILED } from '../complain.ts'
import { matchesFolder } from '../home.ts'
import { type Io, say } from '../io.ts'
import { readSheet } from '../sheets.ts'
import { nameOf } from './saves.ts'
import { sayLines } from './show.ts'
import { lookAs, personsOf, receive, type TerminalTable } from './terminal-table.ts'
import { lookBack, type Turn, takeTurn } from './turn.ts'

/** The answer is the exit code. */
export async function playOn(table: TerminalTable): Promise<number> {
  await lookAs(table, personsOf(table)[0] ?? null)
  for (;;) {
    const turn = table.asker.interrupted ? 'ended' : await advance(table)
    if (turn !== 'on') return leave(table, turn)
  }
}

/** Where only bots play, what they do is told as it happens. */
export function hear(table: TerminalTable, picture: Picture): void {
  receive(table, picture)
  if (personsOf(table).length > 0) return
  sayLines(table, picture.lines)
  table.told.set(null, picture.length)
}

async function advance(table: TerminalTable): Promise<Turn> {
  const { picture } = table
  if (picture.ending) {
    showMarks(table)
    return lookBack(table)
  }
  const seat = personsOf(table).find(person => picture.asked.includes(person))
  return seat === undefined ? stuck(table) : takeTurn(table, seat)
}

/** Dice are due that this match does not bring along. */
function stuck({ io }: TerminalTable): Turn {
  complain(io, textIn('en').diceElsewhere)
  return 'confused'
}

/** What the heroes of the match have earned, once. */
function showMarks(table: TerminalTable): void {
  const { io, due } = table
  const { campaign } = table.kit
  if (!campaign) return
  table.due = []
  for (const name of due) {
    const sheet = readSheet(io, campaign, name)
    if (sheet.ok) say(io, `\n${campaign.describe(sheet.value, 'en')}`)
    else complainOf(io, sheet.refusal)
  }
}

/** What to type to mean this match: its name where it lies with the others, else its path. */
function shortName(io: Io, path: string): string {
  const name = dirname(path) === matchesFolder(io.env) ? nameOf(path) : path
  return /\s/.test(name) ? `"${name}"` : name
}

async function leave(table: TerminalTable, turn: Turn): Promise<number> {
  const { io, line, match, path, picture } = table
  await line.leave(match)
  const name = shortName(io, path)
  say(
    io,
    picture.ending
      ? `The match is kept; look at it again with: undercroft replay ${name}`
      : `The match is saved; go on with: undercroft play --resume ${name}`,
  )
  return turn === 'confused' ? FAILED : 0
}
