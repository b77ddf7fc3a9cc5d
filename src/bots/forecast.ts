/** How often each choice wins when games are played on from it: a look ahead for people. */
import { fastRng } from '../engine/rng.ts'
import { playOut } from '../engine/run.ts'
import type { Action, AnyGame, Reader, Seat } from '../engine/types.ts'
import { greedy } from './greedy.ts'

/** How the games went that began with this action. */
export interface Tally {
  readonly action: Action
  readonly games: number
  readonly wins: number
}

/**
 * Plays on from here, again and again, first each of these actions and then as sensible players would, and tells after
 * every game how often the seat won. What the seat cannot know is guessed anew for each game, so it never peeks.
 */
export function* forecast(
  reader: Reader,
  game: AnyGame,
  state: unknown,
  seat: Seat,
  actions: readonly Action[],
  seed: number,
): Generator<readonly Tally[], never> {
  const tallies = actions.map(action => ({ action, games: 0, wins: 0 }))
  for (let round = 0; ; round++) {
    for (const tally of tallies) {
      const rng = fastRng(seed, round)
      const trial = game.guess(state, seat, rng)
      game.apply(trial, tally.action, null)
      playOut(game, trial, greedy(reader, game, rng), rng, game.facts.bound)
      tally.games += 1
      if (game.result(trial)?.winners.includes(seat)) tally.wins += 1
      yield tallies.map(each => ({ ...each }))
    }
  }
}
