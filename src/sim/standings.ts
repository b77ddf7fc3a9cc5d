/** What the games of a tournament come to. */
import type { Counted } from '../engine/tale.ts'
import { type Elo, eloFrom } from './elo.ts'
import type { Played } from './played.ts'
import { fixtureOf, type TournamentSetup } from './setup.ts'
import { type Interval, wilson } from './wilson.ts'

export interface Standing extends Interval, Elo {
  readonly bot: string
  readonly games: number
  readonly won: number
  /** Steps of a game, and milliseconds for a decision, on average. */
  readonly steps: number
  readonly milliseconds: number
  readonly told: readonly Middle[]
}

/** A number that the game tells of its matches, at the median of those that have it. */
export interface Middle {
  readonly name: string
  readonly games: number
  readonly median: number
}

export function standingsOf(setup: TournamentSetup, games: readonly Played[]): Standing[] {
  const elos = eloFrom(winsOf(setup, games))
  return setup.bots.map((name, bot) => {
    const own = games.filter(({ number }) => fixtureOf(setup, number).holders.includes(bot))
    const won = own.filter(game => game.won.includes(bot)).length
    const decisions = total(own, game => game.thought[bot]?.decisions ?? 0)
    return {
      bot: name,
      games: own.length,
      won,
      ...wilson(won, own.length),
      steps: total(own, ({ steps }) => steps) / Math.max(1, own.length),
      milliseconds: total(own, game => game.thought[bot]?.milliseconds ?? 0) / Math.max(1, decisions),
      told: middlesOf(own.flatMap(game => game.told[bot] ?? [])),
      ...(elos[bot] ?? { elo: 0, give: 0 }),
    }
  })
}

function middlesOf(told: readonly Counted[]): Middle[] {
  const names = [...new Set(told.map(({ name }) => name))]
  return names.map(name => {
    const values = told.flatMap(one => (one.name === name ? [one.value] : [])).toSorted((a, b) => a - b)
    return { name, games: values.length, median: values[Math.floor(values.length / 2)] ?? 0 }
  })
}

function total<T>(list: readonly T[], of: (item: T) => number): number {
  return list.reduce((sum, item) => sum + of(item), 0)
}

/**
 * How often each bot did better than each other. Rivals meet in a game: who won it beat who did not. Who plays alone meets
 * the others in a deal: who won it beat who lost the same one, and the difference of Elo is that of the odds to win.
 */
function winsOf(setup: TournamentSetup, games: readonly Played[]): number[][] {
  const wins = setup.bots.map(() => setup.bots.map(() => 0))
  for (const { there, won } of meetingsOf(setup, games))
    for (const winner of won) for (const loser of there) if (!won.has(loser)) bump(wins, winner, loser)
  return wins
}

function bump(wins: number[][], winner: number, loser: number): void {
  const row = wins[winner]
  if (row) row[loser] = (row[loser] ?? 0) + 1
}

interface Meeting {
  readonly there: Set<number>
  readonly won: Set<number>
}

function meetingsOf(setup: TournamentSetup, games: readonly Played[]): Iterable<Meeting> {
  const meetings = new Map<number, Meeting>()
  for (const { number, won } of games) {
    const { deal, holders } = fixtureOf(setup, number)
    const where = setup.isAlone ? deal : number
    const meeting = meetings.get(where) ?? { there: new Set(), won: new Set() }
    meetings.set(where, meeting)
    for (const bot of holders) meeting.there.add(bot)
    for (const bot of won) meeting.won.add(bot)
  }
  return meetings.values()
}
