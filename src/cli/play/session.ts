import { BOTS, isLevel, type Level } from '../../bots/levels.ts'
import { type Match, play, playChance, type Step } from '../../engine/match.ts'
import { type Chance, fastRng } from '../../engine/rng.ts'
import type { Action, AnyKit, GameEvent, Paint, Result, Seat } from '../../engine/types.ts'
import type { Asker } from '../asker.ts'
import { complain, faultOf } from '../complain.ts'
import type { Io } from '../io.ts'
import { linesOf } from '../story.ts'
import { type Clock, keepTime } from './clock.ts'
import { writeMatch } from './saves.ts'

/** A match at this table, with the people around it. */
export interface Session {
  readonly io: Io
  readonly asker: Asker
  readonly paint: Paint
  readonly kit: AnyKit
  readonly chance: Chance
  /** What the bots draw lots by. */
  readonly seed: number
  readonly path: string
  readonly clock: Clock | null
  match: Match
  /** What each person has still to be told; a game without secrets tells everybody at once. */
  readonly news: Map<Seat | null, string[]>
  /** Who looked at the screen last. */
  reader: Seat | null
}

export function personsOf({ match }: Session): Seat[] {
  return match.header.seats.flatMap((holder, seat) => (holder.kind === 'person' ? [seat] : []))
}

/** Several people with secrets share one screen. */
export function hasSecrets(session: Session): boolean {
  return session.kit.facts.hidden && personsOf(session).length > 1
}

/** As whom this person reads the news: alone it is `you`, together each other's names are clearer. */
export function earOf(session: Session, seat: Seat): Seat | null {
  return hasSecrets(session) || personsOf(session).length === 1 ? seat : null
}

function earsOf(session: Session): (Seat | null)[] {
  const persons = personsOf(session)
  const ears = new Set(persons.map(seat => earOf(session, seat)))
  // Nobody, or everybody at the end of a game with secrets, reads as a spectator.
  return persons.length === 0 || hasSecrets(session) ? [...ears, null] : [...ears]
}

export function stepChance(session: Session): Result<Match> {
  const events: GameEvent[] = []
  return settle(
    session,
    playChance(session.match, session.chance, event => events.push(event)),
    events,
  )
}

export function stepOf(session: Session, step: Step): Result<Match> {
  const events: GameEvent[] = []
  return settle(
    session,
    play(session.match, step, event => events.push(event)),
    events,
  )
}

/** A bot's own lots come from the seed and the step too, so a match that is continued goes on as it would have. */
export function stepBot(session: Session, seat: Seat): Result<Match> {
  const action = choiceOf(session, seat)
  // Where nothing is secret a person wants to read what the bot did, also when the rules have no event for it.
  if (!session.kit.facts.hidden) {
    const view = session.match.game.view(session.match.state, seat)
    tell(session, `${session.match.header.seats[seat]?.name}: ${session.kit.words.en.action(action, view)}`)
  }
  return stepOf(session, { seat, action })
}

function choiceOf(session: Session, seat: Seat): Action {
  const name = session.match.header.seats[seat]?.name ?? ''
  return adviceOf(session, seat, isLevel(name) ? name : 'greedy')
}

export function adviceOf({ kit, match, seed }: Session, seat: Seat, level: Level): Action {
  const rng = fastRng(seed, -1 - match.version)
  return BOTS[level](kit, match.game, rng)(match.state, seat)
}

/** What has happened is on the disk before anybody reads of it. */
function settle(session: Session, played: Result<Match>, events: readonly GameEvent[]): Result<Match> {
  if (!played.ok) return played
  keep(session, played.value)
  for (const ear of earsOf(session))
    for (const line of linesOf(session.kit, events, ear)) tellTo(session, ear, line)
  return played
}

export function keep(session: Session, match: Match): void {
  session.match = match
  try {
    writeMatch(session.path, match)
    if (session.clock) keepTime(session.clock)
  } catch (error) {
    complain(session.io, `The match could not be saved to "${session.path}": ${faultOf(error)}.`)
  }
}

function tell(session: Session, line: string): void {
  for (const ear of earsOf(session)) tellTo(session, ear, line)
}

function tellTo(session: Session, ear: Seat | null, line: string): void {
  session.news.set(ear, [...(session.news.get(ear) ?? []), line])
}
