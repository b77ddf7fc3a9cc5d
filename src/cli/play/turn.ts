import type { Seat } from '../../engine/types.ts'
import { sentenceOf } from '../complain.ts'
import { say } from '../io.ts'
import { isUp, timeLeft, withoutTimeUp } from './clock.ts'
import { COMMANDS, type Next } from './commands.ts'
import { hasSecrets, personsOf, type Session, stepOf } from './session.ts'
import { handOver, showBoard, showChoices, showNews } from './show.ts'

/** How a turn went: on to the next, the person left, the input ended, or it made no sense and nobody can ask back. */
export type Turn = 'on' | 'left' | 'ended' | 'confused'

/** One person decides, or looks around, or leaves. */
export async function takeTurn(session: Session, seat: Seat): Promise<Turn> {
  if (!(await handOver(session, seat))) return 'ended'
  showNews(session, seat)
  if (hasSecrets(session)) session.news.delete(null)
  showBoard(session, seat)
  if (session.clock) say(session.io, session.paint('dim', timeLeft(session.clock)))
  const actions = withoutTimeUp(session.clock, session.match.game.actions(session.match.state, seat))
  showChoices(session, seat, actions)
  return converse(session, seat, line => {
    if (ranOut(session, seat)) return 'look'
    const number = numberOf(line, actions.length)
    const action = number === null ? undefined : actions[number - 1]
    if (!action) return null
    const played = stepOf(session, { seat, action })
    if (played.ok) return 'look'
    say(session.io, sentenceOf(played.refusal))
    return 'ask'
  })
}

/** Whoever answers too late answers no more: the clock's own step is played instead. */
function ranOut(session: Session, seat: Seat): boolean {
  const { clock } = session
  return clock !== null && isUp(clock) && stepOf(session, { seat, action: clock.limit.action }).ok
}

/** After the end: the result, and still the chance to look back or to take back. */
export async function lookBack(session: Session): Promise<Turn> {
  const { io, kit, match, paint } = session
  const [seat] = personsOf(session)
  const result = match.game.result(match.state)
  showNews(session, personsOf(session).length === 1 ? (seat ?? null) : null)
  showBoard(session, personsOf(session).length === 1 ? (seat ?? null) : null)
  if (result) say(io, paint('strong', kit.words.en.result(result)))
  if (seat === undefined) return 'left'
  if (io.interactive) say(io, paint('dim', 'Enter leaves; undo, log and save still work.'))
  return converse(session, seat, line => (line === '' ? 'quit' : null))
}

async function converse(session: Session, seat: Seat, answer: (line: string) => Next | null): Promise<Turn> {
  for (;;) {
    const line = (await session.asker.ask('> '))?.trim()
    if (line === undefined) return 'ended'
    const next = answer(line) ?? command(session, seat, line)
    if (next === null) {
      if (!session.io.interactive) return confuse(session, line)
      say(session.io, notUnderstood(line))
    }
    if (next === 'look') return 'on'
    if (next === 'quit') return 'left'
  }
}

function command(session: Session, seat: Seat, line: string): Next | null {
  const [word = '', ...rest] = line.split(/\s+/)
  const name = ALIASES[word.toLowerCase()] ?? word.toLowerCase()
  const found = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  return found?.run(session, seat, rest.join(' ')) ?? null
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
function confuse(session: Session, line: string): Turn {
  session.io.stderr.write(`"${line}" is not one of the choices.\n`)
  return 'confused'
}
