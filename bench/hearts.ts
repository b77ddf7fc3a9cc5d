/** How often advice brings the princess home in Dungeon in a Tin, by the number of hearts. */
import { greedy } from '../src/bots/greedy.ts'
import { fastRng } from '../src/engine/rng.ts'
import { playOut } from '../src/engine/run.ts'
import { tinKit } from '../src/games/tin/index.ts'
import { type Interval, wilson } from '../src/sim/wilson.ts'

const HEARTS = [5, 6, 7, 8]
const STEPS = 100_000
/** More moves than advice needs, so that a match that gets nowhere is counted as lost. */
const TURN_LIMIT = 500

export interface Odds extends Interval {
  readonly hearts: number
  readonly games: number
  readonly won: number
  readonly late: number
  readonly rate: number
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
    greedy({ game, reader: tinKit.reader(tinKit.packs.standard), rng: fastRng(-seed) }),
    fastRng(seed),
    STEPS,
  )
  return game.result(state)?.reason ?? 'none'
}
