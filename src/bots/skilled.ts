/** Follows the policy, but first looks at what one step may bring, by exact odds, and leaves it where that is clearly better. */
import { fastRng } from '../engine/rng.ts'
import type { Action, Rng, Seat } from '../engine/types.ts'
import { greedy } from './greedy.ts'
import type { Bot, Mind } from './mind.ts'
import { playOn } from './search/play-on.ts'
import { sensible } from './search/sensible.ts'

/** Against the best share: only what the policy itself thinks something of. */
const LEAST = 0.2
/** What it sees is worth leaving the policy for from this much more chance to win on. */
const CLEARLY = 0.2
/** As many ends of a step are looked at, all of two dice; what has more is thrown instead, and what has fewer is played on more often. */
const ENDS = 36
/** From each end the policy plays on so far: what only puts off a fight would else look like winning it. */
const ONWARDS = 20
/** Where something is hidden, it is guessed so many times, and what dice may bring is dealt out among the guesses. */
const GUESSES = 4

export function skilled(mind: Mind): Bot {
  return (state, seat) => {
    if (mind.policy.isDetail?.(state)) return greedy(mind)(state, seat)
    const choices = sensible(mind, state, seat, LEAST)
    const [pick, ...others] = choices
    if (others.length === 0) return pick
    const chanceOf = looking(mind, state, seat)
    let [best, most] = [pick, chanceOf(pick, 0) + CLEARLY]
    for (const action of others) {
      const chance = chanceOf(action, most)
      if (chance > most) [best, most] = [action, chance]
    }
    return best
  }
}

/** The chance to win that is still possible with an action, and what it has to exceed to be of interest. */
interface Hope {
  most: number
  readonly over: number
}

const isLost = ({ most, over }: Hope): boolean => most <= over

/** The chance to win with an action, or less where it is not over that; what is hidden, and what falls, is the same for all. */
function looking(mind: Mind, state: unknown, seat: Seat): (action: Action, over: number) => number {
  const { game, rng } = mind
  const seed = rng.below(0x1_0000_0000)
  const guesses = Array.from({ length: game.facts.hidden ? GUESSES : 1 }, (_, guess) => guess)
  const known = guesses.map(guess => game.guess(state, seat, fastRng(seed, guess)))
  const ends = ENDS / guesses.length
  return (action, over) => {
    const hope = { most: 1, over }
    for (const [guess, from] of known.entries())
      after(
        { mind, seat, rng: fastRng(seed, guess), hope, guess, guesses: known.length },
        from,
        action,
        ends,
        1 / known.length,
      )
    return hope.most
  }
}

interface Look {
  readonly mind: Mind
  readonly seat: Seat
  readonly rng: Rng
  readonly hope: Hope
  readonly guess: number
  readonly guesses: number
}

function after(look: Look, state: unknown, action: Action, ends: number, share: number): void {
  const next = look.mind.game.clone(state)
  look.mind.game.apply(next, action, null)
  lookOn(look, next, ends, share)
}

/** Takes from the hope what is lost of this share of it, over everything that dice and cards may bring until the next decision. */
function lookOn(look: Look, state: unknown, ends: number, share: number): void {
  const { mind, seat, rng, hope } = look
  const { game, policy } = mind
  for (;;) {
    const actor = game.actor(state)
    if (actor.kind === 'chance') return overChance(look, state, ends, share)
    if (actor.kind === 'over' || !policy.isDetail?.(state))
      return times(hope, ends, share, part => {
        hope.most -= part * (1 - (playOn(mind, game.clone(state), rng, ONWARDS)[seat] ?? 0))
      })
    game.apply(state, policy.choose(state, actor.seats[0] ?? 0, rng), null)
  }
}

function overChance(look: Look, state: unknown, ends: number, share: number): void {
  const { mind, rng, hope, guess, guesses } = look
  const outcomes = mind.game.outcomes(state)
  if (!outcomes || outcomes.length > ends * guesses)
    return times(hope, ends, share, part => after(look, state, mind.game.sample(state, rng), 1, part))
  const every = outcomes.length > ends ? guesses : 1
  const each = (ends * every) / outcomes.length
  for (const [index, { action, p }] of outcomes.entries())
    if (index % every === guess % every && !isLost(hope)) after(look, state, action, each, share * p * every)
}

/** As many looks, each with its part of the share, as long as there is hope. */
function times(hope: Hope, ends: number, share: number, look: (part: number) => void): void {
  const count = Math.max(1, Math.floor(ends))
  for (let index = 0; index < count && !isLost(hope); index++) look(share / count)
}
