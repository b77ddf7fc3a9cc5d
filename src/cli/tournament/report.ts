/** The standings of a tournament in words. */
import type { Budget } from '../../bots/mind.ts'
import type { Played } from '../../sim/played.ts'
import type { TournamentSetup } from '../../sim/setup.ts'
import { type Standing, standingsOf } from '../../sim/standings.ts'
import { wrap } from '../layout.ts'
import { percent, tableLines } from '../table.ts'

const HEAD = ['bot', 'games', 'won', '', '95% between', 'steps', 'ms/decision']
const RATING = ['Elo', '']

interface Shown {
  readonly games: readonly Played[]
  /** What was asked for may be less than was played. */
  readonly asked: number
}

export function reportLines(setup: TournamentSetup, { games, asked }: Shown, width: number): string[] {
  const names = namesOf(setup.bots)
  const hasRivals = names.length > 1
  const standings = standingsOf(setup, games).map((row, bot) => ({ ...row, bot: names[bot] ?? row.bot }))
  const rows = [
    [...HEAD, ...(hasRivals ? RATING : [])],
    ...standings.map(row => [...cellsOf(row), ...(hasRivals ? ratingOf(row) : [])]),
  ]
  const told = [...(hasRivals ? footOf(setup, standings) : []), ...standings.flatMap(tellingOf)]
  return [
    `${setup.game}, seed ${setup.seed}, ${thinkingOf(setup.budget)}`,
    ...(games.length > asked
      ? [`All ${countOf(games.length)} of the file, though ${asked} were asked for.`]
      : []),
    ...tableLines(rows),
    ...told.map(line => wrap(line, width, '  ')),
  ]
}

/** Of several of a kind each has the number of its place, which is also its seat in the first game. */
function namesOf(bots: readonly string[]): string[] {
  return bots.map((name, bot) =>
    bots.filter(other => other === name).length > 1 ? `${name} ${bot + 1}` : name,
  )
}

function countOf(games: number): string {
  return games === 1 ? '1 game' : `${games} games`
}

/** What the game itself counts, and in how many games where that is not all of them. */
function tellingOf({ bot, games, told }: Standing): string[] {
  if (told.length === 0) return []
  const parts = told.map(
    one => `${one.name} ${one.median}${one.games < games ? ` (${countOf(one.games)})` : ''}`,
  )
  return [`${bot}, at the median: ${parts.join(', ')}`]
}

function cellsOf({ bot, games, won, low, high, steps, milliseconds }: Standing): string[] {
  const rate = percent(won / Math.max(1, games))
  const interval = `${percent(low)} and ${percent(high)}`
  return [bot, `${games}`, `${won}`, rate, interval, steps.toFixed(0), milliseconds.toFixed(2)]
}

function ratingOf({ elo, give }: Standing): string[] {
  return [elo.toFixed(0), give === 0 ? '' : `± ${give.toFixed(0)}`]
}

function thinkingOf(budget: Budget): string {
  if (!('iterations' in budget)) return `${budget.milliseconds / 1000} s for a decision`
  return `${budget.iterations} ${budget.iterations === 1 ? 'iteration' : 'iterations'} for a decision`
}

function footOf({ isAlone }: TournamentSetup, standings: readonly Standing[]): string[] {
  const elo = `Elo against ${standings[0]?.bot ?? ''}, from the`
  const meant = isAlone
    ? `${elo} deals that one bot won and the other lost: the difference is that of their odds to win.`
    : `${elo} games that one bot won and the other lost.`
  const endless = standings.filter(({ won, games }) => games > 0 && (won === 0 || won === games))
  const names = endless.map(({ bot, won }) => `${bot} ${won === 0 ? 'never' : 'always'} won`).join(', ')
  return endless.length === 0
    ? [meant]
    : [meant, `Every pair is given half a win each, or Elo would have no end here: ${names}.`]
}
