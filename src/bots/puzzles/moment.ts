/** Whether a moment of a match is a puzzle: it is weighed, and what is found is believed only when it is clear. */
import { toFile } from '../../engine/file.ts'
import type { Match } from '../../engine/match.ts'
import type { ChoicePuzzle, LayingPuzzle, Puzzle } from '../../engine/puzzle.ts'
import { sameAction } from '../../engine/result.ts'
import type { Action, Reader, Reason, Seat, View } from '../../engine/types.ts'
import type { Mind } from '../mind.ts'
import { sensible } from '../search/sensible.ts'
import { isClear, weigh } from './weigh.ts'
import { isAbout, type Told, told, whyBest } from './why.ts'

export interface Wanted {
  /** Whether there are enough with such an answer. */
  readonly hasEnough: (answer: Told) => boolean
  /** Look for small steps that are one choice together, instead of single ones. */
  readonly isLaying: boolean
  /** What speaks for the answer is one of these words of the game, such as `bomb`; anything where none is named. */
  readonly about: readonly string[]
  /** Dice, cards or somebody else follow on the answer: it is no step on the way to what matters. */
  readonly isAtOnce: boolean
}

/** Against the best share: what has less is no answer that anybody thinks of. */
const LEAST = 0.02
/** With fewer options there is little to think about, unless something speaks for each of two. */
const SEVERAL = 3
/** With one there is nothing to choose. */
export const FEWEST = 2
/** An answer that the policy gives so surely is no riddle. */
const PLAIN = 0.92
/** Rounds for a first look, and with fresh lots to be sure. */
const ROUNDS = { look: 40, confirm: 1200 }
/** Of the moments that may do, one in so many is looked at: the first of every match would be much alike. */
const ONE_IN = 3
/** Small steps of one answer: more are tedious. */
const MOST_STEPS = 10

export function puzzleAt(mind: Mind, match: Match, seat: Seat, wanted: Wanted): Puzzle | null {
  const isLaid = mind.reader.proven !== undefined && (mind.policy.isDetail?.(match.state) ?? false)
  if (isLaid !== wanted.isLaying || mind.rng.below(ONE_IN) > 0) return null
  return wanted.isLaying ? layingAt(mind, match, seat, wanted) : choiceAt(mind, match, seat, wanted)
}

function choiceAt(mind: Mind, match: Match, seat: Seat, wanted: Wanted): ChoicePuzzle | null {
  const { state } = match
  const actions = sensible(mind, state, seat, LEAST)
  const moment = { match, seat, view: match.game.view(state, seat), actions }
  if (!isQuestion(mind.reader, moment, wanted)) return null
  const lots = () => mind.rng.below(2 ** 32)
  const first = weigh(mind, { state, seat, seed: lots(), rounds: ROUNDS.look }, actions)
  const likely = first?.options[0].action
  const reasons = likely ? whyLikely(mind, moment, likely, wanted) : null
  if (!likely || !reasons) return null
  const found = weigh(mind, { state, seat, seed: lots(), rounds: ROUNDS.confirm }, actions)
  if (!found || !isClear(found.gap) || !sameAction(found.options[0].action, likely)) return null
  return { kind: 'choice', ...momentAt(match, seat), reasons, options: found.options }
}

interface Asked {
  readonly match: Match
  readonly seat: Seat
  readonly view: View
  readonly actions: readonly Action[]
}

/** There is something to choose, and an answer may be what is looked for. */
function isQuestion({ advice }: Reader, asked: Asked, { about, isAtOnce }: Wanted): boolean {
  const { view, actions } = asked
  if (actions.length < FEWEST) return false
  if (isAtOnce && !actions.some(action => isLast(asked, action))) return false
  if (!advice.reasons) return actions.length >= SEVERAL
  const reasons = actions.map(action => advice.reasons?.(view, action) ?? [])
  const isEnough = actions.length >= SEVERAL || reasons.every(({ length }) => length > 0)
  return isEnough && reasons.some(each => each.length > 0 && isAbout(about, each))
}

/** What speaks for what seems best; null where it is not what is looked for. */
function whyLikely(mind: Mind, asked: Asked, likely: Action, wanted: Wanted): readonly Reason[] | null {
  if (isPlain(mind, asked, likely) || (wanted.isAtOnce && !isLast(asked, likely))) return null
  const others = asked.actions.filter(action => !sameAction(action, likely))
  const reasons = whyBest(mind.reader, asked.view, [likely, ...others])
  if (!reasons || !isAbout(wanted.about, reasons)) return null
  return wanted.hasEnough(told(likely.kind, reasons, mind.reader, asked.view)) ? null : reasons
}

/** The seat is not asked again at once. */
function isLast({ match: { game, state }, seat }: Asked, action: Action): boolean {
  const after = game.clone(state)
  game.apply(after, action, null)
  const actor = game.actor(after)
  return actor.kind !== 'seats' || !actor.seats.includes(seat)
}

/** It is what the policy would do, and next to nothing else. */
function isPlain({ game, policy }: Mind, { match: { state }, seat }: Asked, best: Action): boolean {
  const actions = game.actions(state, seat)
  const at = actions.findIndex(action => sameAction(action, best))
  return (policy.shares(state, seat, actions)[at] ?? 0) > PLAIN
}

function layingAt({ game, reader }: Mind, match: Match, seat: Seat, wanted: Wanted): LayingPuzzle | null {
  const view = game.view(match.state, seat)
  const proven = reader.proven?.(view)
  const [first] = proven?.steps ?? []
  if (!proven || !first || proven.steps.length < SEVERAL || proven.steps.length > MOST_STEPS) return null
  const reasons = whyBest(reader, view, [first])
  if (!reasons || !isAbout(wanted.about, reasons)) return null
  if (wanted.hasEnough(told('laying', reasons, reader, view))) return null
  return { kind: 'laying', ...momentAt(match, seat), reasons, proven }
}

/** Whoever is asked is a person. */
function momentAt(match: Match, seat: Seat): Pick<Puzzle, 'match' | 'seat'> {
  const file = toFile(match)
  const { seats } = file.header
  const you = { kind: 'person', name: 'You' } as const
  return { match: { ...file, header: { ...file.header, seats: seats.with(seat, you) } }, seat }
}
