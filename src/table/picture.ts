/** What one seat sees of a table at one moment. */
import { stateAfter } from '../engine/line.ts'
import type { Match } from '../engine/match.ts'
import { legal } from '../engine/play.ts'
import { keyOf, saidBy, sameAction } from '../engine/result.ts'
import type { Stopped } from '../engine/resume.ts'
import { actorOf, RESIGNED, viewOf } from '../engine/seats.ts'
import type { GameEvent, Language, Outlook, Seat, View, Words } from '../engine/types.ts'
import { canRedo, canUndo } from '../engine/undo.ts'
import { endingOf } from './ending.ts'
import type { BlockedChoice, Choice, Line, Picture, Summary } from './protocol.ts'
import { lengthOf, limitOf, recordsIn, type StepRecord, type Table, wordsIn } from './table.ts'
import { textIn } from './text/index.ts'
import { askedOf, holdersOf, isBot, nextToAct } from './turn.ts'

/** Columns of the table as text. */
const WIDTH = 100

/** Who looks: through the eyes of a seat or as a spectator, and in which language. */
export interface Eyes {
  readonly seat: Seat | null
  readonly language: Language
}

/** The newest moment; `since` is how many steps the reader knows the lines of already. */
export function pictureOf(table: Table, eyes: Eyes, since = 0, clock: number | null = null): Picture {
  const { match } = table
  const { seat, language } = eyes
  const [view, length] = [viewOf(match, seat), lengthOf(table)]
  const mine = seat !== null && !table.stopped && hasTurn(match, seat)
  return {
    ...momentOf(table, eyes, view, Math.min(since, length), length),
    asked: askedOf(table),
    choices: mine ? choicesOf(table, seat, language) : [],
    blocked: mine ? blockedFor(table, view, seat, language) : [],
    ways: mine ? (table.reader.paths?.(view) ?? []) : [],
    canUndo: seat !== null && !table.stopped && canUndo(match, seat),
    canRedo: seat !== null && !table.stopped && canRedo(match, seat),
    clock,
    ending: endingOf(table.reader, match, language),
    stopped: table.stopped && stoppedText(table.stopped, language),
  }
}

/** A moment of the past: the same table, with nothing to choose. */
export function pictureAt(table: Table, eyes: Eyes, at: number, since = 0): Picture {
  const { match, reader } = table
  const length = lengthOf(table)
  const shown = Math.max(0, Math.min(at, length))
  const state = shown === length ? match.state : stateAfter(match, shown)
  const view = shown === length ? viewOf(match, eyes.seat) : match.game.view(state, eyes.seat)
  const moment = momentOf(table, eyes, view, Math.min(since, shown), shown)
  const ending = shown === length ? endingOf(reader, match, eyes.language) : null
  return { ...moment, asked: askedOf(table, state), ending }
}

/** The table as text, as the seat saw it after so many steps. */
export function boardAt({ match, reader }: Table, { seat, language }: Eyes, at: number): string {
  const view = match.game.view(stateAfter(match, at), seat)
  return wordsIn(reader, language).board(view, (_, text) => text, WIDTH)
}

/** Why a match of older rules goes no further. */
export function stoppedText({ at, of, refusal }: Stopped, language: Language): string {
  const text = textIn(language)
  const why = refusal.code === 'illegal' ? text.notAllowed(refusal.rule) : saidBy(refusal)[language]
  return text.stopped(at, of, why)
}

function momentOf(table: Table, eyes: Eyes, view: View, since: number, at: number): Picture {
  const { id, kit, match, reader } = table
  const { seat, language } = eyes
  const [words, told] = [wordsIn(reader, language), recordsIn(table, since, at)]
  return {
    match: id,
    game: kit.facts.id,
    content: match.content === kit.packs.standard ? null : match.content,
    seats: holdersOf(match),
    practice: match.header.practice,
    resigned: match.resigned.map(({ seat: by }) => by),
    version: match.version,
    at,
    length: lengthOf(table),
    seat,
    view,
    asked: [],
    ask: view.prompt ? words.ask(view) : '',
    rule: view.prompt?.rule ?? null,
    choices: [],
    blocked: [],
    ways: [],
    events: (table.story[at - 1]?.events ?? []).filter(event => maySee(event, seat)),
    since,
    lines: told.flatMap((record, index) => {
      const number = since + index + 1
      return [...leftBefore(table, language, number), ...linesOf(table, eyes, words, record, number)]
    }),
    canUndo: false,
    canRedo: false,
    clock: null,
    ending: null,
    stopped: null,
  }
}

/** Who gave up between the step before and this one. */
function leftBefore({ match: { resigned, seats } }: Table, language: Language, number: number): Line[] {
  return resigned
    .filter(({ at }) => at === number - 1)
    .map(({ seat }) => {
      const text = textIn(language).gaveUp(seats[seat]?.name ?? '')
      return { at: number, seat, kind: RESIGNED, text }
    })
}

/** The events in words; where a choice left none that says it, the choice itself, unless it is a secret. */
function linesOf(
  table: Table,
  { seat }: Eyes,
  words: Words,
  { step, events }: StepRecord,
  at: number,
): Line[] {
  const { kit } = table
  const by = step.seat ?? null
  const lines = events
    .filter(event => maySee(event, seat))
    .flatMap(event => {
      const text = words.event(event, seat, namesOf(table))
      return text === null ? [] : [{ at, seat: by, kind: event.kind, text }]
    })
  if (lines.length > 0 || by === null || (kit.facts.hidden && by !== seat)) return lines
  const before = table.match.game.view(stateAfter(table.match, at - 1), by)
  return [{ at, seat: by, kind: 'deed', text: words.action(step.action, before), action: step.action.kind }]
}

function maySee({ to }: GameEvent, seat: Seat | null): boolean {
  return to === undefined || (seat !== null && to.includes(seat))
}

export function choicesOf(table: Table, seat: Seat, language: Language): Choice[] {
  const { kit, match, reader } = table
  const words = wordsIn(reader, language)
  const view = match.game.view(match.state, seat)
  const limit = limitOf(table)
  return legal(match, seat)
    .filter(action => !limit || !sameAction(action, limit.action))
    .map(action => ({
      key: keyOf(action),
      action,
      text: words.action(action, view),
      odds: words.odds(action, view),
      ...drawn(words.outlooks?.(action, view) ?? []),
      rule: kit.facts.rules[action.kind] ?? null,
    }))
}

function blockedFor({ match, reader }: Table, view: View, seat: Seat, language: Language): BlockedChoice[] {
  const words = wordsIn(reader, language)
  return (match.game.blocked?.(match.state, seat) ?? []).map(blocked => ({
    key: keyOf(blocked.action),
    action: blocked.action,
    text: words.action(blocked.action, view),
    why: words.blocked?.(blocked, view) ?? '',
    rule: blocked.rule,
  }))
}

function drawn(outlooks: readonly Outlook[]): Pick<Choice, 'outlooks'> {
  return outlooks.length > 0 ? { outlooks } : {}
}

function hasTurn(match: Match, seat: Seat): boolean {
  const actor = actorOf(match)
  return actor.kind === 'seats' && actor.seats.includes(seat)
}

export function summaryOf(table: Table, language: Language, touched: number): Summary {
  const { id, kit, reader, match, stopped } = table
  const seat = nextToAct(table)
  const ending = endingOf(reader, match, language)
  const view = match.game.view(match.state, kit.facts.hidden ? null : seat)
  return {
    match: id,
    game: kit.facts.id,
    seats: holdersOf(match),
    steps: lengthOf(table),
    touched,
    text:
      ending?.text ??
      (stopped ? stoppedText(stopped, language) : view.prompt ? wordsIn(reader, language).ask(view) : ''),
    over: ending !== null,
    waits: !table.stopped && seat !== null && !isBot(match, seat),
  }
}

function namesOf({ match: { seats } }: Table): string[] {
  return seats.map(holder => holder.name)
}
