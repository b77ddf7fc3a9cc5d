import type { Action, Seat, View } from '../../engine/types.ts'
import { say } from '../io.ts'
import { inColumns, numbered, padTo, widthOf, wrap } from '../layout.ts'
import { earOf, hasSecrets, personsOf, type Sitting } from './sitting.ts'

const WIDEST = 100
/** A long choice goes on under its words, not under its number. */
const HANG = '     '

export function screenWidth(sitting: Sitting): number {
  return Math.max(40, Math.min(WIDEST, sitting.io.columns))
}

export function viewOf({ match }: Sitting, seat: Seat | null): View {
  return match.game.view(match.state, seat)
}

/** What happened since this person looked last. */
export function showNews(sitting: Sitting, seat: Seat | null): void {
  const ear = seat === null ? null : earOf(sitting, seat)
  const lines = sitting.news.get(ear) ?? []
  sitting.news.delete(ear)
  if (lines.length > 0 && personsOf(sitting).length > 0) say(sitting.io)
  for (const line of lines) say(sitting.io, wrap(`· ${line}`, screenWidth(sitting), '  '))
}

export function showBoard(sitting: Sitting, seat: Seat | null): void {
  const board = sitting.reader.words.en.board(viewOf(sitting, seat), sitting.paint, screenWidth(sitting))
  say(sitting.io, `\n${board.trimEnd()}\n`)
}

/** What is asked, and the answers by number. */
export function showChoices(sitting: Sitting, seat: Seat, actions: readonly Action[]): void {
  const { io, reader, paint } = sitting
  const view = viewOf(sitting, seat)
  const who = personsOf(sitting).length > 1 ? `${sitting.match.seats[seat]?.name}: ` : ''
  say(io, wrap(paint('strong', `${who}${reader.words.en.ask(view)}`), screenWidth(sitting)))
  const texts = actions.map(action => reader.words.en.action(action, view))
  const odds = actions.map(action => reader.words.en.odds(action, view))
  const width = screenWidth(sitting)
  for (const line of inColumns(numbered(beside(sitting, texts, odds)), width))
    say(io, widthOf(line) > width ? wrap(line, width, HANG) : line)
}

/** Beside the choices only the first few are said. */
const FEW = 3

/** What one might expect to do now and cannot, with the reason and the rule. */
export function showBlocked(sitting: Sitting, seat: Seat, most = FEW): void {
  const lines = blockedLines(sitting, seat)
  for (const line of lines.slice(0, most))
    say(sitting.io, sitting.paint('dim', wrap(`  -  ${line}`, screenWidth(sitting), HANG)))
  if (lines.length > most) say(sitting.io, sitting.paint('dim', `  -  (${lines.length - most} more: not)`))
}

/** What is blocked for the same reason stands together. */
function blockedLines({ match, reader }: Sitting, seat: Seat): string[] {
  const view = match.game.view(match.state, seat)
  const words = reader.words.en
  const reasons = new Map<string, string[]>()
  for (const blocked of match.game.blocked?.(match.state, seat) ?? []) {
    const why = `${words.blocked?.(blocked, view) ?? ''} (${blocked.rule})`
    reasons.set(why, [...(reasons.get(why) ?? []), words.action(blocked.action, view)])
  }
  return [...reasons].map(([why, names]) => `${names.join(', ')}: ${why}`)
}

/** Every one of them. */
export function showAllBlocked(sitting: Sitting, seat: Seat): void {
  showBlocked(sitting, seat, Number.POSITIVE_INFINITY)
  if (blockedLines(sitting, seat).length === 0) say(sitting.io, 'Nothing stands in your way now.')
}

/** The odds in a column of their own, dim. */
function beside(sitting: Sitting, texts: readonly string[], odds: readonly (string | null)[]): string[] {
  const widest = texts.reduce((most, text, index) => Math.max(most, odds[index] ? widthOf(text) : 0), 0)
  return texts.map((text, index) => {
    const chance = odds[index]
    return chance ? `${padTo(text, widest)}  ${sitting.paint('dim', chance)}` : text
  })
}

/** Between two people with secrets: nothing of the one is left on the screen when the other looks. */
export async function handOver(sitting: Sitting, seat: Seat): Promise<boolean> {
  const isNew = sitting.eyes !== seat
  sitting.eyes = seat
  if (!isNew || !hasSecrets(sitting)) return true
  // The last code also empties what a terminal lets people scroll back to.
  say(sitting.io, sitting.io.isTTY ? '\u001B[2J\u001B[3J\u001B[H' : '')
  say(sitting.io, '\n'.repeat(Math.max(50, sitting.io.rows)))
  say(sitting.io, `The table goes to ${sitting.match.seats[seat]?.name}.`)
  return (await sitting.asker.ask('Press Enter when nobody else is looking. ')) !== null
}
