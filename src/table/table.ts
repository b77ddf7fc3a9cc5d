/** A match on a table, with what has been told of it: what worker and server keep of every match in play. */
import { BOTS, levelOf } from '../bots/levels.ts'
import { type Match, play, playChance, type Step } from '../engine/match.ts'
import { done } from '../engine/result.ts'
import { type Chance, fastRng, seededChance } from '../engine/rng.ts'
import type { Action, AnyKit, GameEvent, Language, Result, Seat, TimeLimit, Words } from '../engine/types.ts'
import type { MatchId } from './protocol.ts'
import { beatsOf } from './story.ts'
import { refuse } from './text/index.ts'
import { isBot, nextToAct } from './turn.ts'

/** One step of the line that stands, as the log tells it. */
export interface Told {
  readonly step: Step
  /** What was done, in words, as the one who did it saw it. */
  readonly deed: string
  readonly events: readonly GameEvent[]
}

export interface Table {
  readonly id: MatchId
  readonly kit: AnyKit
  readonly words: Words
  readonly match: Match
  readonly story: readonly Told[]
}

export function tableOf(id: MatchId, kit: AnyKit, match: Match, language: Language): Table {
  const words = kit.words[language] ?? kit.words.en
  const story = [...beatsOf(match)].map(({ step, before, events }) => ({
    step,
    deed: words.action(step.action, match.game.view(before, step.seat ?? null)),
    events,
  }))
  return { id, kit, words, match, story }
}

export function playStep(table: Table, step: Step): Result<Table> {
  return told(table, step.action, step.seat, emit => play(table.match, step, emit))
}

/** Rolls or draws what is due, by the seed of the match. */
export function rollChance(table: Table): Result<Table> {
  const chance = chanceOf(table)
  if (!chance) return refuse('fair', t => t.diceElsewhere)
  const { match } = table
  const events: GameEvent[] = []
  const rolled = playChance(match, chance, event => events.push(event))
  if (!rolled.ok) return rolled
  const step = rolled.value.log[rolled.value.version - 1]
  if (!step || !('action' in step)) return refuse('unknown', t => t.noRoll)
  return done(after(table, rolled.value, { step, deed: '', events }))
}

function chanceOf({ match: { header } }: Table): Chance | null {
  return header.seed === undefined ? null : seededChance(header.seed)
}

function told(
  table: Table,
  action: Action,
  seat: Seat | undefined,
  run: (emit: (event: GameEvent) => void) => Result<Match>,
): Result<Table> {
  const { match, words } = table
  const events: GameEvent[] = []
  const played = run(event => events.push(event))
  if (!played.ok) return played
  const deed = words.action(action, match.game.view(match.state, seat ?? null))
  return done(
    after(table, played.value, { step: seat === undefined ? { action } : { seat, action }, deed, events }),
  )
}

function after(table: Table, match: Match, told: Told): Table {
  return { ...table, match, story: [...table.story, told] }
}

/** What the bot on this seat does; its lots come from the seed and the step, so a continued match goes on alike. */
export function botChoice({ kit, match }: Table, seat: Seat): Action {
  const holder = match.header.seats[seat] ?? { kind: 'bot', name: '' }
  const rng = fastRng(match.header.seed ?? 0, -1 - match.version)
  return BOTS[levelOf(holder)](kit, match.game, rng)(match.state, seat)
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
