import type { Action, Seat, View } from '../../engine/types.ts'
import { say } from '../io.ts'
import { inColumns, numbered, padTo, widthOf, wrap } from '../layout.ts'
import { earOf, hasSecrets, personsOf, type Session } from './session.ts'

const WIDEST = 100

export function screenWidth(session: Session): number {
  return Math.max(40, Math.min(WIDEST, session.io.columns))
}

export function viewOf({ match }: Session, seat: Seat | null): View {
  return match.game.view(match.state, seat)
}

/** What happened since this person looked last. */
export function showNews(session: Session, seat: Seat | null): void {
  const ear = seat === null ? null : earOf(session, seat)
  const lines = session.news.get(ear) ?? []
  session.news.delete(ear)
  if (lines.length > 0 && personsOf(session).length > 0) say(session.io)
  for (const line of lines) say(session.io, wrap(`· ${line}`, screenWidth(session), '  '))
}

export function showBoard(session: Session, seat: Seat | null): void {
  const board = session.kit.words.en.board(viewOf(session, seat), session.paint, screenWidth(session))
  say(session.io, `\n${board.trimEnd()}\n`)
}

/** What is asked, and the answers by number. */
export function showChoices(session: Session, seat: Seat, actions: readonly Action[]): void {
  const { io, kit, paint } = session
  const view = viewOf(session, seat)
  const who = personsOf(session).length > 1 ? `${session.match.header.seats[seat]?.name}: ` : ''
  say(io, wrap(paint('strong', `${who}${kit.words.en.ask(view)}`), screenWidth(session)))
  const texts = actions.map(action => kit.words.en.action(action, view))
  const odds = actions.map(action => kit.words.en.odds(action, view))
  for (const line of inColumns(numbered(beside(session, texts, odds)), screenWidth(session))) say(io, line)
}

/** The odds in a column of their own, dim. */
function beside(session: Session, texts: readonly string[], odds: readonly (string | null)[]): string[] {
  const widest = texts.reduce((most, text, index) => Math.max(most, odds[index] ? widthOf(text) : 0), 0)
  return texts.map((text, index) => {
    const chance = odds[index]
    return chance ? `${padTo(text, widest)}  ${session.paint('dim', chance)}` : text
  })
}

/** Between two people with secrets: nothing of the one is left on the screen when the other looks. */
export async function handOver(session: Session, seat: Seat): Promise<boolean> {
  const isNew = session.reader !== seat
  session.reader = seat
  if (!isNew || !hasSecrets(session)) return true
  // The last code also empties what a terminal lets people scroll back to.
  say(session.io, session.io.isTTY ? '\u001B[2J\u001B[3J\u001B[H' : '')
  say(session.io, '\n'.repeat(Math.max(50, session.io.rows)))
  say(session.io, `The table goes to ${session.match.header.seats[seat]?.name}.`)
  return (await session.asker.ask('Press Enter when nobody else is looking. ')) !== null
}
