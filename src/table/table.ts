/** A match on a table, with what has been told of it: what worker and server keep of every match in play. */
import { BOTS, levelOf } from '../bots/levels.ts'
import { fairLots } from '../engine/fair.ts'
import type { Level } from '../engine/levels.ts'
import { stateAfter, stepsOf } from '../engine/line.ts'
import type { Match, Step } from '../engine/match.ts'
import { befall, play, playChance } from '../engine/play.ts'
import { done } from '../engine/result.ts'
import type { Stopped } from '../engine/resume.ts'
import { type Chance, seededChance, seededLots } from '../engine/rng.ts'
import type {
  Action,
  AnyKit,
  GameEvent,
  Language,
  Reader,
  Result,
  Seat,
  TimeLimit,
  Words,
} from '../engine/types.ts'
import type { MatchId } from './protocol.ts'
import { refuse } from './text/index.ts'
import { holdersOf, isBot, nextToAct } from './turn.ts'

/** One step of the line that stands, and what came of it. */
export interface Told {
  readonly step: Step
  readonly events: readonly GameEvent[]
}

export interface Table {
  readonly id: MatchId
  readonly kit: AnyKit
  readonly reader: Reader
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
  const reader = kit.reader(match.content)
  const story = toldFrom(match, 0)
  return inLanguage({ id, kit, reader, language, words: reader.words.en, match, story, stopped }, language)
}

/** The same table for someone who reads this language. */
export function inLanguage(table: Table, language: Language): Table {
  return { ...table, language, words: table.reader.words[language] ?? table.reader.words.en }
}

/** What the steps after the first so many told, from playing them again. */
function toldFrom(match: Match, from: number): Told[] {
  const state = stateAfter(match, from)
  return stepsOf(match)
    .slice(from)
    .map(step => {
      const events: GameEvent[] = []
      match.game.apply(state, step.action, event => events.push(event))
      return { step, events }
    })
}

/** What a seat did in this step, in words, as it saw the table before. */
export function deedOf({ match, words, story }: Table, number: number): string {
  const step = story[number - 1]?.step
  if (step?.seat === undefined) return ''
  return words.action(step.action, match.game.view(stateAfter(match, number - 1), step.seat))
}

/** The same table after the match went back or forth: what still stands is not told again. */
export function travelled(table: Table, match: Match): Table {
  const common = table.story.slice(0, match.line.length)
  return { ...table, match, story: [...common, ...toldFrom(match, common.length)] }
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
  const events: GameEvent[] = []
  const played = run(event => events.push(event))
  if (!played.ok) return played
  const { step } = played.value.line
  if (!step) return refuse('unknown', t => t.noRoll)
  return done({ ...table, match: played.value, story: [...table.story, { step, events }] })
}

/** What the bot on this seat does; its lots come from the source of the match, so a continued match goes on alike. */
export function botChoice(
  { reader, match }: Pick<Table, 'reader' | 'match'>,
  seat: Seat,
  level = levelAt(match, seat),
): Action {
  const lots = lotsOf(match)(match.version)
  return BOTS[level](reader, match.game, lots)(match.state, seat)
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
