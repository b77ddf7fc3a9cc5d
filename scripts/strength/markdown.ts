/** A table of docs/bots.md from the file that a tournament wrote. */
import { z } from 'zod'
import type { Table } from './tables.ts'

const recordShape = z.object({
  standings: z.array(
    z.object({
      bot: z.string(),
      games: z.number(),
      won: z.number(),
      low: z.number(),
      high: z.number(),
      milliseconds: z.number(),
      elo: z.number(),
      give: z.number(),
      told: z.array(z.object({ name: z.string(), games: z.number(), median: z.number() })),
    }),
  ),
})
type Standing = z.output<typeof recordShape>['standings'][number]

export function markdownOf({ name, line }: Table, record: unknown): string {
  const { standings } = recordShape.parse(record)
  return [
    `### ${name}`,
    '',
    `    undercroft tournament ${line}`,
    '',
    '| bot | games | won | 95% between | Elo | ms a decision | at the median |',
    '| --- | --: | --: | --- | --: | --: | --- |',
    ...standings.map(row => `| ${cellsOf(row, standings.length > 1).join(' | ')} |`),
    '',
  ].join('\n')
}

function cellsOf(
  { bot, games, won, low, high, milliseconds, elo, give, told }: Standing,
  hasRivals: boolean,
): string[] {
  const rating = hasRivals ? `${elo.toFixed(0)}${give === 0 ? '' : ` ± ${give.toFixed(0)}`}` : ''
  const numbers = told.map(one => `${one.name} ${one.median}${one.games < games ? ` (${one.games})` : ''}`)
  return [
    bot,
    `${games}`,
    `${won} (${percent(won / Math.max(1, games))})`,
    `${percent(low)} and ${percent(high)}`,
    rating,
    milliseconds.toFixed(milliseconds < 10 ? 1 : 0),
    numbers.join(', '),
  ]
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)}%`
}
