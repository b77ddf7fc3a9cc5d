/** How often a careful party beats One Deck Dungeon: whole games by advice alone, each from a seed of its own. */
import { greedy } from '../src/bots/greedy.ts'
import { fastRng } from '../src/engine/rng.ts'
import { playOut } from '../src/engine/run.ts'
import type { AnyKit } from '../src/engine/types.ts'
import { onedeckKit } from '../src/games/onedeck/index.ts'
import { type Interval, wilson } from '../src/sim/wilson.ts'

const LIMIT = 100_000

const kit: AnyKit = onedeckKit
const game = kit.make(kit.packs.standard)

export interface Wins extends Interval {
  readonly games: number
  readonly won: number
  readonly floors: readonly number[]
}

/** The Warrior alone in the Dragon's Cave, as first printed. */
export function wins(games: number): Wins {
  const ends = Array.from({ length: games }, (_, seed) => endOf(seed + 1))
  const won = ends.filter(({ isWon }) => isWon).length
  const floors = [1, 2, 3, 4].map(floor => ends.filter(end => end.floor === floor).length)
  return { games, won, ...wilson(won, games), floors }
}

function endOf(seed: number): { isWon: boolean; floor: number } {
  const options = game.parseOptions({ heroes: ['warrior'], dungeon: 'dragon', edition: 'first' })
  if (!options.ok) throw new Error(options.refusal.reason)
  const rng = fastRng(seed)
  const state = game.setup(options.value)
  playOut(game, state, greedy({ game, reader: kit.reader(kit.packs.standard), rng }), rng, LIMIT)
  const { floor } = game.view(state, 0) as unknown as { readonly floor: number }
  return { isWon: (game.result(state)?.winners.length ?? 0) > 0, floor }
}
