/** How often advice brings the princess home in Dungeon in a Tin, by the number of hearts. */
import { greedy } from '../src/bots/greedy.ts'
import { fastRng } from '../src/engine/rng.ts'
import { playOut } from '../src/engine/run.ts'
import { tinKit } from '../src/games/tin/index.ts'

const HEARTS = [5, 6, 7, 8]
const STEPS = 100_000
/** More moves than advice needs, so that a match that gets nowhere is counted as lost. */
const TURN_LIMIT = 500

export interface Odds {
  readonly hearts: number
  readonly games: number
  readonly won: number
  readonly late: number
  readonly rate: number
  /** Wilson's interval at 95%. */
  readonly from: number
  readonly to: number
}

export function oddsByHearts(games: number): readonly Odds[] {
  return HEARTS.map(hearts => {
    const endings = Array.from({ length: games }, (_, seed) => endingOf(hearts, seed + 1))
    const won = endings.filter(ending => ending === 'rescued').length
    const late = endings.filter(ending => ending === 'late').length
    return { hearts, games, won, late, rate: won / games, ...wilson(won, games) }
  })
}

function endingOf(hearts: number, seed: number): string {
  const game = tinKit.make(tinKit.packs.standard)
  const state = game.setup({ hearts, turnLimit: TURN_LIMIT })
  playOut(
    game,
    state,
    greedy(tinKit.reader(tinKit.packs.standard), game, fastRng(-seed)),
    fastRng(seed),
    STEPS,
  )
  return game.result(state)?.reason ?? 'none'
}

function wilson(won: number, games: number): { readonly from: number; readonly to: number } {
  const z = 1.96
  const middle = (won + z ** 2 / 2) / (games + z ** 2)
  const half = (z / (games + z ** 2)) * Math.sqrt((won * (games - won)) / games + z ** 2 / 4)
  return { from: middle - half, to: middle + half }
}
