/** The standings of a tournament in words. */
import type { Budget } from '../../bots/mind.ts'
import type { Played } from '../../sim/played.ts'
import type { TournamentSetup } from '../../sim/setup.ts'
import { type Standing, standingsOf } from '../../sim/standings.ts'
import { percent, tableLines } from '../table.ts'

const HEAD = ['bot', 'games', 'won', '', '95% between', 'steps', 'ms/decision', 'Elo', '']

/** Of all that was played, which may be more than was asked for. */
export function reportLines(setup: TournamentSetup, games: readonly Played[], asked: number): string[] {
  const standings = standingsOf(setup, games)
  const rows = [HEAD, ...standings.map(standing => cellsOf(standing, setup.bots.length > 1))]
  const told = standings.flatMap(tellingOf)
  return [
    `${setup.game}, seed ${setup.seed}, ${thinkingOf(setup.budget)}`,
    ...(games.length > asked
      ? [`All ${games.length} games of the file, though ${asked} were asked for.`]
      : []),
    ...tableLines(rows),
    ...footOf(setup),
    ...told,
  ]
}

/** What the game itself counts, and in how many games where that is not all of them. */
function tellingOf({ bot, games, told }: Standing): string[] {
  if (told.length === 0) return []
  const parts = told.map(
    one => `${one.name} ${one.median}${one.games < games ? ` (${one.games} games)` : ''}`,
  )
  return [`${bot}, at the median: ${parts.join(', ')}`]
}

function cellsOf(
  { bot, games, won, low, high, steps, milliseconds, elo, give }: Standing,
  hasRivals: boolean,
): string[] {
  const interval = `${percent(low)} and ${percent(high)}`
  const rating = hasRivals ? [elo.toFixed(0), give === 0 ? '' : `± ${give.toFixed(0)}`] : []
  return [
    bot,
    `${games}`,
    `${won}`,
    percent(won / Math.max(1, games)),
    interval,
    steps.toFixed(0),
    milliseconds.toFixed(2),
    ...rating,
  ]
}

function thinkingOf(budget: Budget): string {
  return 'iterations' in budget
    ? `${budget.iterations} iterations for a decision`
    : `${budget.milliseconds / 1000} s for a decision`
}

function footOf({ bots, isAlone }: TournamentSetup): string[] {
  if (bots.length < 2) return []
  const elo = `Elo against ${bots[0] ?? ''}, from the`
  return isAlone
    ? [`${elo} deals that one bot won and the other lost:`, 'the difference is that of their odds to win.']
    : [`${elo} games that one bot won and the other lost.`]
}
