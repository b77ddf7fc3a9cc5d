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
/** As many ends of a step are looked at; dice that have more are thrown instead, and what has fewer is played on more often. */
const ENDS = 32
/** From each end the policy plays on so far: what only puts off a fight would else look like winning it. */
const ONWARDS = 20
/** Where something is hidden, it is guessed so many times. */
const GUESSES = 4

export function skilled(mind: Mind): Bot {
  return (state, seat) => {
    if (mind.policy.isDetail?.(state)) return greedy(mind)(state, seat)
    const choices = sensible(mind, state, seat, LEAST)
    const [pick] = choices
    if (choices.length === 1) return pick
    const chances = looked(mind, state, seat, choices)
    const best = chances.indexOf(Math.max(...chances))
    const isClear = (chances[best] ?? 0) - (chances[0] ?? 0) > CLEARLY
    return (isClear ? choices[best] : undefined) ?? pick
  }
}

/** The chance to win with each of these; what is hidden, and what falls after it, is the same for all of them. */
function looked(mind: Mind, state: unknown, seat: Seat, choices: readonly Action[]): number[] {
  const { game, rng } = mind
  const seed = rng.below(0x1_0000_0000)
  const guesses = Array.from({ length: game.facts.hidden ? GUESSES : 1 }, (_, guess) => guess)
  const known = guesses.map(guess => game.guess(state, seat, fastRng(seed, guess)))
  const ends = ENDS / guesses.length
  return choices.map(action => {
    const each = known.map((from, guess) => after(mind, from, action, seat, fastRng(seed, guess), ends))
    return each.reduce((sum, chance) => sum + chance, 0) / each.length
  })
}

function after(mind: Mind, state: unknown, action: Action, seat: Seat, rng: Rng, ends: number): number {
  const next = mind.game.clone(state)
  mind.game.apply(next, action, null)
  return expected(mind, next, seat, rng, ends)
}

/** The chance to win, over everything that dice and cards may bring until the next decision. */
function expected(mind: Mind, state: unknown, seat: Seat, rng: Rng, ends: number): number {
  const { game, policy } = mind
  for (;;) {
    const actor = game.actor(state)
    if (actor.kind === 'chance') return overChance(mind, state, seat, rng, ends)
    if (actor.kind === 'over' || !policy.isDetail?.(state))
      return average(ends, () => playOn(mind, game.clone(state), rng, ONWARDS)[seat] ?? 0)
    game.apply(state, policy.choose(state, actor.seats[0] ?? 0, rng), null)
  }
}

function overChance(mind: Mind, state: unknown, seat: Seat, rng: Rng, ends: number): number {
  const outcomes = mind.game.outcomes(state)
  if (!outcomes || outcomes.length > ends)
    return average(ends, () => after(mind, state, mind.game.sample(state, rng), seat, rng, 1))
  const each = ends / outcomes.length
  return outcomes.reduce((sum, { action, p }) => sum + p * after(mind, state, action, seat, rng, each), 0)
}

function average(times: number, once: () => number): number {
  const count = Math.max(1, Math.floor(times))
  let sum = 0
  for (let index = 0; index < count; index++) sum += once()
  return sum / count
}
