/** Words at the prompt that only tell something: the log, a rule, a map, the odds. */
import type { Band, Seat } from '../../engine/types.ts'
import { type Choice, type Line, told } from '../../table/protocol.ts'
import { say } from '../io.ts'
import { wrap } from '../layout.ts'
import { explain, rulebookOf } from '../rulebook.ts'
import { screenWidth } from './show.ts'
import { earOf, seenBy, type TerminalTable } from './terminal-table.ts'

const LATEST = 15

export async function showLog(table: TerminalTable, seat: Seat, rest: string): Promise<void> {
  const { io, paint } = table
  const log = told((await seenBy(table, earOf(table, seat), 0)).lines)
  const lines = log.map((line, index) => logLine(line, log[index - 1]))
  const shown = rest === 'all' ? lines : lines.slice(-LATEST)
  if (lines.length === 0) say(io, 'Nothing has happened yet.')
  if (shown.length < lines.length)
    say(io, paint('dim', `(${lines.length - shown.length} earlier lines: log all)`))
  for (const line of shown) say(io, wrap(line, screenWidth(table), '    '))
}

/** The first line of what a seat did has the number of the step; what came of it, and what chance did, has none. */
function logLine({ at, seat, text }: Line, before: Line | undefined): string {
  return seat === null || before?.at === at ? `  · ${text}` : `${at}. ${text}`
}

export function showRule(table: TerminalTable, _seat: Seat, rest: string): void {
  const id = rest || table.picture.rule
  const text = id ? explain(rulebookOf(table.kit.facts.id), id) : 'Nothing is asked now.'
  say(table.io, wrap(text, screenWidth(table), '  '))
}

export function showMap(table: TerminalTable, _seat: Seat, part: string): void {
  const { io, paint, picture, reader } = table
  const map = reader.words.en.map?.(picture.view, paint, screenWidth(table), part)
  say(io, map ?? 'The board shows everything already.')
}

/** What may come of each choice, as far as the game can tell. */
export function showOdds(table: TerminalTable): void {
  const { io, picture } = table
  const lines = picture.choices.flatMap((choice, index) => oddsLines(choice, index + 1))
  if (lines.length === 0) say(io, 'There are no odds to tell now.')
  for (const line of lines) say(io, wrap(line, screenWidth(table), '      '))
}

function oddsLines(choice: Choice, number: number): string[] {
  const { text, odds } = choice
  const bands = bandLines(choice)
  if (odds === null && bands.length === 0) return []
  return [`${String(number).padStart(2)}. ${text}${odds === null ? '' : `: ${odds}`}`, ...bands]
}

/** How likely each end of a choice is. */
export function bandLines({ outlooks = [] }: Choice): string[] {
  return outlooks.flatMap(({ of, bands }) => bands.map(band => `    ${of && `${of}, `}${bandText(band)}`))
}

function bandText({ title, parts }: Band): string {
  return `${title}: ${parts.map(({ label, share }) => `${label} ${Math.round(share * 100)}%`).join(', ')}`
}
