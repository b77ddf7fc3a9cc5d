/** What one seat sees of a table at one moment. */
import { legal, type Match } from '../engine/match.ts'
import { keyOf, sameAction } from '../engine/result.ts'
import type { GameEvent, Outlook, Seat } from '../engine/types.ts'
import { fold, redo, undo } from '../engine/undo.ts'
import type { Choice, Line, Picture, Summary } from './protocol.ts'
import { limitOf, type Table, type Told } from './table.ts'
import { askedOf, isBot, nextToAct } from './turn.ts'

/** Columns of the table as text. */
const WIDTH = 100

/** The newest moment; `since` is how many steps the reader knows the lines of already. */
export function pictureOf(table: Table, seat: Seat | null, since = 0, clock: number | null = null): Picture {
  const { match, story } = table
  const mine = seat !== null && hasTurn(match, seat)
  return {
    ...momentOf(table, match.state, seat, story.length, Math.min(since, story.length)),
    choices: mine ? choicesOf(table, seat) : [],
    ways: mine ? (table.kit.paths?.(match.game.view(match.state, seat)) ?? []) : [],
    canUndo: seat !== null && undo(match, seat).ok,
    canRedo: seat !== null && redo(match, seat).ok,
    clock,
  }
}

/** A moment of the past: the same table, with nothing to choose. */
export function pictureAt(table: Table, seat: Seat | null, at: number, since = 0): Picture {
  const { match, story } = table
  const shown = Math.max(0, Math.min(at, story.length))
  const state = fold(
    match,
    story.slice(0, shown).map(({ step }) => step),
  )
  return momentOf(table, state, seat, shown, Math.min(since, shown))
}

function momentOf(table: Table, state: unknown, seat: Seat | null, at: number, since: number): Picture {
  const { id, kit, match, story, words } = table
  const view = match.game.view(state, seat)
  const result = match.game.result(state)
  return {
    match: id,
    game: kit.facts.id,
    seats: match.header.seats,
    practice: match.header.practice,
    version: match.version,
    at,
    length: story.length,
    seat,
    view,
    asked: askedOf(table, state),
    ask: view.prompt ? words.ask(view) : '',
    rule: view.prompt?.rule ?? null,
    choices: [],
    ways: [],
    events: (story[at - 1]?.events ?? []).filter(event => maySee(event, seat)),
    since,
    lines: story.slice(since, at).flatMap((told, index) => linesOf(table, told, since + index + 1, seat)),
    canUndo: false,
    canRedo: false,
    board: words.board(view, (_, text) => text, WIDTH),
    clock: null,
    ending: result && { text: words.result(result, namesOf(table)), result },
  }
}

/** The events in words; where a choice left none that says it, the choice itself, unless it is a secret. */
function linesOf(table: Table, { step, deed, events }: Told, at: number, seat: Seat | null): Line[] {
  const { kit, words } = table
  const by = step.seat ?? null
  const lines = events
    .filter(event => maySee(event, seat))
    .flatMap(event => {
      const text = words.event(event, seat, namesOf(table))
      return text === null ? [] : [{ at, seat: by, kind: event.kind, text }]
    })
  if (lines.length > 0 || by === null || (kit.facts.hidden && by !== seat)) return lines
  return [{ at, seat: by, kind: 'deed', text: deed, action: step.action.kind }]
}

function maySee({ to }: GameEvent, seat: Seat | null): boolean {
  return to === undefined || (seat !== null && to.includes(seat))
}

export function choicesOf(table: Table, seat: Seat): Choice[] {
  const { kit, match, words } = table
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

function drawn(outlooks: readonly Outlook[]): Pick<Choice, 'outlooks'> {
  return outlooks.length > 0 ? { outlooks } : {}
}

function hasTurn({ game, state }: Match, seat: Seat): boolean {
  const actor = game.actor(state)
  return actor.kind === 'seats' && actor.seats.includes(seat)
}

export function summaryOf(table: Table, touched: number): Summary {
  const { id, kit, match, story, words } = table
  const seat = nextToAct(table)
  const result = match.game.result(match.state)
  const view = match.game.view(match.state, seat)
  return {
    match: id,
    game: kit.facts.id,
    seats: match.header.seats,
    steps: story.length,
    touched,
    text: result ? words.result(result, namesOf(table)) : view.prompt ? words.ask(view) : '',
    over: result !== null,
    waits: seat !== null && !isBot(match, seat),
  }
}

function namesOf({ match: { header } }: Table): string[] {
  return header.seats.map(holder => holder.name)
}
