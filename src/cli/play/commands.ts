/** The words that a person may type at every prompt, and what each does. */
import { BEST } from '../../bots/names.ts'
import type { Seat } from '../../engine/types.ts'
import { levelFrom } from '../../table/names.ts'
import { say } from '../io.ts'
import { padTo, wrap } from '../layout.ts'
import { showLog, showMap, showOdds, showRule } from './about.ts'
import { showHint } from './hint.ts'
import { copyTo } from './saves.ts'
import { showWholeTable } from './screen.ts'
import { screenWidth, showAllBlocked } from './show.ts'
import { type Command, earOf, type Next, order, seenBy, type TerminalTable } from './terminal-table.ts'
import { walk } from './walk.ts'

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
  wanted: Parameters<typeof order>[1],
  told: () => string,
): Promise<Next> {
  const verdict = await order(table, wanted)
  if (verdict.kind === 'accepted') say(table.io, told())
  if (verdict.kind === 'rejected') say(table.io, verdict.refusal.reason)
  return verdict.kind === 'rejected' ? 'ask' : 'look'
}

/** Only practice takes back what chance did; that it is practice is said when it first happens. */
async function takeBack(table: TerminalTable, seat: Seat): Promise<Next> {
  const { lines } = await seenBy(table, earOf(table, seat), 0)
  return ordering(table, { name: 'undo' }, () => {
    const isPastChance = lines.some(line => line.seat === null && line.at > table.picture.length)
    if (!isPastChance || table.isKnownPractice) return 'Taken back.'
    table.isKnownPractice = true
    return 'Taken back, with what dice and cards did since: this match is practice.'
  })
}

/** Giving up is for good, so it takes a second word. */
function giveUp(table: TerminalTable, _seat: Seat, word: string): Next | Promise<Next> {
  const [answer = '', named = BEST] = word.toLowerCase().split(/\s+/)
  const level = levelFrom(named)
  if (answer === 'yes' && level.ok)
    return ordering(table, { name: 'resign', level: level.value }, () => 'You gave up.')
  const isAlone = table.picture.seats.filter(({ kind }) => kind !== 'bot').length === 1
  const cost = isAlone
    ? 'The match is then lost. Type "resign yes" to give up for good.'
    : 'A bot then plays on for you, and you can no longer win. Type "resign yes" to give up for good, and after it how well the bot should play if you like.'
  say(table.io, wrap(level.ok ? cost : level.refusal.reason, screenWidth(table)))
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
    run: table => ordering(table, { name: 'redo' }, () => 'Done again.'),
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
  hint: {
    usage: 'hint',
    help: 'what a good player would do, why, and how the others compare',
    run: asking(showHint),
  },
  odds: { usage: 'odds', help: 'what may come of each choice', run: asking(showOdds) },
  resign: { usage: 'resign', help: 'give up for good', run: giveUp },
  save: { usage: 'save FILE', help: 'write a copy of the match', run: asking(copy) },
  help: { usage: 'help', help: 'this list', run: asking(showHelp) },
  quit: { usage: 'quit', help: 'leave; the match is kept and can be continued', run: () => 'quit' },
}

/** What the word does, if it is one. */
export function commandNamed({ words }: TerminalTable, name: string): Command | undefined {
  if (Object.hasOwn(words, name)) return words[name]
  return Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
}

function showHelp({ io, words }: TerminalTable): void {
  say(io, 'Type the number of a choice, or one of these words; Tab completes them:')
  for (const line of usageLines(Object.values({ ...COMMANDS, ...words }))) say(io, line)
}

/** Words under each other, with what they do. */
export function usageLines(words: readonly Pick<Command, 'usage' | 'help'>[]): string[] {
  const widest = Math.max(...words.map(({ usage }) => usage.length))
  return words.map(({ usage, help }) => `  ${padTo(usage, widest)}  ${help}`)
}
