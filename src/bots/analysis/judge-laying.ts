/** What small steps cost that are one choice together, such as the laying of all dice of a fight. */
import { sameAction } from '../../engine/result.ts'
import { fastRng } from '../../engine/rng.ts'
import type { Action, Seat } from '../../engine/types.ts'
import { greedy } from '../greedy.ts'
import type { Bot, Mind } from '../mind.ts'
import { random } from '../random.ts'
import { playOn } from '../search/play-on.ts'
import type { Act } from './acts.ts'
import { clearly, gapBetween, isKnown } from './gap.ts'
import type { Verdict } from './judge-choice.ts'
import type { Effort } from './types.ts'
import { HORIZON } from './worth.ts'

/** Rounds between two looks at how it stands. */
const SLICE = 8
/** Small steps of one choice, at most. */
const MOST = 200

/** Where advice would have gone another way, and what would have come of it. */
interface Departure {
  /** How many of the small steps were laid alike. */
  readonly alike: number
  readonly better: Action
  readonly after: unknown
}

/**
 * What was laid is played on from, beside what advice lays and what is laid blindly. All of it is open: a game whose small
 * steps hide something is not judged by them.
 */
export function judgeLaying(
  mind: Mind,
  act: Act,
  seat: Seat,
  { seed, budget }: Effort,
): Verdict & { readonly alike: number } {
  const departure = departureIn(mind, act, seat)
  const [best, own, blind]: [number[], number[], number[]] = [[], [], []]
  const lossOf = (others: readonly number[]) => gapBetween(best, others)
  const isDone = () => isKnown(lossOf(blind)) && (!departure || isKnown(lossOf(own)))
  for (let round = 0; round * 3 < budget && (round % SLICE > 0 || round === 0 || !isDone()); round++) {
    const scoreOf = (state: unknown) =>
      playOn(mind, mind.game.clone(state), fastRng(seed, round), HORIZON)[seat] ?? 0
    own.push(scoreOf(act.after))
    best.push(departure ? scoreOf(departure.after) : (own.at(-1) ?? 0))
    const bot = random({ game: mind.game, rng: fastRng(seed, -1 - round) })
    blind.push(scoreOf(laidBy(mind, act.before, seat, bot)))
  }
  const cost = departure ? clearly(lossOf(own)) : 0
  return {
    cost,
    blind: clearly(lossOf(blind)),
    better: cost > 0 && departure ? departure.better : null,
    alike: departure?.alike ?? 0,
  }
}

function departureIn(mind: Mind, { before, actions }: Act, seat: Seat): Departure | null {
  const advised = greedy(mind)
  const state = mind.game.clone(before)
  for (const [alike, action] of actions.entries()) {
    const better = advised(state, seat)
    if (!sameAction(better, action)) return { alike, better, after: laidBy(mind, state, seat, advised) }
    mind.game.apply(state, action, null)
  }
  return null
}

/** A state of its own in which this bot has done all the small steps. */
function laidBy({ game, policy }: Mind, before: unknown, seat: Seat, bot: Bot): unknown {
  const state = game.clone(before)
  for (let step = 0; step < MOST; step++) {
    const actor = game.actor(state)
    if (actor.kind !== 'seats' || !actor.seats.includes(seat) || !policy.isDetail?.(state)) break
    game.apply(state, bot(state, seat), null)
  }
  return state
}
