/** Plays matches and looks in them for moments at which one choice is clearly the best, and not the plainest. */
import { readerOf } from '../../engine/called.ts'
import { type Match, type SeatHolder, start } from '../../engine/match.ts'
import { play, playChance } from '../../engine/play.ts'
import type { Puzzle } from '../../engine/puzzle.ts'
import { done } from '../../engine/result.ts'
import { fastRng, seededChance } from '../../engine/rng.ts'
import { actorOf } from '../../engine/seats.ts'
import type { AnyKit, Result, Seat } from '../../engine/types.ts'
import { canUndo } from '../../engine/undo.ts'
import type { Mind } from '../mind.ts'
import { novice } from '../novice.ts'
import { puzzleAt, type Wanted } from './moment.ts'

export interface Search extends Wanted {
  readonly options: Readonly<Record<string, unknown>>
  /** How many sit at the table; the game says so where nobody does. */
  readonly seats?: number
  readonly seed: number
  /** Beginners play, who get into other straits. */
  readonly isLoose: boolean
}

/** A match that is longer by then is not gone on with: puzzles are small. */
const LONGEST = 420

/** The matches by their numbers, each with the puzzle that was found in it or null; it never ends by itself. */
export function* findPuzzles(kit: AnyKit, search: Search): Generator<Result<Puzzle | null>, never> {
  for (let number = 0; ; number++) yield puzzleIn(kit, search, fastRng(search.seed, number).below(2 ** 32))
}

/** A match has one at most, so that no two are alike. */
function puzzleIn(kit: AnyKit, search: Search, seed: number): Result<Puzzle | null> {
  const begun = begin(kit, search, seed)
  if (!begun.ok) return begun
  const mind = mindFor(kit, begun.value, seed)
  const bot = search.isLoose
    ? novice(mind)
    : (state: unknown, at: Seat) => mind.policy.choose(state, at, mind.rng)
  const chance = seededChance(seed)
  for (let match = begun.value, step = 0; step < LONGEST; step++) {
    const actor = actorOf(match)
    if (actor.kind === 'over') return done(null)
    const [seat = 0] = actor.kind === 'seats' ? actor.seats : []
    const found = actor.kind === 'seats' && isFresh(match, seat) ? puzzleAt(mind, match, seat, search) : null
    if (found) return done(found)
    const next =
      actor.kind === 'chance' ? playChance(match, chance) : play(match, seat, bot(match.state, seat))
    if (!next.ok) return next
    match = next.value
  }
  return done(null)
}

/** In earnest, so that nothing before the question can be taken back. */
function begin(kit: AnyKit, { options, seats }: Search, seed: number): Result<Match> {
  const count = seats === undefined ? start(kit, { options }) : done({ seats: Array.from({ length: seats }) })
  if (!count.ok) return count
  const holders = Array.from(count.value.seats, (_, seat) => botAt(seat))
  return start(kit, { options, seats: holders, seed })
}

const NAMES = ['Ada', 'Bert', 'Cleo', 'Dora', 'Emil', 'Fritz', 'Greta', 'Hugo']

function botAt(seat: Seat): SeatHolder {
  return { kind: 'bot', name: NAMES[seat] ?? `${seat + 1}` }
}

function mindFor(kit: AnyKit, match: Match, lots: number): Mind {
  return {
    game: match.game,
    reader: readerOf(kit, match),
    policy: kit.policy(match.content),
    rng: fastRng(lots, -1),
    budget: { iterations: 0 },
    now: () => 0,
  }
}

/** Later than the beginning, and nothing that the seat did itself could be taken back. */
function isFresh(match: Match, seat: Seat): boolean {
  return match.line.step !== null && !canUndo(match, seat)
}
