/** What a long match costs to open, to lay on a table and to draw as a chart, beside a bare fold of its steps. */
import { stepsOf } from '../src/engine/line.ts'
import { type Match, start } from '../src/engine/match.ts'
import { play, playChance } from '../src/engine/play.ts'
import { resume } from '../src/engine/resume.ts'
import { fastRng, pick, seededChance } from '../src/engine/rng.ts'
import type { AnyKit } from '../src/engine/types.ts'
import { progressChartOf } from '../src/table/progress-chart.ts'
import { recordsIn, tableOf } from '../src/table/table.ts'
import { best, kitOf, must } from './given.ts'

const STEPS = 6000
const TRIES = 7

/** Milliseconds, the best of several tries. */
export interface LongMatch {
  readonly fold: number
  readonly resume: number
  readonly table: number
  readonly course: number
}

export function longMatch(): LongMatch {
  const kit = kitOf('dungeon')
  const match = randomMatch(kit)
  const entries = match.log.slice(0, match.version)
  const table = tableOf('m', kit, match)
  return {
    fold: best(TRIES, () => foldOf(match)),
    resume: best(TRIES, () => resume(kit, match.header, entries)),
    table: best(TRIES, () => recordsIn(tableOf('m', kit, match), 0, match.line.length)),
    course: best(TRIES, () => progressChartOf(table, 0)),
  }
}

/** Eight seats at random, who never get anywhere. */
function randomMatch(kit: AnyKit): Match {
  const seats = Array.from({ length: 8 }, (_, seat) => ({ kind: 'bot', name: `${seat}` }) as const)
  const rng = fastRng(7)
  let match = must(start(kit, { seats, seed: 7 }))
  while (match.version < STEPS) {
    const actor = match.game.actor(match.state)
    if (actor.kind === 'over') throw new Error('The match ended too early')
    const seat = actor.kind === 'seats' ? (actor.seats[0] ?? 0) : 0
    const next =
      actor.kind === 'chance'
        ? playChance(match, seededChance(7))
        : play(match, seat, pick(match.game.actions(match.state, seat), rng))
    match = must(next)
  }
  return match
}

function foldOf(match: Match): unknown {
  const state = match.game.setup(must(match.game.parseOptions(match.header.options)))
  for (const { action } of stepsOf(match)) match.game.apply(state, action, null)
  return state
}
