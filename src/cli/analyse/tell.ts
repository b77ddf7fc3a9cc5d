/** What was found out about a match, as text. */
import type { Account, Analysis, Choice } from '../../bots/analysis/types.ts'
import { worstOf } from '../../bots/analysis/worst.ts'
import type { Seat } from '../../engine/types.ts'
import { remarkOn } from '../../table/remark.ts'
import { padTo, wrap } from '../layout.ts'
import type { Reading } from '../replay/tell.ts'
import { chartOf, MEETING } from './chart.ts'

const WORST = 5

/** The curve, the accounts and the worst choices of these seats. */
export function* toldAnalysis(
  reading: Reading,
  analysis: Analysis,
  seats: readonly Seat[],
): Generator<string> {
  const { match, paint, width } = reading
  const shown = analysis.together ? seats.slice(0, 1) : seats
  const names = shown.map(seat => `${seat + 1} ${match.seats[seat]?.name ?? ''}`).join(', ')
  const meeting = shown.length > 1 ? `, ${MEETING} several` : ''
  yield paint('strong', 'Chance to win, before the first step and after each')
  if (!analysis.together) yield wrap(`${names}${meeting}`, width)
  const markOf = (seat: Seat) => (shown.length > 1 ? String(seat + 1) : '•')
  const curves = shown.map(seat => ({
    mark: markOf(seat),
    values: analysis.series.map(point => point[seat] ?? 0),
  }))
  yield chartOf(curves, width).join('\n')
  yield ''
  yield* accountLines(reading, analysis, seats)
  yield ''
  yield* worstLines(
    reading,
    analysis.choices.filter(({ seat }) => seats.includes(seat)),
  )
}

function* accountLines(
  { match, paint, width }: Reading,
  { accounts }: Analysis,
  seats: readonly Seat[],
): Generator<string> {
  const names = seats.map(seat => `${seat + 1} ${match.seats[seat]?.name ?? ''}`)
  const wide = Math.min(width - 52, Math.max(...names.map(name => name.length)))
  yield paint('strong', `${padTo('', wide)}  Start    Luck  Choices  Others     End  Accuracy`)
  for (const [row, seat] of seats.entries()) {
    const account = accounts[seat]
    if (account) yield `${padTo(names[row]?.slice(0, wide) ?? '', wide)}${columnsOf(account)}`
  }
  const meaning =
    'Accuracy: 100 where nothing was given away, 0 where as much was as by choosing blindly in the same places.'
  yield paint('dim', wrap(meaning, width))
}

function columnsOf({ start, luck, own, others, end, accuracy }: Account): string {
  const share = (value: number, width: number) => `${Math.round(value * 100)}%`.padStart(width)
  const change = (value: number, width: number) => changeOf(value).padStart(width)
  const right = accuracy === null ? '-' : String(Math.round(accuracy))
  return `${share(start, 7)}${change(luck, 8)}${change(own, 9)}${change(others, 8)}${share(end, 8)}${right.padStart(10)}`
}

function changeOf(value: number): string {
  const percent = Math.round(value * 100)
  return percent > 0 ? `+${percent}%` : `${percent === 0 ? 0 : percent}%`
}

function* worstLines({ kit, match, paint, width }: Reading, choices: readonly Choice[]): Generator<string> {
  const worst = worstOf(choices, WORST)
  yield paint(
    'strong',
    worst.length === 0 ? 'No choice was clearly worse than another.' : 'The worst choices',
  )
  for (const choice of worst) {
    const remark = remarkOn(kit, match, choice, 'en')
    if (!remark) continue
    const who = match.seats[choice.seat]?.name ?? ''
    yield wrap(`${choice.from}. ${who}: ${remark.played} (${changeOf(-choice.cost)})`, width, '   ')
    yield wrap(`   Better: ${remark.better}${remark.why === '' ? '' : ` (${remark.why})`}`, width, '     ')
  }
}
