/** A match at this terminal, with the people around it: what it shows comes as pictures, what they do goes as calls. */
import { randomUUID } from 'node:crypto'
import type { Action, AnyKit, Paint, Reader, Seat } from '../../engine/types.ts'
import type { Calls, Level, Line as LogLine, MatchId, Picture, Verdict } from '../../table/protocol.ts'
import type { Asker } from '../asker.ts'
import type { Io } from '../io.ts'
import type { Line } from './line.ts'
import { inOrder } from './order.ts'

export interface TerminalTable {
  readonly io: Io
  readonly asker: Asker
  readonly paint: Paint
  readonly kit: AnyKit
  readonly reader: Reader
  readonly line: Line
  readonly match: MatchId
  /** Whether whoever plays this seat sits at this terminal. */
  readonly isHere: (seat: Seat) => boolean
  /** Words that mean something at this table alone. */
  readonly words: Readonly<Record<string, Command>>
  /** Where nobody here is asked: waits for the others, if there are any elsewhere. */
  readonly others: (() => Promise<Turn>) | null
  /** How to come back to it. */
  readonly farewell: (isOver: boolean) => string
  /** The table as whoever looks through the line sees it. */
  picture: Picture
  /** How many steps each reader has been told of; who is missing knows those before `since`. */
  readonly told: Map<Seat | null, number>
  since: number
  /** Campaign sheets that get their marks when the match ends. */
  due: readonly string[]
  /** Who looked at the screen last. */
  eyes: Seat | null
  /** It was said that this match is practice. */
  isKnownPractice: boolean
}

/** How a turn went: on to the next, the person left, the input ended, or it made no sense and nobody can ask back. */
export type Turn = 'on' | 'left' | 'ended' | 'confused'

/** What follows a word that was typed: the same question, a table that changed, or the end. */
export type Next = 'ask' | 'look' | 'quit'

/** A word that a person may type. */
export interface Command {
  readonly usage: string
  readonly help: string
  run(table: TerminalTable, seat: Seat, rest: string): Next | Promise<Next>
}

type Order = { readonly name: 'undo' | 'redo' } | { readonly name: 'resign'; readonly level: Level }

/** The people at this terminal. */
export function personsOf({ picture, isHere }: TerminalTable): readonly Seat[] {
  return [...picture.seats.keys()].filter(seat => picture.seats[seat]?.kind !== 'bot' && isHere(seat))
}

/** Several people with secrets share one screen. */
export function hasSecrets(table: TerminalTable): boolean {
  return table.kit.facts.hidden && personsOf(table).length > 1
}

/** As whom this person reads the news: alone it is `you`, together each other's names are clearer. */
export function earOf(table: TerminalTable, seat: Seat): Seat | null {
  return hasSecrets(table) || personsOf(table).length === 1 ? seat : null
}

/** Looks through the eyes of this seat from here on; again through the same ones, at the clock too. */
export async function lookAs(table: TerminalTable, seat: Seat | null): Promise<void> {
  const opened = await table.line.ask('open', { match: table.match, seat })
  if (!opened.ok) throw new Error(opened.refusal.reason)
  receive(table, opened.value)
  await rest(table)
}

/** What was pushed while an answer was on its way is newer than the answer. */
export function receive(table: TerminalTable, picture: Picture): void {
  const { seat, version } = table.picture
  if (picture.seat === seat && picture.version < version) return
  table.picture = { ...picture, choices: inOrder(picture.choices, table.kit.facts) }
}

/** Until a person is asked, or the match is over. */
function rest({ line, match, asker }: TerminalTable): Promise<void> {
  return line.rest(match, () => asker.interrupted)
}

/** The table through other eyes for a moment, with the lines after so many steps. */
export async function seenBy(table: TerminalTable, seat: Seat | null, since: number): Promise<Picture> {
  const { match, picture } = table
  const seen = await table.line.ask('look', { match, seat, at: picture.length, since })
  if (!seen.ok) throw new Error(seen.refusal.reason)
  return seen.value
}

/** What this reader has not been told yet. */
export async function newsFor(table: TerminalTable, ear: Seat | null): Promise<readonly LogLine[]> {
  const since = table.told.get(ear) ?? table.since
  const { lines, length } = await seenBy(table, ear, since)
  table.told.set(ear, length)
  return lines
}

export function playAs(table: TerminalTable, actions: readonly Action[]): Promise<Verdict> {
  return judged(table, 'play', { ...commandTo(table), actions })
}

/** What was taken back or done again is no news: everybody saw it happen. */
export async function order(table: TerminalTable, { name, ...more }: Order): Promise<Verdict> {
  const verdict = await judged(table, name, { ...commandTo(table), ...more })
  if (verdict.kind === 'accepted') {
    table.told.clear()
    table.since = table.picture.length
  }
  return verdict
}

function commandTo({ match, picture: { version } }: TerminalTable): Calls['undo']['takes'] {
  return { id: randomUUID(), match, version }
}

async function judged<N extends Order['name'] | 'play'>(
  table: TerminalTable,
  name: N,
  command: Calls[N]['takes'],
): Promise<Verdict> {
  const answer = await table.line.ask(name, command)
  await rest(table)
  return answer.ok ? answer.value : { kind: 'rejected', refusal: answer.refusal }
}
