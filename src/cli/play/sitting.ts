import type { Match } from '../../engine/match.ts'
import { play, playChance } from '../../engine/play.ts'
import type { Chance } from '../../engine/rng.ts'
import type { Action, AnyKit, GameEvent, Paint, Reader, Result, Seat } from '../../engine/types.ts'
import { botChoice } from '../../table/bot.ts'
import { linesOf } from '../../table/story.ts'
import { isBot } from '../../table/turn.ts'
import type { Asker } from '../asker.ts'
import { type Kept, keep } from './keep.ts'

/** A match at this table, with the people around it. */
export interface Sitting extends Kept {
  readonly asker: Asker
  readonly paint: Paint
  readonly kit: AnyKit
  readonly reader: Reader
  readonly chance: Chance
  /** What each person has still to be told; a game without secrets tells everybody at once. */
  readonly news: Map<Seat | null, string[]>
  /** Who looked at the screen last. */
  eyes: Seat | null
}

export function personsOf({ match }: Sitting): readonly Seat[] {
  return [...match.seats.keys()].filter(seat => !isBot(match, seat))
}

/** Several people with secrets share one screen. */
export function hasSecrets(sitting: Sitting): boolean {
  return sitting.kit.facts.hidden && personsOf(sitting).length > 1
}

/** As whom this person reads the news: alone it is `you`, together each other's names are clearer. */
export function earOf(sitting: Sitting, seat: Seat): Seat | null {
  return hasSecrets(sitting) || personsOf(sitting).length === 1 ? seat : null
}

function earsOf(sitting: Sitting): (Seat | null)[] {
  const persons = personsOf(sitting)
  const ears = new Set(persons.map(seat => earOf(sitting, seat)))
  // Nobody, or everybody at the end of a game with secrets, reads as a spectator.
  return persons.length === 0 || hasSecrets(sitting) ? [...ears, null] : [...ears]
}

export function stepChance(sitting: Sitting): Result<Match> {
  const events: GameEvent[] = []
  return settle(
    sitting,
    playChance(sitting.match, sitting.chance, event => events.push(event)),
    events,
  )
}

export function stepOf(sitting: Sitting, seat: Seat, action: Action): Result<Match> {
  const events: GameEvent[] = []
  return settle(
    sitting,
    play(sitting.match, seat, action, event => events.push(event)),
    events,
  )
}

/** A bot's own lots come from the seed and the step too, so a match that is continued goes on as it would have. */
export function stepBot(sitting: Sitting, seat: Seat): Result<Match> {
  const action = botChoice(sitting, seat)
  // Where nothing is secret a person wants to read what the bot did, also when the rules have no event for it.
  if (!sitting.kit.facts.hidden) {
    const view = sitting.match.game.view(sitting.match.state, seat)
    tell(sitting, `${sitting.match.seats[seat]?.name}: ${sitting.reader.words.en.action(action, view)}`)
  }
  return stepOf(sitting, seat, action)
}

/** What has happened is on the disk before anybody reads of it. */
function settle(sitting: Sitting, played: Result<Match>, events: readonly GameEvent[]): Result<Match> {
  if (!played.ok) return played
  keep(sitting, played.value)
  for (const ear of earsOf(sitting))
    for (const line of linesOf(sitting.reader, events, ear)) tellTo(sitting, ear, line)
  return played
}

function tell(sitting: Sitting, line: string): void {
  for (const ear of earsOf(sitting)) tellTo(sitting, ear, line)
}

function tellTo(sitting: Sitting, ear: Seat | null, line: string): void {
  sitting.news.set(ear, [...(sitting.news.get(ear) ?? []), line])
}
