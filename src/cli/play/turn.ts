/** A person at the terminal: one turn, and a look back when the match is over. */
import type { Seat } from '../../engine/types.ts'
import type { Choice } from '../../table/protocol.ts'
import { sentenceOf } from '../complain.ts'
import { say } from '../io.ts'
import { aidsAt } from './aids.ts'
import { commandNamed } from './commands.ts'
import { showEnd, showTable } from './screen.ts'
import { handOver, showNews } from './show.ts'
import {
  hasSecrets,
  lookAs,
  type Next,
  personsOf,
  playAs,
  seenBy,
  type TerminalTable,
  type Turn,
} from './terminal-table.ts'

/** What an answer to the question does; null where it is none. */
type Answer = (line: string) => Promise<Next | null>

const WAY_OUT = 'Enter leaves; undo, log and save still work.'

/** One person decides, or looks around, or leaves. */
export async function takeTurn(table: TerminalTable, seat: Seat): Promise<Turn> {
  if (!(await handOver(table, seat))) return 'ended'
  const news = await showNews(table, seat)
  if (hasSecrets(table)) table.told.set(null, table.picture.length)
  showTable(table, seat, news)
  const { version } = table.picture
  return converse(table, seat, async line => ((await isLate(table, version)) ? 'look' : choose(table, line)))
}

/** Whoever answers too late answers no more: the clock has played its own step meanwhile. */
async function isLate(table: TerminalTable, version: number): Promise<boolean> {
  if (table.picture.clock !== null) await lookAs(table, table.picture.seat)
  return table.picture.version !== version
}

async function choose(table: TerminalTable, line: string): Promise<Next | null> {
  const { choices } = table.picture
  const choice = choices[(numberOf(line, choices.length) ?? 0) - 1] ?? choices.find(isCalled(line))
  if (!choice) return null
  const verdict = await playAs(table, [choice.action])
  if (verdict.kind !== 'rejected') return 'look'
  say(table.io, sentenceOf(verdict.refusal))
  return 'ask'
}

/** After the end: the result, and still the chance to look back or to take back. */
export async function lookBack(table: TerminalTable): Promise<Turn> {
  const { io, paint } = table
  const persons = personsOf(table)
  const [seat] = persons
  const eyes = persons.length === 1 ? (seat ?? null) : null
  const news = await showNews(table, eyes)
  const { view, ending } = await seenBy(table, eyes, table.picture.length)
  const way = seat !== undefined && io.interactive ? [paint('dim', WAY_OUT)] : []
  showEnd(table, view, [...(ending ? [paint('strong', ending.text)] : []), ...way], news)
  if (seat === undefined) return 'left'
  if (table.picture.seat !== seat) await lookAs(table, seat)
  return converse(table, seat, async line => (line === '' ? 'quit' : null))
}

async function converse(table: TerminalTable, seat: Seat, answer: Answer): Promise<Turn> {
  for (;;) {
    const line = (await table.asker.ask('> ', aidsAt(table)))?.trim()
    if (line === undefined) return 'ended'
    const next = (await answer(line)) ?? (await command(table, seat, line))
    if (next === null) {
      if (!table.io.interactive) return confuse(table, line)
      say(table.io, notUnderstood(line))
    }
    if (next === 'look') return 'on'
    if (next === 'quit') return 'left'
  }
}

/** Does what a word says; null where it is none. */
export async function command(table: TerminalTable, seat: Seat, line: string): Promise<Next | null> {
  const [word = '', ...rest] = line.split(/\s+/)
  const name = ALIASES[word.toLowerCase()] ?? word.toLowerCase()
  return commandNamed(table, name)?.run(table, seat, rest.join(' ')) ?? null
}

const ALIASES: Readonly<Record<string, string | undefined>> = Object.assign(Object.create(null), {
  '?': 'help',
  q: 'quit',
  exit: 'quit',
  u: 'undo',
  r: 'redo',
  b: 'board',
})

/** Its words will do for a number, as Tab writes them. */
function isCalled(line: string): (choice: Choice) => boolean {
  return ({ text }) => text.toLowerCase() === line.toLowerCase()
}

/** The number of a choice; Enter alone takes the only one. */
function numberOf(line: string, count: number): number | null {
  if (line === '' && count === 1) return 1
  return /^\d{1,4}$/.test(line) ? Number(line) : null
}

export function notUnderstood(line: string): string {
  return line === '' ? 'Type the number of a choice, or help.' : `"${line}" is no choice here; try help.`
}

/** In a pipe the lines that follow were meant for another question: playing them would be a guess. */
function confuse({ io }: TerminalTable, line: string): Turn {
  io.stderr.write(`"${line}" is not one of the choices.\n`)
  return 'confused'
}
