/** A match on a table, with what has been told of it: what worker and server keep of every match in play. */
import { BOTS, levelOf } from '../bots/levels.ts'
import { fairLots } from '../engine/fair.ts'
import type { Level } from '../engine/levels.ts'
import type { Match, Step } from '../engine/match.ts'
import { befall, play, playChance } from '../engine/play.ts'
import { done } from '../engine/result.ts'
import type { Stopped } from '../engine/resume.ts'
import { type Chance, seededChance, seededLots } from '../engine/rng.ts'
import type { Action, AnyKit, GameEvent, Language, Result, Seat, TimeLimit, Words } from '../engine/types.ts'
import type { MatchId } from './protocol.ts'
import { type Beat, beatsOf } from './story.ts'
import { refuse } from './text/index.ts'
import { holdersOf, isBot, nextToAct } from './turn.ts'

/** One step of the line that stands, as the log tells it. */
export interface Told {
  readonly step: Step
  /** What was done, in words, as the one who did it saw it; null where the events say it. */
  readonly deed: string | null
  readonly events: readonly GameEvent[]
}

export interface Table {
  readonly id: MatchId
  readonly kit: AnyKit
  readonly language: Language
  readonly words: Words
  readonly match: Match
  readonly story: readonly Told[]
  /** A match of older rules that holds only so far: it can be looked at, and played on as another. */
  readonly stopped: Stopped | null
}

export function tableOf(
  id: MatchId,
  kit: AnyKit,
  match: Match,
  language: Language,
  stopped: Stopped | null = null,
): Table {
  const words = kit.words[language] ?? kit.words.en
  const story = Array.from(beatsOf(match), beat => toldOf(words, match, beat))
  return { id, kit, language, words, match, story, stopped }
}

function toldOf(
  words: Words,
  { game }: Match,
  { step, before, events }: Omit<Beat, 'number' | 'after'>,
): Told {
  const isSaid = events.some(event => event.to === undefined && words.event(event, null) !== null)
  if (step.seat === undefined || isSaid) return { step, deed: null, events }
  return { step, deed: words.action(step.action, game.view(before, step.seat)), events }
}

/** The same table after the match went back or forth: what still stands is not told again. */
export function travelled(table: Table, match: Match): Table {
  const { story, words } = table
  const common = story.slice(0, Math.min(story.length, match.line.length))
  const rest = Array.from(beatsOf(match, common.length), beat => toldOf(words, match, beat))
  return { ...table, match, story: [...common, ...rest] }
}

export function playSeat(table: Table, seat: Seat, action: Action): Result<Table> {
  return told(table, emit => play(table.match, seat, action, emit))
}

/** Dice and cards that were prepared: for lessons. */
export function befallTable(table: Table, action: Action): Result<Table> {
  return told(table, emit => befall(table.match, action, emit))
}

/** Rolls or draws what is due, from the source of the match. */
export function rollChance(table: Table, chance = chanceOf(table)): Result<Table> {
  if (!chance) return refuse('fair', t => t.diceElsewhere)
  return told(table, emit => playChance(table.match, chance, emit))
}

function chanceOf({ match: { header } }: Table): Chance | null {
  return header.seed === undefined ? null : seededChance(header.seed)
}

function told(table: Table, run: (emit: (event: GameEvent) => void) => Result<Match>): Result<Table> {
  const { match, words } = table
  const events: GameEvent[] = []
  const played = run(event => events.push(event))
  if (!played.ok) return played
  const { step } = played.value.line
  if (!step) return refuse('unknown', t => t.noRoll)
  const story = [...table.story, toldOf(words, match, { step, before: match.state, events })]
  return done({ ...table, match: played.value, story })
}

/** What the bot on this seat does; its lots come from the source of the match, so a continued match goes on alike. */
export function botChoice(
  { kit, match }: Pick<Table, 'kit' | 'match'>,
  seat: Seat,
  level = levelAt(match, seat),
): Action {
  const lots = lotsOf(match)(match.version)
  return BOTS[level](kit, match.game, lots)(match.state, seat)
}

function lotsOf({ header, secret }: Match): Chance {
  return secret === undefined ? seededLots(header.seed ?? 0) : fairLots(secret, header)
}

function levelAt(match: Match, seat: Seat): Level {
  const holder = holdersOf(match)[seat]
  return holder ? levelOf(holder) : 'greedy'
}

/** The seat whose bot is to act, if one is. */
export function botToAct(table: Table): Seat | null {
  const next = nextToAct(table)
  return next !== null && isBot(table.match, next) ? next : null
}

/** The limit of real time that this match is played under, if it is. */
export function limitOf({ kit, match }: Pick<Table, 'kit' | 'match'>): TimeLimit | null {
  const options = match.game.parseOptions(match.header.options)
  return options.ok ? (kit.timeLimit?.(options.value) ?? null) : null
}
