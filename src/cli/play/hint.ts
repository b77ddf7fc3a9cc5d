/** The word `hint`: what a good player would do, why, and how the options compare. */
import { setImmediate } from 'node:timers/promises'
import { prospectsFor } from '../../table/prospects.ts'
import { type Hint, marginOf, type Prospects, type Recommended, recommendedBy } from '../../table/protocol.ts'
import { say } from '../io.ts'
import { padTo, shorten, widthOf, wrap } from '../layout.ts'
import { bandLines } from './about.ts'
import { screenWidth } from './show.ts'
import type { TerminalTable } from './terminal-table.ts'

/** A second or two; counted, so that the same question has the same answer. */
const BUDGET = { iterations: 1000 }
/** Columns that the numbers of an option take. */
const NUMBERS = 12

export async function showHint(table: TerminalTable): Promise<void> {
  const { io, line, match, picture } = table
  const hint = await line.ask('hint', { match })
  if (!hint.ok) return say(io, hint.refusal.reason)
  const prospects = await thoughtOut(table, hint.value)
  const recommended = recommendedBy(hint.value, prospects, picture.choices)
  say(io, wrap(adviceIn(table, recommended), screenWidth(table), '  '))
  for (const band of bandLines(recommended.choice)) say(io, wrap(band, screenWidth(table), '      '))
  for (const row of compared(table, recommended, prospects)) say(io, row)
  if (recommended.even !== null)
    say(io, wrap(`"${recommended.even}" is as good, as far as can be told.`, screenWidth(table)))
}

/** Whoever has seen enough, or wants out, is heard meanwhile. Null where there is nothing to compare. */
async function thoughtOut(table: TerminalTable, { seat, choice }: Hint): Promise<Prospects | null> {
  const { kit, line, match, asker } = table
  const guess = await line.ask('guess', { match, seat })
  if (!guess.ok) return null
  let found: Prospects | null = null
  let isEnough = false
  const goOn = asker.stoppable(() => (isEnough = true))
  for (found of prospectsFor(kit, { ...guess.value, advised: choice.key }, BUDGET)) {
    showThinking(table, found)
    await setImmediate()
    if (isEnough || asker.interrupted) break
  }
  goOn()
  if (found) hideThinking(table)
  return found
}

const NEW_LINE = '\r\u001B[K'

/** At a terminal, over what stood there before. */
function showThinking({ io }: TerminalTable, { times }: Prospects): void {
  if (io.interactive)
    io.stdout.write(`${NEW_LINE}Thinking, ${times} times so far; Ctrl-C shows what is known.`)
}

function hideThinking({ io }: TerminalTable): void {
  if (io.interactive) io.stdout.write(NEW_LINE)
}

function adviceIn(table: TerminalTable, { choice, odds, why, instead }: Recommended): string {
  const advice = `Perhaps ${numberOf(table, choice.key)}. ${choice.text}`
  const against = instead
    ? `Played on, it wins more often than "${instead.text}", which looks better at first.`
    : ''
  return `${advice}${odds === null ? '' : `: ${odds}`}. ${why} ${against}`.trim()
}

function compared(
  table: TerminalTable,
  { options }: Recommended,
  prospects: Prospects | null,
): readonly string[] {
  if (!prospects) return []
  const names = options.map(({ key, text }) => `  ${numberOf(table, key)}. ${text}`)
  const width = Math.min(Math.max(...names.map(widthOf)), screenWidth(table) - NUMBERS)
  const rows = options.map((option, index) => {
    const percent = String(Math.round(option.value * 100)).padStart(3)
    return `${padTo(shorten(names[index] ?? '', width), width)}  ${percent}% ±${marginOf(option)}`
  })
  return [`Chance to win, each played on ${prospects.times} times:`, ...rows]
}

function numberOf({ picture }: TerminalTable, wanted: string): number {
  return picture.choices.findIndex(({ key }) => key === wanted) + 1
}
