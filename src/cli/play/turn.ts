import type { Seat } from '../../engine/types.ts'
import { endingOf } from '../../table/reading/ending.ts'
import { standingOf } from '../../table/see.ts'
import { sentenceOf } from '../complain.ts'
import { say } from '../io.ts'
import { isUp, timeLeft, withoutTimeUp } from './clock.ts'
import { COMMANDS, type Next } from './commands.ts'
import { handOver, showBlocked, showBoard, showChoices, showNews } from './show.ts'
import { hasSecrets, personsOf, type Sitting, stepOf } from './sitting.ts'

/** How a turn went: on to the next, the person left, the input ended, or it made no sense and nobody can ask back. */
export type Turn = 'on' | 'left' | 'ended' | 'confused'

/** One person decides, or looks around, or leaves. */
export async function takeTurn(sitting: Sitting, seat: Seat): Promise<Turn> {
  if (!(await handOver(sitting, seat))) return 'ended'
  showNews(sitting, seat)
  if (hasSecrets(sitting)) sitting.news.delete(null)
  showBoard(sitting, seat)
  if (sitting.clock) say(sitting.io, sitting.paint('dim', timeLeft(sitting.clock)))
  const actions = withoutTimeUp(sitting.clock, sitting.match.game.actions(sitting.match.state, seat))
  showChoices(sitting, seat, actions)
  showBlocked(sitting, seat)
  return converse(sitting, seat, line => {
    if (ranOut(sitting, seat)) return 'look'
    const number = numberOf(line, actions.length)
    const action = number === null ? undefined : actions[number - 1]
    if (!action) return null
    const played = stepOf(sitting, seat, action)
    if (played.ok) return 'look'
    say(sitting.io, sentenceOf(played.refusal))
    return 'ask'
  })
}

/** Whoever answers too late answers no more: the clock's own step is played instead. */
function ranOut(sitting: Sitting, seat: Seat): boolean {
  const { clock } = sitting
  return clock !== null && isUp(clock) && stepOf(sitting, seat, clock.limit.action).ok
}

/** After the end: the result, and still the chance to look back or to take back. */
export async function lookBack(sitting: Sitting): Promise<Turn> {
  const { io, match, paint, reader } = sitting
  const [seat] = personsOf(sitting)
  const ending = endingOf(reader, standingOf(match), 'en')
  showNews(sitting, personsOf(sitting).length === 1 ? (seat ?? null) : null)
  showBoard(sitting, personsOf(sitting).length === 1 ? (seat ?? null) : null)
  if (ending) say(io, paint('strong', ending.text))
  if (seat === undefined) return 'left'
  if (io.interactive) say(io, paint('dim', 'Enter leaves; undo, log and save still work.'))
  return converse(sitting, seat, line => (line === '' ? 'quit' : null))
}

async function converse(sitting: Sitting, seat: Seat, answer: (line: string) => Next | null): Promise<Turn> {
  for (;;) {
    const line = (await sitting.asker.ask('> '))?.trim()
    if (line === undefined) return 'ended'
    const next = answer(line) ?? command(sitting, seat, line)
    if (next === null) {
      if (!sitting.io.interactive) return confuse(sitting, line)
      say(sitting.io, notUnderstood(line))
    }
    if (next === 'look') return 'on'
    if (next === 'quit') return 'left'
  }
}

function command(sitting: Sitting, seat: Seat, line: string): Next | null {
  const [word = '', ...rest] = line.split(/\s+/)
  const name = ALIASES[word.toLowerCase()] ?? word.toLowerCase()
  const found = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  return found?.run(sitting, seat, rest.join(' ')) ?? null
}

const ALIASES: Readonly<Record<string, string | undefined>> = Object.assign(Object.create(null), {
  '?': 'help',
  q: 'quit',
  exit: 'quit',
  u: 'undo',
  r: 'redo',
  b: 'board',
})

/** The number of a choice; Enter alone takes the only one. */
function numberOf(line: string, count: number): number | null {
  if (line === '' && count === 1) return 1
  return /^\d{1,4}$/.test(line) ? Number(line) : null
}

function notUnderstood(line: string): string {
  return line === '' ? 'Type the number of a choice, or help.' : `"${line}" is no choice here; try help.`
}

/** In a pipe the lines that follow were meant for another question: playing them would be a guess. */
function confuse(sitting: Sitting, line: string): Turn {
  sitting.io.stderr.write(`"${line}" is not one of the choices.\n`)
  return 'confused'
}
