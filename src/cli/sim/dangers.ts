/** What is dangerous to meet, the deadliest first. */
import { isKnown } from '../../sim/lab/enough.ts'
import type { Findings } from '../../sim/lab/findings.ts'
import type { Risk } from '../../sim/lab/stats/dangers.ts'
import { TEXTS } from '../../sim/report/text/index.ts'
import { percent, tableLines } from '../table.ts'

const SHOWN = 8

export function dangerLines({ dangers }: Findings): string[] {
  const tables = dangers.flatMap(({ name, rows }) => {
    const known = rows.filter(isKnown)
    if (known.length === 0) return []
    const more = known.length > SHOWN ? ['…'] : []
    const head = [name, 'met', 'games', 'fell', 'of met', '95% between', 'lost each', '95% between']
    return ['', ...tableLines([head, ...known.slice(0, SHOWN).map(cellsOf)]), ...more]
  })
  return tables.length === 0 ? [] : ['', TEXTS.en.dangerLead, ...tables]
}

function cellsOf({ id, met, games, fell, each }: Risk): string[] {
  return [
    id,
    `${met}`,
    `${games}`,
    `${fell.won}`,
    percent(fell.share),
    `${percent(fell.low)} to ${percent(fell.high)}`,
    each.value.toFixed(2),
    `${each.low.toFixed(2)} to ${each.high.toFixed(2)}`,
  ]
}
