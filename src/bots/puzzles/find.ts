/** Plays matches and looks in them for moments at which one choice is clearly the best, and not the plainest. */
import { readerOf } from '../../engine/called.ts'
import { toFile } from '../../engine/file.ts'
import { type Match, type SeatHolder, start } from '../../engine/match.ts'
import { play, playChance } from '../../engine/play.ts'
import type { ChoicePuzzle, LayingPuzzle, Puzzle } from '../../engine/puzzle.ts'
import { done, sameAction } from '../../engine/result.ts'
import { fastRng, seededChance } from '../../engine/rng.ts'
import { actorOf } from '../../engine/seats.ts'
import type { Action, AnyKit, Result, Seat } from '../../engine/types.ts'
import type { Mind } from '../mind.ts'
import { sensible } from '../search/sensible.ts'
import { isClear, weigh } from './weigh.ts'

export interface Search {
  readonly options: Readonly<Record<string, unknown>>
  /** How many sit at the table; the game says so where nobody does. */
  readonly seats?: number
  readonly seed: number
  /** Whether there are enough whose best action is of this kind. */
  readonly hasEnough: (kind: string) => boolean
  /** Look for small steps that are one choice together, instead of single ones. */
  readonly isLaying: boolean
}

/** Against the best share: what has less is no answer that anybody thinks of. */
const LEAST = 0.02
/** With fewer options there is little to think about. */
export const FEWEST = 3
/** An answer that the policy gives so surely is no riddle. */
const PLAIN = 0.92
/** Rounds for a first look, and with fresh lots to be sure. */
const ROUNDS = { look: 40, confirm: 1200 }
/** Of the moments that may do, one in so many is looked at: the first of every match would be much alike. */
const ONE_IN = 3
/** Small steps of one answer: more are tedious. */
const MOST_STEPS = 10
/** A match that is longer by then is not gone on with: puzzles are small. */
const LONGEST = 260

/** The matches by their numbers, each with the puzzle that was found in it or null; it never ends by itself. */
export function* findPuzzles(kit: AnyKit, search: Search): Generator<Result<Puzzle | null>, never> {
  for (let number = 0; ; number++) yield puzzleIn(kit, search, fastRng(search.seed, number).below(2 ** 32))
}

/** A match has one at most, so that no two are alike. */
function puzzleIn(kit: AnyKit, search: Search, seed: number): Result<Puzzle | null> {
  const begun = begin(kit, search, seed)
  if (!begun.ok) return begun
  const mind = mindFor(kit, begun.value, seed)
  const chance = seededChance(seed)
  for (let match = begun.value, step = 0; step < LONGEST; step++) {
    const actor = actorOf(match)
    if (actor.kind === 'over') return done(null)
    const [seat = 0] = actor.kind === 'seats' ? actor.seats : []
    const found = actor.kind === 'seats' && isFresh(match, seat) ? asked(mind, match, seat, search) : null
    if (found) return done(found)
    const next =
      actor.kind === 'chance'
        ? playChance(match, chance)
        : play(match, seat, mind.policy.choose(match.state, seat, mind.rng))
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

/** After dice, cards or somebody else's step: what the seat did itself could be taken back. */
function isFresh({ line }: Match, seat: Seat): boolean {
  return line.step !== null && line.step.seat !== seat
}

function asked(mind: Mind, match: Match, seat: Seat, { isLaying, hasEnough }: Search): Puzzle | null {
  const isLaid = mind.reader.proven !== undefined && (mind.policy.isDetail?.(match.state) ?? false)
  if (isLaid !== isLaying || mind.rng.below(ONE_IN) > 0) return null
  return isLaying ? layingAt(mind, match, seat) : choiceAt(mind, match, seat, hasEnough)
}

function choiceAt(mind: Mind, match: Match, seat: Seat, hasEnough: Search['hasEnough']): ChoicePuzzle | null {
  const { state } = match
  const actions = sensible(mind, state, seat, LEAST)
  if (actions.length < FEWEST) return null
  const lots = () => mind.rng.below(2 ** 32)
  const first = weigh(mind, { state, seat, seed: lots(), rounds: ROUNDS.look }, actions)
  const likely = first?.options[0].action
  if (!likely || hasEnough(likely.kind) || isPlain(mind, match, seat, likely)) return null
  const found = weigh(mind, { state, seat, seed: lots(), rounds: ROUNDS.confirm }, actions)
  const [best] = found?.options ?? []
  if (!found || !best || !isClear(found.gap) || !sameAction(best.action, likely)) return null
  const reasons = mind.reader.advice.reasons?.(match.game.view(state, seat), best.action) ?? []
  return { kind: 'choice', ...momentAt(match, seat), reasons, options: found.options }
}

/** It is what the policy would do, and next to nothing else. */
function isPlain({ game, policy }: Mind, { state }: Match, seat: Seat, best: Action): boolean {
  const actions = game.actions(state, seat)
  const at = actions.findIndex(action => sameAction(action, best))
  return (policy.shares(state, seat, actions)[at] ?? 0) > PLAIN
}

function layingAt({ game, reader }: Mind, match: Match, seat: Seat): LayingPuzzle | null {
  const view = game.view(match.state, seat)
  const proven = reader.proven?.(view)
  const [first] = proven?.steps ?? []
  if (!proven || !first || proven.steps.length < FEWEST || proven.steps.length > MOST_STEPS) return null
  const reasons = reader.advice.reasons?.(view, first) ?? []
  return { kind: 'laying', ...momentAt(match, seat), reasons, proven }
}

/** Whoever is asked is a person. */
function momentAt(match: Match, seat: Seat): Pick<Puzzle, 'match' | 'seat'> {
  const file = toFile(match)
  const { seats } = file.header
  const you = { kind: 'person', name: 'You' } as const
  return { match: { ...file, header: { ...file.header, seats: seats.with(seat, you) } }, seat }
}
