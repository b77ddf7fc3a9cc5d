/** A recorded match as text. */
import { readerOf } from '../../engine/called.ts'
import type { Match } from '../../engine/match.ts'
import { textOf } from '../../engine/option-text.ts'
import type { Stopped } from '../../engine/resume.ts'
import type { AnyKit, Paint } from '../../engine/types.ts'
import { newAimAt } from '../../table/aim.ts'
import { endingOf } from '../../table/reading/ending.ts'
import { stoppedText } from '../../table/reading/stopped.ts'
import { standingOf } from '../../table/see.ts'
import { type ReplayedStep, replaySteps } from '../../table/story.ts'
import { type Table, tableWith } from '../../table/table.ts'
import { textIn } from '../../table/text/index.ts'
import { wrap } from '../layout.ts'

/** A recorded match, and how it is put on paper or screen. */
export interface Reading {
  readonly kit: AnyKit
  readonly match: Match
  readonly stopped: Stopped | null
  readonly paint: Paint
  readonly width: number
}

/** What was played, by whom, with what. */
export function headOf({ kit, match, paint, width }: Reading): string[] {
  const { header } = match
  const seats = match.seats.map(
    (holder, seat) => `${seat + 1} ${holder.name} (${holder.level ?? holder.kind})`,
  )
  const source = header.fair
    ? 'sealed dice'
    : header.seed === undefined
      ? 'dice of unknown source'
      : `seed ${header.seed}`
  const back = match.version - match.line.length
  const lines = [
    `Rules version ${header.rulesVersion}, ${source}, options ${textOf(header.options)}`,
    `Seats: ${seats.join(', ')}`,
    ...(back === 0 ? [] : ['Steps that were taken back are not shown.']),
  ]
  return [paint('strong', kit.facts.title), ...lines.map(line => wrap(line, width, '  '))]
}

/**
 * One step: its number, who, what, what a bot was after, and what came of it. A file holds no secrets, so each event is
 * told as its reader saw it.
 */
export function tellStep(
  { match, width }: Reading,
  table: Table,
  { number, step, before, events }: ReplayedStep,
): string[] {
  const { words } = table.reader
  const who = step.seat === undefined ? 'Chance' : (match.seats[step.seat]?.name ?? `Seat ${step.seat}`)
  const did = words.en.action(step.action, match.game.view(before, step.seat ?? null))
  const lines = events.flatMap(event => words.en.event(event, event.to?.[0] ?? null) ?? [])
  return [
    wrap(`${number}. ${who}: ${did}`, width, '   '),
    ...thoughtAt(table, number - 1, who, before).map(line => wrap(`   ${line}`, width, '     ')),
    ...lines.map(line => wrap(`   · ${line}`, width, '     ')),
  ]
}

/** As the log of a table has it: only what everybody could work out, where seats have secrets. */
function thoughtAt(table: Table, index: number, who: string, before: unknown): string[] {
  const { match, reader } = table
  const aim = newAimAt(table, index)
  const why = aim && reader.words.en.reason?.(aim, match.game.view(before, null))
  return why ? [textIn('en').thought(who, why)] : []
}

/** The table that remembers what was told of a match while it is read. */
export function readAt({ kit, match, stopped }: Reading): Table {
  return tableWith('', kit, { match, stopped, differs: false })
}

/** The table as the one who is to act sees it. */
export function boardAt({ kit, match, paint, width }: Reading, state: unknown): string {
  const actor = match.game.actor(state)
  const seat = actor.kind === 'seats' ? (actor.seats[0] ?? null) : null
  return readerOf(kit, match).words.en.board(match.game.view(state, seat), paint, width).trimEnd()
}

export function endOf({ kit, match, stopped, paint, width }: Reading): string {
  if (stopped) return wrap(stoppedText(stopped, 'en'), width)
  const ending = endingOf(readerOf(kit, match), standingOf(match), 'en')
  return ending ? paint('strong', ending.text) : 'The match is not over.'
}

/** The entire match as text. */
export function* wholeMatch(reading: Reading, boards: boolean): Generator<string> {
  yield* headOf(reading)
  const { game } = reading.match
  const table = readAt(reading)
  for (const step of replaySteps(reading.match)) {
    if (boards && game.actor(step.before).kind === 'seats') yield `\n${boardAt(reading, step.before)}\n`
    yield* tellStep(reading, table, step)
  }
  if (boards) yield `\n${boardAt(reading, reading.match.state)}\n`
  yield endOf(reading)
}
