/** The words that a person may type at every prompt, and what each does. */
import type { Seat } from '../../engine/types.ts'
import { say } from '../io.ts'
import { padTo } from '../layout.ts'
import { showHint, showLog, showMap, showOdds, showRule } from './about.ts'
import { copyTo } from './saves.ts'
import { showWholeTable } from './screen.ts'
import { showAllBlocked } from './show.ts'
import { earOf, order, personsOf, seenBy, type TerminalTable } from './terminal-table.ts'
import { walk } from './walk.ts'

/** What follows a word that was typed: the same question, a table that changed, or the end. */
export type Next = 'ask' | 'look' | 'quit'

interface Command {
  readonly usage: string
  readonly help: string
  run(table: TerminalTable, seat: Seat, rest: string): Next | Promise<Next>
}

/** Tells something and asks the same question again. */
function asking(
  show: (table: TerminalTable, seat: Seat, rest: string) => void | Promise<void>,
): Command['run'] {
  return async (table, seat, rest): Promise<Next> => {
    await show(table, seat, rest)
    return 'ask'
  }
}

/** Changes the table and says so; a refusal is said as well and changes nothing. */
async function ordering(
  table: TerminalTable,
  name: Parameters<typeof order>[1],
  told: () => string,
): Promise<Next> {
  const verdict = await order(table, name)
  if (verdict.kind === 'accepted') say(table.io, told())
  if (verdict.kind === 'rejected') say(table.io, verdict.refusal.reason)
  return verdict.kind === 'rejected' ? 'ask' : 'look'
}

/** Only practice takes back what chance did; that it is practice is said when it first happens. */
async function takeBack(table: TerminalTable, seat: Seat): Promise<Next> {
  const { lines } = await seenBy(table, earOf(table, seat), 0)
  return ordering(table, 'undo', () => {
    const isPastChance = lines.some(line => line.seat === null && line.at > table.picture.length)
    if (!isPastChance || table.isKnownPractice) return 'Taken back.'
    table.isKnownPractice = true
    return 'Taken back. This match is practice, so what dice and cards did since went back too.'
  })
}

/** Giving up is for good, so it takes a second word. */
function giveUp(table: TerminalTable, _seat: Seat, word: string): Next | Promise<Next> {
  if (word.toLowerCase() === 'yes') return ordering(table, 'resign', () => 'You gave up.')
  const cost =
    personsOf(table).length === 1
      ? 'The match is then lost.'
      : 'A bot then plays on for you, and you can no longer win.'
  say(table.io, `${cost} Type "resign yes" to give up for good.`)
  return 'ask'
}

function redraw(table: TerminalTable, seat: Seat): Next {
  if (table.picture.ending) return 'look'
  showWholeTable(table, seat)
  return 'ask'
}

async function copy({ io, line, match }: TerminalTable, _seat: Seat, path: string): Promise<void> {
  const file = await line.ask('save', { match })
  say(io, file.ok ? copyTo(io, path, file.value) : file.refusal.reason)
}

export const COMMANDS: Readonly<Record<string, Command>> = {
  undo: {
    usage: 'undo',
    help: 'take back your last step, dice and all',
    run: takeBack,
  },
  redo: {
    usage: 'redo',
    help: 'do again what you took back',
    run: table => ordering(table, 'redo', () => 'Done again.'),
  },
  log: { usage: 'log [all]', help: 'what happened so far', run: asking(showLog) },
  why: {
    usage: 'why [RULE]',
    help: 'the rule behind the question, or any rule by its number',
    run: asking(showRule),
  },
  not: { usage: 'not', help: 'what cannot be done now, and why', run: asking(showAllBlocked) },
  board: {
    usage: 'board',
    help: 'draw the table again, all of it',
    run: redraw,
  },
  go: {
    usage: 'go [PLACE]',
    help: 'walk to a place within reach, in games with a board',
    run: async (table, _, place) => ((await walk(table, place)) ? 'look' : 'ask'),
  },
  map: {
    usage: 'map [PART]',
    help: 'a whole level or floor, in games that have them',
    run: asking(showMap),
  },
  hint: { usage: 'hint', help: 'what a sensible player would do', run: asking(showHint) },
  odds: { usage: 'odds', help: 'what may come of each choice', run: asking(showOdds) },
  resign: { usage: 'resign', help: 'give up for good', run: giveUp },
  save: { usage: 'save FILE', help: 'write a copy of the match', run: asking(copy) },
  help: { usage: 'help', help: 'this list', run: asking(showHelp) },
  quit: { usage: 'quit', help: 'leave; the match is kept and can be continued', run: () => 'quit' },
}

function showHelp({ io }: TerminalTable): void {
  say(io, 'Type the number of a choice, or one of these words; Tab completes them:')
  for (const { usage, help } of Object.values(COMMANDS)) say(io, `  ${padTo(usage, 11)} ${help}`)
}
