/** Playing at the terminal until the match is over or everybody has left. */
import type { Picture } from '../../table/protocol.ts'
import { textIn } from '../../table/text/index.ts'
import { complain, complainOf, FAILED } from '../complain.ts'
import { say } from '../io.ts'
import { readSheet } from '../sheets.ts'
import { sayLines } from './show.ts'
import { lookAs, personsOf, receive, type TerminalTable, type Turn } from './terminal-table.ts'
import { lookBack, takeTurn } from './turn.ts'

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
  if (seat !== undefined) return takeTurn(table, seat)
  return table.others ? table.others() : stuck(table)
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

async function leave(table: TerminalTable, turn: Turn): Promise<number> {
  const { io, line, match, farewell, picture } = table
  await line.leave(match)
  say(io, farewell(picture.ending !== null))
  return turn === 'confused' ? FAILED : 0
}
